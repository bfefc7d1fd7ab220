import postcss from "postcss";

/** A kind of page's part of the style sheet. */
export type PageStyles = {
  text: string;
  /** Whether it has every rule of the whole sheet that this markup needs. */
  covers: (markup: string) => boolean;
};

/**
 * Picks the rules of a style sheet that a kind of page can need: those of the classes named in its code and in some of
 * its markup, and those without a class, with the custom properties that these read. Rules stay in their order, so the
 * whole sheet can be added later without changing anything that is shown.
 */
export function pickStyles(sheet: string, code: string, markup: readonly string[]): PageStyles {
  const words = new Set(code.split(/[\s"'`{}\\]+/));
  for (const each of markup) for (const name of listClasses(each)) words.add(name);
  // `curve-${index}` in code, of which the word curve-$ is left, stands for curve-1
  const isNamed = (name: string) => words.has(name) || (/-\w+$/.test(name) && words.has(`${cutEnd(name)}$`));
  const root = postcss.parse(sheet);
  const dropped = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name.endsWith("keyframes")) return;
    const kept = rule.selectors.filter((selector) => {
      const unnamed = listMissing(selector, isNamed);
      for (const name of unnamed) dropped.add(name);
      return unnamed.length === 0;
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const unread = removeUnread(root, code, markup);
  const blocks: postcss.AtRule[] = [];
  root.walkAtRules((block) => void blocks.push(block));
  // inner ones first
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
  return {
    text: root.toString(),
    covers: (each) =>
      !listClasses(each).some((name) => dropped.has(name)) && !listVariables(each).some((name) => unread.has(name)),
  };
}

/** Steps of the palettes by role: every page has them all, for whoever looks for them. */
const paletteStep = /^--color-[a-z]+-\d+$/;

/** Removes the custom properties that nothing reads, in the rules that are left, in code or in markup; returns their names. */
function removeUnread(root: postcss.Root, code: string, markup: readonly string[]): ReadonlySet<string> {
  const elsewhere = new Set([code, ...markup].flatMap(listVariables));
  const removed = new Set<string>();
  // one that is removed may have been the last to read another
  for (let before = -1; before !== removed.size; ) {
    before = removed.size;
    const texts: string[] = [];
    root.walkDecls(({ value }) => void texts.push(value));
    root.walkAtRules(({ params }) => void texts.push(params));
    const read = new Set([...elsewhere, ...texts.flatMap(listVariables)]);
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || paletteStep.test(declaration.prop)) return;
      removed.add(declaration.prop);
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    });
  }
  return removed;
}

/** The custom properties that a text reads, or that code may read or set by their names. */
function listVariables(text: string): string[] {
  return text.match(/--[a-z][\w-]*/gi) ?? [];
}

/**
 * The classes for want of which a selector applies to nothing; none if it can apply. `:is()` and `:where()` want one of
 * their branches, `:not()` and `:has()` nothing.
 */
function listMissing(selector: string, isNamed: (name: string) => boolean): string[] {
  const unnamed = (part: string) => listClassNames(part).filter((name) => !isNamed(name));
  const wanted: string[] = [];
  // inner ones first; one of which no branch can apply leaves a class of its own in its place
  let plain = selector.replaceAll(/:(?:nth-[\w-]+|lang|dir)\([^()]*\)/g, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(not|is|where|has)\(((?:[^()\\]|\\.)*)\)/, (_, kind: string, choice: string) => {
      const branches = choice.split(/(?<!\\),/).map(unnamed);
      if (/not|has/.test(kind) || branches.some(({ length }) => length === 0)) return "";
      wanted.push(...branches.flat());
      return choice.match(classPattern)?.find((name) => unnamed(name).length > 0) ?? "";
    });
  }
  const missing = unnamed(plain);
  return missing.length > 0 ? [...wanted, ...missing] : [];
}

const classPattern = /\.((?:[\w-]|\\[\da-f]{1,6} ?|\\.|[^\p{ASCII}])+)/gu;

function listClassNames(selector: string): string[] {
  return [...selector.matchAll(classPattern)].map(([, name = ""]) =>
    name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code?: string, sign = "") =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The classes in markup, also in that which stands in JSON. */
function listClasses(markup: string): string[] {
  return [...markup.matchAll(/\bclass=\\?"([^"\\]*)/g)].flatMap(([, names = ""]) =>
    names.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "").split(/\s+/),
  );
}

function cutEnd(name: string): string {
  return name.replace(/\w+$/, "");
}
