import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { pageColours } from "#site/page-colours.ts";
import type { Catalog } from "../catalog.ts";
import { worldPicture } from "../drawings/world-picture.ts";
import type { SocialCard } from "../views/social-cards.ts";

const size = { width: 1200, height: 630 };
const cache = join(process.env.CACHE ?? ".cache", "cards");
/** Part of the name of a kept card: change it with the drawing. */
const drawing = "3";

const resolve = createRequire(join(process.cwd(), "package.json")).resolve;
const fonts = ([400, 600] as const).map((weight) => ({
  name: "Hanken Grotesk",
  weight,
  data: readFileSync(resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)),
}));

let background: string | undefined;

/** Draws a card as PNG. Cards are kept between builds, by what is written on them. */
export async function drawCard({ title, kicker }: SocialCard, catalog: Catalog): Promise<Buffer> {
  const { name, brand: colours } = catalog.site;
  const accent = colours.primary[500];
  background ??= `data:image/svg+xml;base64,${Buffer.from(worldPicture(catalog)).toString("base64")}`;
  const file = join(
    cache,
    `${createHash("sha256")
      .update(JSON.stringify([drawing, title, kicker, name, accent, background]))
      .digest("hex")
      .slice(0, 16)}.png`,
  );
  const kept = readIfThere(file);
  if (kept) return kept;
  const svg = await satori(layout({ title, kicker, brand: name, accent, map: background }), { ...size, fonts });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 85 }).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}

type Layout = { title: string; kicker: string; brand: string; accent: string; map: string };

function layout({ title, kicker, brand, accent, map }: Layout) {
  const text = (children: string, style: object) => ({
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  });
  return {
    type: "div",
    key: null,
    props: {
      style: {
        display: "flex",
        width: "100%",
        height: "100%",
        background: pageColours.dark,
        color: "#e6edf6",
        fontFamily: "Hanken Grotesk",
      },
      children: [
        {
          type: "img",
          props: {
            src: map,
            width: 1200,
            height: 520,
            style: { position: "absolute", left: 0, top: 130, opacity: 0.75 },
          },
        },
        {
          type: "div",
          props: {
            style: {
              display: "flex",
              flexDirection: "column",
              justifyContent: "space-between",
              width: "100%",
              padding: 72,
            },
            children: [
              text(title, {
                fontSize: title.length > 60 ? 60 : 76,
                fontWeight: 600,
                lineHeight: 1.08,
                letterSpacing: -1.5,
                maxWidth: 960,
              }),
              {
                type: "div",
                props: {
                  style: { display: "flex", justifyContent: "space-between", fontSize: 30 },
                  children: [text(brand, { fontWeight: 600, color: accent }), text(kicker === brand ? "" : kicker, {})],
                },
              },
            ],
          },
        },
      ],
    },
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
