import type { Rolldown } from "vite";

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
