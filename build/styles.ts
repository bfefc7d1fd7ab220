import postcss from "postcss";

/** A kind of page's part of the style sheet. */
export type PageStyles = {
  text: string;
  /** Whether it has every rule of the whole sheet that this markup needs. */
  covers: (markup: string) => boolean;
};

/**
 * Picks the rules of a style sheet that a kind of page can need: those of the classes named in its code and in some of
 * its markup, and those without a class. Rules stay in their order, so the whole sheet can be added later without changing
 * anything that is shown.
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
      const unnamed = listSelectorClasses(selector).filter((name) => !isNamed(name));
      for (const name of unnamed) dropped.add(name);
      return unnamed.length === 0;
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const blocks: postcss.AtRule[] = [];
  root.walkAtRules((block) => void blocks.push(block));
  // inner ones first
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
  return {
    text: root.toString(),
    covers: (each) => !listClasses(each).some((name) => dropped.has(name)),
  };
}

/** The classes that something must have for a selector to apply: not those in `:is()` or `:not()`. */
function listSelectorClasses(selector: string): string[] {
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(?:not|is|where|has)\([^()]*\)/g, "");
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\[\da-f]{1,6} ?|\\.|[^\p{ASCII}])+)/gu)].map(([, name = ""]) =>
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
