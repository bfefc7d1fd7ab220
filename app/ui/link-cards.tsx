import { Drawn } from "./drawn.tsx";
import { Icon } from "./icon.tsx";

export type LinkCard = { title: string; text: string; icon: string; path: string; note: string; drawn?: string };

/** Cards that lead on; the whole card is the link. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ title, text, icon, path, note, drawn }) => (
        <li
          key={path}
          className="relative flex flex-col rounded-2xl border border-line bg-panel p-6 hover:border-control"
        >
          {drawn ? <Drawn markup={drawn} /> : <Icon name={icon} className="size-6! text-route" />}
          <h3 className="mt-4 text-lg font-semibold">
            <a href={path} className="after:absolute after:inset-0 after:rounded-2xl">
              {title}
            </a>
          </h3>
          <p className="mt-2 grow text-quiet">{text}</p>
          <p className="mt-4 text-sm text-quiet">{note}</p>
        </li>
      ))}
    </ul>
  );
}
