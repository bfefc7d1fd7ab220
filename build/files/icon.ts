import sharp from "sharp";
import { drawMark } from "#catalog/brand.ts";
import type { PageRequest } from "#catalog/model.ts";
import { pageColours } from "#site/page-colours.ts";

/** Pictures of the mark on a background, by address, with their side in pixels. */
const sides: Readonly<Record<string, number>> = {
  "/apple-touch-icon.png": 180,
  "/icon-192.png": 192,
  "/icon-512.png": 512,
  "/icon-maskable.png": 512,
};

/** A mask keeps at least the inner circle of four fifths (W3C, Web Application Manifest): this square lies within. */
const maskedShare = 0.8 / Math.SQRT2;

export const iconPaths = ["/favicon.svg", "/favicon.ico", ...Object.keys(sides)];

/** The brand's mark in the forms that browsers, home screens and old programs need. */
export async function make({ catalog, path }: PageRequest) {
  const { brand } = catalog.site;
  if (path === "/favicon.svg") return drawMark(brand);
  if (path === "/favicon.ico") return encodeIco(await drawIcon(drawMark(brand), 32));
  const side = sides[path];
  const share = path === "/icon-maskable.png" ? maskedShare : undefined;
  return side && drawIcon(drawMark(brand, pageColours.dark, share), side);
}

function drawIcon(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ palette: side > 32 })
    .toBuffer();
}

/** An ICO file with one 32 × 32 picture: a header of 6 bytes and an entry of 16, then the PNG. */
function encodeIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
