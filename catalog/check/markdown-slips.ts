import type { Catalog, Doc } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";

type Slip = readonly [found: RegExp, wrong: string, right: string];

/** Slips that stand in a single line of a text, outside code. */
const slips: readonly Slip[] = [
  [/^#{1,6}[^#\s!]/, "a heading without a space behind its #", 'write "## The heading"'],
  [/^#{2,6}\s*$/, "a heading without words", "write it, or remove the line"],
  [/^(?:<{7}|={7}|>{7})/, "a line that merging two versions has left", "keep one of the two, and remove this line"],
  [/(?<!!)\[\]\([^)]*\)/, "a link without words", "write in the brackets what it leads to"],
  [/\[[^\]]*\]\(\s*\)/, "a link without an address", "write it between the round brackets"],
  [/\[[^\]]+\] +\((?:\/|https?:)/, "a space between the words of a link and its address", "write [words](address)"],
  [/\]（|【[^】]*】\(/, "a link in Chinese brackets", "write [words](address) with plain brackets"],
  [/\]\((?:\/|https?:)[^)]*$/, "the bracket behind an address is not closed", "write [words](address)"],
  [/(?<![\]!])\((?:\/|https?:)[^)\s]*\)\[[^\]]+\]/, "a link the wrong way round", "write [words](address)"],
  [/\]\([^)\s"{]+ +[^)"\s{][^)"]*\)/, "an address with a space in it", "write %20 for the space, or rename the file"],
  [/^>\s*\[!(?!(?:NOTE|TIP|WARNING)\])[^\]]*\]/, "a box of an unknown kind", "write [!NOTE], [!TIP] or [!WARNING]"],
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX)\b|lorem ipsum|待补充|待翻译|此处填写/i,
    "a note to oneself",
    "write the text, or leave it out",
  ],
  [/[｛｝]/, "a Chinese brace", "write { and } around the name of a figure"],
  [/(?<![*\w])\*\*(?![\s*])[^*]+(?<!\s)\*(?!\*)/, "** that is closed by a single *", "write **words**"],
  [/\b(the|a|an|of|to|in|and|is|are|for|with|from) \1\b/i, "a word twice", "write it once"],
];

/** Signs of Markdown that a reader would see on the page, since they have not become what they stand for. */
const left: readonly Slip[] = [
  [/\*\*/, "** that makes nothing bold", "write **words** without spaces inside, and close it"],
  [/\[\^[^\]]+\]/, "a footnote mark without a footnote", "write [^1]: and the note on a line below the text"],
  [/\]\(/, "a link that is not one", "write [words](address)"],
  [/```/, "``` that encloses nothing", "close it with ``` on a line of its own"],
  [/(?:^|>)\s*\|.*\|/m, "a table without its second line", "write | --- | --- | below the first line"],
];

/** Markdown that says something else than its writer meant: every text is checked as written and as rendered. */
export function checkMarkdown(catalog: Catalog, files: Files, problems: Problems): void {
  for (const map of [catalog.services, catalog.guides, catalog.news, catalog.pages])
    for (const versions of map.values())
      for (const document of Object.values(versions))
        if (document) checkText(document, files.text(document.file), problems);
}

function checkText({ file, prose }: Doc<unknown>, text: string, problems: Problems): void {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  let fenced = false;
  let depth = 1;
  let columns = 0;
  const plain = lines.map((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) fenced = !fenced;
    return fenced || isFence ? "" : line.replace(/`[^`]*`/g, "");
  });
  const error = (at: number, wrong: string, right: string) =>
    problems.error(file, at + 1, `${wrong}: "${(lines[at] ?? "").trim().slice(0, 60)}"`, right);
  if (fenced)
    error(
      plain.findLastIndex((line, at) => line === "" && /^\s*(?:```|~~~)/.test(lines[at] ?? "")),
      "code that does not end",
      "close it with ``` on a line of its own",
    );
  const notes = new Set(plain.flatMap((line) => /^\[\^([^\]]+)\]:/.exec(line)?.[1] ?? []));
  for (const [at, line] of plain.entries()) {
    for (const [found, wrong, right] of slips)
      if ((at > end || !found.source.startsWith("^")) && found.test(line)) error(at, wrong, right);
    if (at <= end) continue;
    const before = plain[at - 1] ?? "";
    const level = /^(#{2,6}) /.exec(line)?.[1]?.length;
    if (level !== undefined && level > depth + 1)
      error(
        at,
        `a heading of level ${level} ${depth === 1 ? "with none above it" : `below one of level ${depth}`}`,
        `write ${"#".repeat(depth + 1)}`,
      );
    depth = level ?? depth;
    if (/^(?:-{3,}|={3,})\s*$/.test(line) && /^[^\s|#>-]/.test(before))
      error(
        at,
        "a line of dashes right below a text makes it a heading",
        "leave an empty line between them, or remove it",
      );
    if (
      /^ {4,}\S/.test(line) &&
      before === "" &&
      !plain
        .slice(end, at)
        .findLast((one) => one !== "" && !/^ {2,}/.test(one))
        ?.match(/^\s*(?:[-*+]|\d+[.)]|\[\^)/)
    )
      error(at, "a text that begins with four spaces is shown as code", "begin it at the start of the line");
    const cells = line.startsWith("|")
      ? line
          .trim()
          .replace(/^\||\|$/g, "")
          .split(/(?<!\\)\|/).length
      : 0;
    if (cells > 0 && columns > 0 && cells !== columns)
      error(at, `a row of ${cells} cells in a table of ${columns} columns`, "give each row as many cells as the first");
    columns = cells === 0 ? 0 : columns || cells;
    for (const name of notes)
      if (
        line.startsWith(`[^${name}]:`) &&
        !plain.some((one) => one.replace(/^\[\^[^\]]+\]:/, "").includes(`[^${name}]`))
      )
        error(at, "a footnote that no text refers to", `write [^${name}] where it belongs, or remove it`);
  }
  const shown = prose.html
    .replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(?!\/?(?:p|li|td|th|h\d)\b)[^>]*>/g, "");
  for (const [found, wrong, right] of left) {
    if (!found.test(shown)) continue;
    const at = plain.findIndex((line, index) => index > end && found.test(line) && hasLeft(line, found));
    if (!problems.all.some((one) => one.file === file && one.line === at + 1)) error(Math.max(at, 0), wrong, right);
  }
}

/** Whether a line has the sign for nothing: bold that is not closed, rather than the bold before it. */
function hasLeft(line: string, found: RegExp): boolean {
  return (
    !found.source.startsWith("\\*") ||
    line.split("**").length % 2 === 0 ||
    /\*\*\s[^*]*\*\*|\*\*[^*\s][^*]*\s\*\*/.test(line)
  );
}
