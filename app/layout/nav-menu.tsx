import { useLocation } from "react-router";
import type { NavGroup } from "#catalog/views/shell.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";

/** One group of the navigation on a wide screen. A `details` element, so that it opens without JavaScript. */
export function NavMenu({ group }: { group: NavGroup }) {
  const ref = useDisclosure();
  const { pathname } = useLocation();
  const here = group.items.some(({ to }) => to === pathname);
  return (
    <details ref={ref} name="navigation" className="group relative">
      <summary
        className={`flex min-h-11 items-center gap-1 rounded-lg px-3 hover:bg-sunken [&::-webkit-details-marker]:hidden ${here ? "font-semibold" : ""}`}
      >
        {group.label}
        <Icon name="lucide:chevron-down" className="size-4! text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <ul className="menu absolute! top-full! start-0! mt-2!">
        {group.items.map(({ to, label, note }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={to === pathname ? "page" : undefined}
              className="block rounded-lg px-3 py-2 hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              <span className="block font-semibold">{label}</span>
              {note && <span className="block text-sm text-quiet">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
