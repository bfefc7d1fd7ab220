import type { PageRequest } from "#catalog/model.ts";
import { encodeImage } from "#catalog/images/encode.ts";
import { listContentImages, formats } from "#catalog/images/picture.ts";

/** `/images/{name}-{width}.{format}`: a variant of an image in the content; `/images/index.json`: the images' names. */
export function make({ catalog, params }: PageRequest) {
  const images = listContentImages(catalog);
  if (params.name === "index.json") return JSON.stringify([...images.keys()]);
  const [, name = "", width, ending] = /^(.+)-(\d+)\.([a-z]+)$/.exec(params.name ?? "") ?? [];
  const file = images.get(name);
  const format = formats.find((known) => known === ending);
  if (!file || !width || !format) return undefined;
  return encodeImage(file, name, Number(width), format);
}
