import { useState } from "react";
import type { ListedFile } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import { useWords, type Word } from "./words.ts";

const groups = ["newsroom", "rates", "services", "guides", "pages", "reference", "site", "other"] as const;

type FileListProps = {
  files: readonly ListedFile[];
  problems: readonly FieldProblem[];
  stale: ReadonlyMap<string, number>;
  selected: string;
};

/** Everything that can be edited, with what there is to know of each: changed, out of date, with errors. */
export function FileList({ files, problems, stale, selected }: FileListProps) {
  const say = useWords();
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(" ");
  const found = files.filter(({ path, title }) =>
    words.every((word) => `${title} ${path}`.toLowerCase().includes(word)),
  );
  return (
    <nav aria-label={say("files")} className="files">
      <input
        type="search"
        aria-label={say("search")}
        placeholder={say("search")}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {groups.map((group) => {
        const own = found.filter((file) => file.group === group);
        const isBusy = own.some(
          (file) => file.path === selected || file.state !== "same" || countOf(file, problems, "error") > 0,
        );
        if (own.length === 0) return null;
        return (
          <details key={`${group}${sought === ""}`} open={sought !== "" || isBusy || group === "newsroom"}>
            <summary>
              {say(`group_${group}`)} <span className="quiet">{own.length}</span>
            </summary>
            <ul>
              {own.map((file) => (
                <li key={file.path}>
                  <a
                    href={`#${file.path}`}
                    aria-current={file.path === selected ? "page" : undefined}
                    title={file.path}
                  >
                    {file.title}
                    <States
                      file={file}
                      errors={countOf(file, problems, "error")}
                      warnings={countOf(file, problems, "warning")}
                      stale={stale.get(file.path) ?? 0}
                    />
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

function countOf(
  { path, translations }: ListedFile,
  problems: readonly FieldProblem[],
  level: FieldProblem["level"],
): number {
  return problems.filter((one) => one.level === level && (one.path === path || translations.includes(one.path))).length;
}

function States({
  file,
  errors,
  warnings,
  stale,
}: {
  file: ListedFile;
  errors: number;
  warnings: number;
  stale: number;
}) {
  const say = useWords();
  const state: Word | undefined = file.state === "same" ? undefined : `state_${file.state}`;
  return (
    <span className="states">
      {state && <span className={`state ${file.state}`}>{say(state)}</span>}
      {errors > 0 && <span className="state error">{say("errors", { count: errors })}</span>}
      {warnings > 0 && <span className="state warning">{say("warnings", { count: warnings })}</span>}
      {stale > 0 && <span className="state stale">{say("stale")}</span>}
    </span>
  );
}
