import { baseLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Cover } from "./covers/cover.ts";
import { simplifyLine } from "#site/geometry.ts";
import { drawLandPath, findMiddle, projectView, traceRoute } from "./maps/view.ts";
import { findHub, listParcelPlaces, pickSample } from "./maps/network.ts";
import { buildPath, drawTextPath, renderElement } from "./svg.ts";

/** The world with all parcel routes as a standalone picture in dark-mode colours: 1200 × 520 px. */
export function drawWorldPicture(catalog: Catalog): string {
  const [width, height] = [1200, 520];
  const hub = findHub(catalog, baseLocale).at;
  const lines = listParcelPlaces(catalog, baseLocale, pickSample(catalog, "")).map(({ at, via }) =>
    traceRoute(hub, at, via),
  );
  const fit = [hub, ...lines.flat()];
  const margins = [30, 40, 40, 40] as const;
  const view = projectView({ kind: "equal-earth", centre: findMiddle(fit), fit, width, height, margins });
  const routes = lines.map((places) => buildPath(simplifyLine(places.map(view.at), 0.35))).join("");
  const [cx, cy] = view.at(hub);
  return renderElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    renderElement("path", { d: drawLandPath(view), fill: "#1a263b" }),
    renderElement("path", {
      d: routes,
      fill: "none",
      stroke: catalog.site.brand.primary[500],
      "stroke-width": 1.2,
      "stroke-opacity": 0.8,
    }),
    renderElement("circle", { cx, cy, r: 6, fill: catalog.site.brand.primary[500] }),
  );
}

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

/** A cover as a standalone picture with lines in the brand's colour: its map is included, and words become paths. */
export function drawCoverPicture({ markup, map }: Cover, accent: string): string {
  const parts: Record<string, string> = map?.draw() ?? {};
  const whole = markup
    .replaceAll(/<use href="[^"#]*#(\w+)" class="([^"]*)"\/>/g, (_, part: string, kind: string) =>
      renderElement("g", { class: kind }, parts[part] ?? ""),
    )
    .replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
      const kind = of("class") ?? "";
      const anchor = kind.startsWith("cover-stamp") ? "middle" : "start";
      const [x = 0, y = 0, size = 0] = ["x", "y", "font-size"].map((name) => Number(of(name) ?? 0));
      return renderElement("path", { class: kind, d: drawTextPath(unescapeText(text), x, y, size, anchor) });
    });
  return whole
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/^<svg[^>]*>/, (start) => `${start}<style>${night(accent)}</style>`);
}

function unescapeText(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
