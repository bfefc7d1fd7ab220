import { useEffect, useMemo, useSyncExternalStore } from "react";
import { getIconBody, fetchIconSoon, subscribeToIcons } from "#app/platform/icons.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";

/** A decorative icon by `collection:name`. Its box has its size before the drawing is there, and when it never comes. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  const body = useSyncExternalStore(
    subscribeToIcons,
    () => getIconBody(name),
    () => getIconBody(name),
  );
  useEffect(() => {
    if (body === undefined) fetchIconSoon(name);
  }, [body, name]);
  const trusted = useMemo(() => trustMarkup(body ?? ""), [body]);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      className={`icon ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trusted}
    />
  );
}
