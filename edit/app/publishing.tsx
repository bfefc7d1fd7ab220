import { useRef, useState } from "react";
import { ask } from "./request.ts";
import { useWords } from "./words.ts";
import { readMessage } from "../error-message.ts";

/** Publishes what is saved, or puts the site before it in place again; both say first what they do. */
export function Publishing({ onSaid }: { onSaid: (said: string) => void }) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<"publish" | "rollback">("publish");
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const begin = (wanted: typeof kind) => {
    if (!isBusy) {
      setKind(wanted);
      setSaid("");
    }
    dialog.current?.showModal();
  };
  function fail(told: string): void {
    setSaid(told);
    // somebody who has gone on editing meanwhile would take silence for success
    if (!dialog.current?.open) dialog.current?.showModal();
  }
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { done, said: told } = await ask(kind);
      if (done) {
        dialog.current?.close();
        onSaid(say(kind === "publish" ? "published" : "rolled_back"));
      } else fail(told);
    } catch (error) {
      fail(readMessage(error));
    }
    setBusy(false);
  }
  return (
    <>
      <button type="button" onClick={() => begin("publish")}>
        {say("publish")}
      </button>
      <button type="button" onClick={() => begin("rollback")}>
        {say("rollback")}
      </button>
      <dialog ref={dialog} aria-labelledby="publish-title">
        <h2 id="publish-title">{say(kind)}</h2>
        <p>{say(kind === "publish" ? "publish_asks" : "rollback_asks")}</p>
        {isBusy && <p role="status">{say("building")}</p>}
        {said && (
          <pre role="alert" className="note">
            {said}
          </pre>
        )}
        <div className="closing">
          <button type="button" onClick={() => dialog.current?.close()}>
            {say("go_on")}
          </button>
          <button type="button" className="main" disabled={isBusy} onClick={() => void run()}>
            {say(kind)}
          </button>
        </div>
      </dialog>
    </>
  );
}
