import { useState } from "react";
import type { ListedFile } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import { useAnswer } from "./use-answer.ts";
import { say } from "./words.ts";

const groups = ["newsroom", "rates", "services", "guides", "pages", "reference", "site", "other"] as const;

function findGroup({ path }: ListedFile): (typeof groups)[number] {
  return groups.find((group) => path.startsWith(group)) ?? "other";
}

type FileListProps = {
  files: readonly ListedFile[];
  problems: readonly FieldProblem[];
  stale: readonly string[];
  selected: string;
};

/** Everything that can be edited, to be found by title, path or text, with what there is to know of each. */
export function FileList({ files, problems, stale, selected }: FileListProps) {
  const [sought, setSought] = useState("");
  const words = sought.trim();
  const texts = useAnswer(words === "" ? undefined : "find", { body: { words } });
  const found = files.filter(({ path }) => words === "" || texts?.includes(path));
  /** What there is to know of a file, by the kinds of what it means. */
  const describe = ({ path, state, translations }: ListedFile) => {
    const own = problems.filter((one) => [path, ...translations].includes(one.path));
    const errors = own.filter(({ level }) => level === "error").length;
    const warnings = own.length - errors;
    return Object.entries({
      [state]: state === "same" ? "" : say(`state_${state}`),
      error: errors > 0 ? say("errors", { count: errors }) : "",
      warning: warnings > 0 ? say("warnings", { count: warnings }) : "",
      stale: stale.includes(path) ? say("stale") : "",
    }).filter(([, text]) => text !== "");
  };
  return (
    <nav aria-label={say("files")} className="overflow-auto border-r border-slate-200 bg-slate-50 p-4">
      <input
        type="search"
        className="mb-3 w-full"
        aria-label={say("search")}
        placeholder={say("search")}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {texts && found.length === 0 && <p role="status">{say("nothing_found")}</p>}
      {groups.map((group) => {
        const own = found.filter((file) => findGroup(file) === group);
        const isBusy = own.some(
          (file) => file.path === selected || describe(file).some(([kind]) => kind !== "warning"),
        );
        if (own.length === 0) return null;
        return (
          <details key={`${group}${sought === ""}`} open={sought !== "" || isBusy || group === "newsroom"}>
            <summary className="py-1">
              {say(`group_${group}`)} <span className="text-slate-600">{own.length}</span>
            </summary>
            <ul className="mb-2">
              {own.map((file) => (
                <li key={file.path}>
                  <a
                    href={`#${file.path}`}
                    aria-current={file.path === selected ? "page" : undefined}
                    className="block rounded-md px-2 py-1 wrap-anywhere hover:bg-slate-200 aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_var(--color-green-700)]"
                  >
                    {file.title}
                    <span className="block text-xs text-slate-600">{file.path}</span>
                    {describe(file).map(([kind, text]) => (
                      <span key={kind} className={`state ${kind}`}>
                        {text}
                      </span>
                    ))}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
