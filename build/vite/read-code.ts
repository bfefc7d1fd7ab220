import { createHash } from "node:crypto";
import { type ESTree, type Rolldown, Visitor } from "vite";

// For the build: how messages and lazy parts stand in compiled code, so that they can be read from it again.

/**
 * The name by which compiled code calls each message: `$` and three or more letters. It is short, and unlike any other
 * name, so that a chunk's messages can be read from its code. A new message leaves the others' names as they are.
 */
export function messageIds(keys: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    keys.toSorted().map((key) => {
      const letters = createHash("sha256")
        .update(key)
        .digest("base64")
        .replaceAll(/[^A-Za-z\d]/g, "");
      let length = 3;
      while (taken.has(letters.slice(0, length))) length += 1;
      taken.add(letters.slice(0, length));
      return [key, `$${letters.slice(0, length)}`] as const;
    }),
  );
}

/** Every id in a chunk's code. */
export function idsIn(code: string): string[] {
  return [...code.matchAll(/\.(\$[A-Za-z\d]+)\b/g)].map(([, id = ""]) => id);
}

type Place = { start: number; end: number };

/** The messages that a module says (`m.key`), the code that it loads on demand, and what no build can follow (`m[key]`). */
export function findInModule(program: ESTree.Program) {
  const said: (Place & { key: string })[] = [];
  const loads: (Place & { source: string })[] = [];
  const unclear: Place[] = [];
  const local = localNameOfMessages(program);
  new Visitor({
    MemberExpression({ object, property, computed, start, end }) {
      if (object.type !== "Identifier" || object.name !== local) return;
      if (computed || property.type !== "Identifier") unclear.push({ start, end });
      else said.push({ key: property.name, start: property.start, end: property.end });
    },
    ImportExpression({ source, start, end }) {
      if (source.type === "Literal" && typeof source.value === "string")
        loads.push({ source: source.value, start, end });
    },
  }).visit(program);
  return { said, loads, unclear };
}

function localNameOfMessages({ body }: ESTree.Program): string | undefined {
  return body
    .filter((statement) => statement.type === "ImportDeclaration")
    .filter(({ source }) => /(^|\/)m\.ts$/.test(source.value))
    .flatMap(({ specifiers }) => specifiers)
    .find(
      (each) => each.type === "ImportSpecifier" && each.imported.type === "Identifier" && each.imported.name === "m",
    )?.local.name;
}

/** Waits for the code of a part and its messages; messages.ts puts the name in. */
const part = /\bhydrateLazily\(\s*\(\)\s*=>\s*[\w$]+\("([^"]+)"/g;

/** Of the modules that one loads on demand, those of parts that come alive with its page (app/ui/hydrate-lazily.tsx). */
export function listPartsBelow(
  info: Pick<Rolldown.ModuleInfo, "code" | "dynamicallyImportedIds"> | null,
): readonly string[] {
  const names = [...(info?.code ?? "").matchAll(part)].map(([, name]) => name);
  const isNamed = (id: string) => names.some((name) => id.replace(/\.tsx?$/, "").endsWith(`/app/${name}`));
  return (info?.dynamicallyImportedIds ?? []).filter(isNamed);
}
