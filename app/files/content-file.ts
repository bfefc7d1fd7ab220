import { readFileSync } from "node:fs";
import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { contentFiles } from "#catalog/content-files.ts";

/** `/files/{name}`: a file that a text offers for download; `/files/index.json`: their addresses. */
export function loader({ params }: LoaderFunctionArgs) {
  const files = contentFiles(catalog());
  if (params.name === "index.json") return Response.json([...files.keys()]);
  const path = files.get(`/files/${params.name}`);
  if (!path) throw data(null, { status: 404 });
  return new Response(new Uint8Array(readFileSync(path)), {
    headers: { "Content-Type": "application/octet-stream", "Content-Disposition": "attachment" },
  });
}
