import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { pageColours } from "#site/page-colours.ts";
import type { Catalog } from "../catalog.ts";
import { coverPicture } from "../drawings/cover-picture.ts";
import { coverOf } from "../drawings/covers/cover.ts";
import { worldPicture } from "../drawings/world-picture.ts";
import { hanFonts } from "./han-font.ts";
import type { SocialCard } from "../views/social-cards.ts";

const size = { width: 1200, height: 630 };
const cache = join(process.env.CACHE ?? ".cache", "cards");
/** Part of the names of cached cards: change it when the drawing changes. */
const drawing = "4";

const resolve = createRequire(join(process.cwd(), "package.json")).resolve;
const fonts = ([400, 600] as const).map((weight) => ({
  name: "Hanken Grotesk",
  weight,
  data: readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)),
}));

// one per catalog: another, read during development, may have other routes
const worlds = new WeakMap<Catalog, string>();

/** Draws a card as PNG. Cards are cached between builds, by their contents. */
export async function drawSocialCard(card: SocialCard, catalog: Catalog): Promise<Buffer> {
  const { name, brand: colours } = catalog.site;
  const { title, kicker } = card;
  const accent = colours.primary[500];
  const cover = card.cover && coverPicture(coverOf(catalog, card.cover), accent);
  const background = worlds.get(catalog) ?? worldPicture(catalog);
  worlds.set(catalog, background);
  const shown = createHash("sha256").update(
    JSON.stringify([drawing, title, kicker, name, accent, cover ?? background]),
  );
  const file = join(cache, `${shown.digest("hex").slice(0, 16)}.png`);
  const kept = readIfThere(file);
  if (kept) return kept;
  const picture = asAddress(cover ?? background);
  const words = { title, kicker: kicker === name ? "" : kicker, brand: name, accent };
  const svg = await satori(cover ? withCover(words, picture) : onMap(words, picture), {
    ...size,
    fonts: [...fonts, ...hanFonts(title + kicker)],
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 85 }).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}

type Words = { title: string; kicker: string; brand: string; accent: string };

/** Words over the map of all lines. */
function onMap({ title, kicker, brand, accent }: Words, map: string) {
  return sheet(
    picture(map, { left: 0, top: 130, width: 1200, height: 520, opacity: 0.75 }),
    column(headline(title, sizeOf(title, 76)), row(text(brand, { fontWeight: 600, color: accent }), text(kicker, {}))),
  );
}

/** Words at the top, with the cover below them on the right. */
function withCover({ title, kicker, brand, accent }: Words, cover: string) {
  return sheet(
    picture(cover, { left: 584, top: 252, width: 544, height: 306, borderRadius: 12 }),
    column(
      headline(title, sizeOf(title, 60)),
      row({
        type: "div",
        props: {
          style: { display: "flex", flexDirection: "column" },
          children: [text(kicker, { marginBottom: 8 }), text(brand, { fontWeight: 600, color: accent })],
        },
      }),
    ),
  );
}

type Part = { type: string; key?: null; props: object };

function sheet(...children: Part[]) {
  const style = {
    display: "flex",
    width: "100%",
    height: "100%",
    background: pageColours.dark,
    color: "#e6edf6",
    fontFamily: "Hanken Grotesk",
  };
  return { type: "div", key: null, props: { style, children } };
}

function column(...children: Part[]): Part {
  const style = {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    // above the picture, which is positioned too
    position: "absolute",
    top: 72,
    left: 72,
    width: 1056,
    height: 486,
  };
  return { type: "div", props: { style, children } };
}

function row(...children: Part[]): Part {
  return {
    type: "div",
    props: { style: { display: "flex", justifyContent: "space-between", fontSize: 30 }, children },
  };
}

function text(children: string, style: object): Part {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function headline(title: string, fontSize: number): Part {
  return text(title.replace(/。$/, ""), {
    fontSize,
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: -1.5,
    maxWidth: 1056,
  });
}

type Place = { left: number; top: number; width: number; height: number; opacity?: number; borderRadius?: number };

function picture(src: string, { width, height, ...style }: Place): Part {
  return { type: "img", props: { src, width, height, style: { position: "absolute", ...style } } };
}

function asAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Long titles are set smaller; so are shorter ones in Chinese, because its characters are wide. */
function sizeOf(title: string, size: number): number {
  const long = /\p{Script=Han}/u.test(title) ? 14 : 60;
  return title.length > long ? Math.round(size * 0.8) : size;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
