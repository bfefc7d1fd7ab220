import { useState } from "react";
import { useWords } from "../words.ts";
import { useForm } from "./form-state.ts";
import { readMessage } from "../../error-message.ts";

/** Takes a picture that is dropped on it or chosen, and puts it beside the text. */
export function PictureDrop({ onPicture }: { onPicture: (name: string) => void }) {
  const { takePicture } = useForm();
  const say = useWords();
  const [failed, setFailed] = useState("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      setFailed("");
      onPicture(await takePicture(file));
    } catch (error) {
      setFailed(readMessage(error));
    }
  };
  return (
    <label
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {say("drop_picture")}
      <input type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
      {failed && (
        <span role="alert" className="note error">
          {failed}
        </span>
      )}
    </label>
  );
}
