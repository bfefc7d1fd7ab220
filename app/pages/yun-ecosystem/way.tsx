import type { DataOf } from "#app/page-module.ts";
import { Drawn } from "#app/ui/drawn.tsx";
import { Section } from "#app/ui/section.tsx";

type Props = Pick<DataOf<typeof import("./partners.data.ts")>, "way">;

/** A parcel's way on one time scale, and below it who has it in hand and what each of them scans. */
export function Way({ way }: Props) {
  return (
    <Section title={way.title} intro={way.text}>
      <Drawn markup={way.drawn} />
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {way.hands.map(({ firm, title, does, scans }, at) => (
          <li key={firm} className="border-t-2 border-ink pt-3">
            <h3 className="flex items-center gap-2.5 text-lg font-semibold">
              <span className="hand-number">{at + 1}</span>
              {title}
            </h3>
            <p className="mt-2 font-semibold">{firm}</p>
            <p className="text-[0.9375rem] text-quiet">{does}</p>
            <ol className="mt-3">
              {scans.map(({ day, at: time, text }) => (
                <li
                  key={day + time}
                  className="grid grid-cols-[5.5rem_1fr] border-t border-line py-1.5 text-[0.9375rem]"
                >
                  <span className="text-quiet tabular-nums">
                    {day} {time}
                  </span>
                  {text}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}
