import { useEffect, useSyncExternalStore } from "react";
import { iconBody, requestIcon, subscribeToIcons } from "#app/platform/icons.ts";

/** A decorative icon by `collection:name`. Its box has its size before the drawing is there, and when it never comes. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  const body = useSyncExternalStore(
    subscribeToIcons,
    () => iconBody(name),
    () => iconBody(name),
  );
  useEffect(() => {
    if (body === undefined) requestIcon(name);
  }, [body, name]);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      className={`icon ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: body ?? "" }}
    />
  );
}
