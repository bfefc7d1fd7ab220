import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The device's own way to hand a page on, where it has one. */
export function ShareButton({ title }: { title: string }) {
  const able = useHydrated() && typeof navigator.share === "function";
  if (!able) return null;
  // somebody who closes the device's list has changed their mind: nothing to say
  const share = () => navigator.share({ title, url: window.location.href }).catch(() => {});
  return (
    <button type="button" className="button button-quiet" onClick={share}>
      <Icon name="lucide:share-2" />
      {m.news_share()}
    </button>
  );
}
