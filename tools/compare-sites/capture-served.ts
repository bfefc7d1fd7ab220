import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import type { SiteTable } from "../../server/policy/table.ts";
import { serveSite } from "./build-site.ts";
import { readPageLines, normalizeText, writeJsonLines, writeXmlLines } from "./html-lines.ts";

type Reply = { status: number; headers: string; body: Buffer };

/** Headers that differ from build to build or from moment to moment. */
const passing = new Set([
  "date",
  "etag",
  "content-length",
  "connection",
  "keep-alive",
  "last-modified",
  "transfer-encoding",
]);
/** Files whose names and inner form are the build's own business. */
const internal = /^\/(?:assets|builds|payloads)\/|^\/service-worker\.js$/;
/** Requests besides the addresses that exist: [method, address, headers]. */
const odd: readonly (readonly [string, string, Readonly<Record<string, string>>?])[] = [
  ["HEAD", "/about-us"],
  ["GET", "/about-us", { "accept-encoding": "br" }],
  ["GET", "/about-us", { "accept-encoding": "gzip" }],
  ["GET", "/about-us", { range: "bytes=0-9" }],
  ["POST", "/about-us"],
  ["GET", "/about-us/"],
  ["GET", "//about-us"],
  ["GET", "/ABOUT-US?x=1"],
  ["GET", "/nowhere"],
  ["GET", "/zh/nowhere"],
  ["GET", "/nowhere", { accept: "application/json" }],
  ["GET", "/our-solutions/b2c/standart-express?x=1"],
  ["GET", "/healthz"],
  ["GET", "/icons/lucide.json?icons=check,nowhere"],
  ["GET", "/assets/nowhere.js"],
  ["GET", "/%00"],
];

/** Which ids a build wrote into its files. */
export function readTable(tree: string): { table: SiteTable; ids: string[] } {
  const release = join(tree, "dist/site/current");
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const code = Object.keys(table.files).flatMap((address) => /^\/payloads\/(\w+)\//.exec(address)?.[1] ?? []);
  return { table, ids: [...new Set([table.id, ...code])] };
}

/** Writes what a site serves into a folder: a file for each address and aspect, in a form that can be compared. */
export async function captureServed(tree: string, folder: string): Promise<void> {
  const { table, ids } = readTable(tree);
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${normalizeText(text.replaceAll(tree, "TREE"), ids)}\n`);
  };
  const { origin, stop } = await serveSite(tree);
  try {
    const addresses = Object.keys(table.files).filter((address) => !internal.test(address));
    for (const address of addresses) {
      const reply = await send(origin, "GET", address);
      const { type } = table.files[address] ?? { type: "" };
      // what is named by its content is found by its content
      const name = normalizeText(address, ids).replace(
        "*",
        createHash("sha1").update(reply.body).digest("hex").slice(0, 12),
      );
      write(`headers${name}.txt`, `${reply.status}\n${reply.headers}`);
      if (type.startsWith("text/html")) {
        const { head, content } = readPageLines(reply.body.toString());
        write(`head${name}.txt`, head);
        write(`content${name}.txt`, content);
      } else write(`files${name}.txt`, readMeaning(type, reply.body));
    }
    for (const [method, address, headers] of odd) {
      const reply = await send(origin, method, address, headers);
      const asked = [method, address, ...Object.values(headers ?? {})].join(" ");
      write(`requests/${encodeURIComponent(asked)}.txt`, `${reply.status}\n${reply.headers}`);
    }
    const redirects = await Promise.all(
      Object.keys(table.redirects).map(async (address) => {
        const { status, headers } = await send(origin, "GET", address);
        return `${address}: ${status} ${/^location: .*/m.exec(headers)?.[0]}`;
      }),
    );
    write("redirects.txt", redirects.sort().join("\n"));
  } finally {
    stop();
  }
  captureHostFiles(join(tree, "dist/site/current"), write);
}

/** The same policy as written for nginx, containers and CDNs: which files there are, and their lines apart from hashes. */
function captureHostFiles(release: string, write: (name: string, text: string) => void): void {
  const listed = ["nginx", "container"].flatMap((folder) =>
    readdirSync(join(release, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...listed, join(release, "public/_headers"), join(release, "public/_redirects")]) {
    const text = readFileSync(file, "utf8").replace(/"[\w+/=-]{20,}"/g, '"HASH"');
    const lines = text.split("\n").filter((line) => !/\/assets\/\S+-[\w-]{8}\.|\/payloads\/\w/.test(line));
    write(`hosts/${file.slice(release.length + 1)}.txt`, lines.join("\n"));
  }
}

function readMeaning(type: string, body: Buffer): string {
  if (type.includes("json")) return writeJsonLines(body.toString());
  if (/xml/.test(type)) return writeXmlLines(body.toString());
  if (type.startsWith("text/")) return body.toString();
  return createHash("sha256").update(body).digest("hex");
}

function send(
  origin: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const lines = Object.entries(response.headers)
          .filter(([name]) => !passing.has(name))
          .map(([name, value]) => `${name}: ${value}`);
        resolve({ status: response.statusCode ?? 0, headers: lines.sort().join("\n"), body: Buffer.concat(parts) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
