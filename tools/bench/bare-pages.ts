import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SiteTable } from "../../server/policy/table.ts";

const release = join(process.env.SITE ?? "dist/site", "current");
const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
const script = /<script[^>]*>.*?<\/script>/gs;
const link = /<link rel="(?:preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>/g;

/**
 * Serves each page of the built site as bare markup and style in one file, without scripts, data and preloads, to
 * compare its paint with. Pictures are served, since they are part of the markup.
 */
export function serveBarePages(port: number): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const entry = table.files[url];
    if (!entry || url.startsWith("/assets/")) return response.writeHead(404).end();
    const body = readFileSync(join(release, "public", entry.file));
    if (!entry.type.startsWith("text/html")) return response.writeHead(200, { "Content-Type": entry.type }).end(body);
    const bare = brotliCompressSync(body.toString().replace(script, "").replace(link, ""));
    response.writeHead(200, { "Content-Type": entry.type, "Content-Encoding": "br", "Content-Length": bare.length });
    return response.end(bare);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}
