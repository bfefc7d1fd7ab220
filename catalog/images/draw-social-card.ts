import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { pageColours } from "#site/page-colours.ts";
import { keepResult, rememberByOwner } from "../cache.ts";
import { drawCover } from "../drawings/covers/cover.ts";
import { drawCoverPicture, drawWorldPicture } from "../drawings/standalone-pictures.ts";
import type { Catalog } from "../model.ts";
import type { SocialCard } from "../views/page-lists.ts";

const { resolve } = createRequire(join(process.cwd(), "package.json"));
const family = "@fontsource/zcool-xiaowei";

let slices: ReturnType<typeof readSlices> | undefined;

/** The parts of a Chinese typeface that a text needs, each a separate font; none for a text without Han characters. */
function loadHanFonts(text: string): { name: string; weight: 400; data: Buffer }[] {
  const wanted = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => code > 0x2e7f);
  if (wanted.length === 0) return [];
  slices ??= readSlices();
  const needed = slices.filter(({ ranges }) =>
    wanted.some((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  return needed.map(({ id }) => ({
    name: `Han ${id}`,
    weight: 400,
    data: readFileSync(resolve(`${family}/files/zcool-xiaowei-${id}-400-normal.woff`)),
  }));
}

/** `"[12]": "U+4e00,U+4e8c-4e8e"`: which characters are in which file. */
function readSlices() {
  const table: Record<string, string> = JSON.parse(readFileSync(resolve(`${family}/unicode.json`), "utf8"));
  return Object.entries(table).map(([key, text]) => ({
    id: key.replace(/[[\]]/g, ""),
    ranges: text.split(",").map((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  }));
}

const size = { width: 1200, height: 630 };
/** Part of the names of cached cards: change it when the drawing changes. */
const drawing = "4";

const fonts = ([400, 600] as const).map((weight) => ({
  name: "Hanken Grotesk",
  weight,
  data: readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)),
}));

const rememberWorld = rememberByOwner<string>();

/** Draws a card as PNG. Cards are cached between builds, by their contents. */
export async function drawSocialCard(card: SocialCard, catalog: Catalog): Promise<Buffer> {
  const { name, brand: colours } = catalog.site;
  const { title, kicker } = card;
  const accent = colours.primary[500];
  const cover = card.cover && drawCoverPicture(drawCover(catalog, card.cover), accent);
  const background = rememberWorld(catalog, "", () => drawWorldPicture(catalog));
  const shown = createHash("sha256").update(
    JSON.stringify([drawing, title, kicker, name, accent, cover ?? background]),
  );
  return keepResult("cards", `${shown.digest("hex").slice(0, 16)}.png`, async () => {
    const picture = toDataUrl(cover ?? background);
    const words = { title, kicker: kicker === name ? "" : kicker, brand: name, accent };
    const svg = await satori(cover ? layOutWithCover(words, picture) : layOutOnMap(words, picture), {
      ...size,
      fonts: [...fonts, ...loadHanFonts(title + kicker)],
    });
    return sharp(Buffer.from(svg)).png({ palette: true, quality: 85 }).toBuffer();
  });
}

type Words = { title: string; kicker: string; brand: string; accent: string };

/** Words over the map of all lines. */
function layOutOnMap({ title, kicker, brand, accent }: Words, map: string) {
  const row = makeBox(rowStyle, makeBox({ fontWeight: 600, color: accent }, brand), makeBox({}, kicker));
  return makeBox(
    sheetStyle,
    makePicture(map, { left: 0, top: 130, width: 1200, height: 520, opacity: 0.75 }),
    makeBox(columnStyle, makeHeadline(title, 76), row),
  );
}

/** Words at the top, with the cover below them on the right. */
function layOutWithCover({ title, kicker, brand, accent }: Words, cover: string) {
  const lines = [makeBox({ marginBottom: 8 }, kicker), makeBox({ fontWeight: 600, color: accent }, brand)];
  return makeBox(
    sheetStyle,
    makePicture(cover, { left: 584, top: 252, width: 544, height: 306, borderRadius: 12 }),
    makeBox(columnStyle, makeHeadline(title, 60), makeBox(rowStyle, makeBox({ flexDirection: "column" }, ...lines))),
  );
}

const sheetStyle = {
  width: "100%",
  height: "100%",
  background: pageColours.dark,
  color: "#e6edf6",
  fontFamily: "Hanken Grotesk",
};
const columnStyle = {
  flexDirection: "column",
  justifyContent: "space-between",
  // above the picture, which is positioned too
  position: "absolute",
  top: 72,
  left: 72,
  width: 1056,
  height: 486,
};
const rowStyle = { justifyContent: "space-between", fontSize: 30 };

type Part = { type: string; key: null; props: object };

function makeBox(style: object, ...children: (Part | string)[]): Part {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** Long titles are set smaller than `size`; so are shorter ones in Chinese, because its characters are wide. */
function makeHeadline(title: string, size: number): Part {
  const long = /\p{Script=Han}/u.test(title) ? 14 : 60;
  const fontSize = title.length > long ? Math.round(size * 0.8) : size;
  const style = { fontSize, fontWeight: 600, lineHeight: 1.08, letterSpacing: -1.5, maxWidth: 1056 };
  return makeBox(style, title.replace(/。$/, ""));
}

type Place = { left: number; top: number; width: number; height: number; opacity?: number; borderRadius?: number };

function makePicture(src: string, { width, height, ...style }: Place): Part {
  return { type: "img", key: null, props: { src, width, height, style: { position: "absolute", ...style } } };
}

function toDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
