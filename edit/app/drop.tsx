import { useWork } from "./request.ts";

type DropProps = { label: string; accept: string; onFile: (file: File) => Promise<unknown> };

/** Takes a file that is dropped on it or chosen, which browsers do themselves, and says so if it cannot be used. */
export function Drop({ label, accept, onFile }: DropProps) {
  const { failed, run } = useWork();
  return (
    <label className="inline-flex flex-wrap items-center gap-2 text-sm">
      {label}
      <input
        type="file"
        accept={accept}
        className="w-64 border-dashed file:mr-2 file:rounded-md file:border file:border-slate-500 file:px-2"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void run(() => onFile(file));
        }}
      />
      {failed && (
        <span role="alert" className="note error">
          {failed}
        </span>
      )}
    </label>
  );
}
