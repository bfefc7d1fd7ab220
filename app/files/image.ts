import { data, type LoaderFunctionArgs } from "react-router";
import sharp from "sharp";
import { catalog } from "#catalog/catalog.ts";
import { contentImages } from "#catalog/images/picture.ts";

const quality = 85;

/** `/images/{name}-{width}.{format}`: one variant of an image of the content; `/images/index.json`: their names. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (params.name === "index.json") return Response.json([...contentImages(catalog()).keys()]);
  const [, name = "", width, format] = /^(.+)-(\d+)\.(avif|webp|jpeg)$/.exec(params.name ?? "") ?? [];
  const file = contentImages(catalog()).get(name);
  if (!file || !width) throw data(null, { status: 404 });
  const resized = sharp(file).resize({ width: Number(width) });
  const encoded =
    format === "avif"
      ? resized.avif({ quality })
      : format === "webp"
        ? resized.webp({ quality })
        : resized.jpeg({ quality, mozjpeg: true });
  return new Response(new Uint8Array(await encoded.toBuffer()), { headers: { "Content-Type": `image/${format}` } });
}
