import { Icon } from "./icon.tsx";

/** A place with the flag of its country. */
export function Place({ code, name }: { code: string; name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon name={`circle-flags:${code.toLowerCase()}`} />
      {name}
    </span>
  );
}
