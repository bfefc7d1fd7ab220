import { useState } from "react";
import type { ListedFile } from "../server/files.ts";
import type { FieldProblem } from "../server/problems.ts";
import { useAnswer } from "./use-answer.ts";
import { say } from "./words.ts";

const groups = ["newsroom", "rates", "services", "guides", "pages", "reference", "site", "other"] as const;

function findGroup({ path }: ListedFile): (typeof groups)[number] {
  const name = path === "site.yaml" ? "site" : path.split("/")[0];
  return groups.find((group) => group === name) ?? "other";
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
  const count = ({ path, translations }: ListedFile, level: FieldProblem["level"]) =>
    problems.filter((one) => one.level === level && [path, ...translations].includes(one.path)).length;
  return (
    <nav aria-label={say("files")} className="overflow-auto border-r border-line bg-panel p-4">
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
        const isBusy = own.some((file) => file.path === selected || file.state !== "same" || count(file, "error") > 0);
        if (own.length === 0) return null;
        return (
          <details key={`${group}${sought === ""}`} open={sought !== "" || isBusy || group === "newsroom"}>
            <summary className="py-1">
              {say(`group_${group}`)} <span className="text-quiet">{own.length}</span>
            </summary>
            <ul className="mb-2">
              {own.map((file) => (
                <li key={file.path}>
                  <a
                    href={`#${file.path}`}
                    aria-current={file.path === selected ? "page" : undefined}
                    className="block rounded-md px-2 py-1 wrap-anywhere hover:bg-line aria-[current]:bg-page"
                  >
                    {file.title}
                    <span className="block text-xs text-quiet">{file.path}</span>
                    <State name={file.state} text={file.state === "same" ? "" : say(`state_${file.state}`)} />
                    {(["error", "warning"] as const).map((level) => (
                      <State
                        key={level}
                        name={level}
                        text={count(file, level) > 0 ? say(`${level}s`, { count: count(file, level) }) : ""}
                      />
                    ))}
                    <State name="warning" text={stale.includes(file.path) ? say("stale") : ""} />
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

function State({ name, text }: { name: string; text: string }) {
  return text === "" ? null : <span className={`state ${name}`}>{text}</span>;
}
