import { Icon } from "./icon.tsx";

/** The round flag of a country, which stands beside its name. */
export function Flag({ code }: { code: string }) {
  // under "ie" the set has the flag of Interlingue, a language; Ireland's is that of Irish
  return <Icon name={`circle-flags:${code === "IE" ? "lang-ga" : code.toLowerCase()}`} />;
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
