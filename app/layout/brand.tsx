import { mark } from "virtual:brand";
import { trustMarkup } from "#app/platform/trusted-types.ts";

const trusted = trustMarkup(mark);

/** The provider's mark, as its content draws it, next to its name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 text-route" aria-hidden="true" dangerouslySetInnerHTML={trusted} />
      <span>{name}</span>
    </span>
  );
}
