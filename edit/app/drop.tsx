import type { DragEvent } from "react";
import { useWork } from "./use-work.ts";

type DropProps = { label: string; accept: string; onFile: (file: File) => Promise<unknown> };

/** Takes a file that is dropped on it or chosen, and says so if it cannot be used. */
export function Drop({ label, accept, onFile }: DropProps) {
  const { failed, run } = useWork();
  const take = (file: File | undefined) => file && void run(() => onFile(file));
  return (
    <label
      className="inline-flex flex-wrap items-center gap-2 rounded-md border border-dashed border-control px-2.5 py-1 text-sm"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      {label}
      <input
        type="file"
        className="max-w-56 border-0 p-0 text-sm file:mr-2 file:rounded-md file:border file:border-control file:px-2"
        accept={accept}
        onChange={({ target }) => take(target.files?.[0])}
      />
      {failed && (
        <span role="alert" className="note error">
          {failed}
        </span>
      )}
    </label>
  );
}
