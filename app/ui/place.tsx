import { Icon } from "./icon.tsx";

/** Under "ie" the set has the flag of Interlingue, a language; Ireland's is that of Irish. */
const otherNames: Readonly<Record<string, string>> = { IE: "lang-ga" };

/** The round flag of a country, which stands beside its name. */
export function Flag({ code }: { code: string }) {
  return <Icon name={`circle-flags:${otherNames[code] ?? code.toLowerCase()}`} />;
}

/** A place with the flag of its country. */
export function Place({ code, name }: { code: string; name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Flag code={code} />
      {name}
    </span>
  );
}
