import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { encodeImage } from "#catalog/images/encode.ts";
import { contentImages, formats } from "#catalog/images/picture.ts";

/** `/images/{name}-{width}.{format}`: one variant of an image of the content; `/images/index.json`: their names. */
export async function loader({ params }: LoaderFunctionArgs) {
  const images = contentImages(catalog());
  if (params.name === "index.json") return Response.json([...images.keys()]);
  const [, name = "", width, ending] = /^(.+)-(\d+)\.([a-z]+)$/.exec(params.name ?? "") ?? [];
  const file = images.get(name);
  const format = formats.find((known) => known === ending);
  if (!file || !width || !format) throw data(null, { status: 404 });
  const bytes = await encodeImage(file, name, Number(width), format);
  return new Response(bytes, { headers: { "Content-Type": `image/${format}` } });
}
