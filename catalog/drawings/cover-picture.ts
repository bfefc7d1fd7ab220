import type { Cover } from "./covers/cover.ts";
import { landPath } from "./land.ts";
import { element } from "./svg.ts";
import { textPath } from "./text-width.ts";

/** The dark-mode colours of `app.css`, since a standalone picture has no access to tokens. */
const night = (accent: string) => `
.cover-word{fill:#e6edf6}.cover-paper{fill:#162136}.cover-paper-sea{fill:#0b1220}.cover-paper-blue{fill:#11203f}.cover-paper-ruled{fill:#251f12}
.cover-paper-no{fill:#2d1519}.cover-no{fill:none;stroke:#f87171;stroke-width:14}
.cover-land{fill:#1a263b}.cover-line{fill:none;stroke:${accent};stroke-width:4;stroke-linejoin:round}
.cover-dot{fill:#0b1220;stroke:${accent};stroke-width:4}.cover-line-sea,.cover-dot-sea{stroke:#60a5fa}
.cover-bar{fill:#233d6d}.cover-bar-last,.cover-figure{fill:#60a5fa}
.cover-rule{stroke:#40361f;stroke-width:2;fill:none}.cover-rule-word{fill:#40361f}
.cover-stamp{fill:#251f12;stroke:#fbbf24;stroke-width:6}.cover-stamp-text,.cover-stamp-note,.cover-ink{fill:#fbbf24}
.box-top,.box-left,.box-right{stroke:#64748b;stroke-linejoin:round}.box-top{fill:#24334d}.box-left{fill:#1a2740}.box-right{fill:#152036}
.day-open{fill:#22304a}.day-weekend{fill:#22304a;opacity:.5}.day-closed{fill:#7183a0}
.day-last,.day-first{fill:${accent}}.day-sea,.day-period{fill:#60a5fa}.day-point{fill:#0b1220}`;

/** A cover as a standalone picture with lines in the brand's colour: the land is included, and words become paths. */
export function coverPicture({ markup, view }: Cover, accent: string): string {
  const land = view ? element("path", { class: "cover-land", d: landPath(view) }) : "";
  const whole = markup
    .replace(/<use href="[^"]*#land"[^>]*\/>/, land)
    .replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
      const kind = of("class") ?? "";
      const anchor = kind.startsWith("cover-stamp") ? "middle" : "start";
      const d = textPath(
        unescaped(text),
        Number(of("x") ?? 0),
        Number(of("y") ?? 0),
        Number(of("font-size") ?? 16),
        anchor,
      );
      return element("path", { class: kind, d });
    });
  return whole
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/^<svg[^>]*>/, (start) => `${start}<style>${night(accent)}</style>`);
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
