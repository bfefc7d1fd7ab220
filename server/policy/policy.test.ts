import { expect, test } from "vitest";
import { writeCdnFiles } from "./cdn.ts";
import { cacheHeader, cacheOf, buildFileHeaders, securityHeaders } from "./headers.ts";
import { limits } from "./limits.ts";
import { writeNginxConf } from "./nginx.ts";
import type { FileEntry, SiteTable } from "./table.ts";

const file = (name: string, more: Partial<FileEntry> = {}): FileEntry => ({
  file: name,
  type: "text/html; charset=utf-8",
  cache: "revalidate",
  etag: "abc",
  encodings: ["br", "gzip"],
  size: 1,
  ...more,
});
const table: SiteTable = {
  id: "b1",
  files: {
    "/": file("index.html"),
    "/esg": file("esg.html"),
    "/404.html": file("404.html"),
    "/zh/404.html": file("zh/404.html"),
    "/assets/a.js": file("assets/a.js", { type: "text/javascript", cache: "immutable" }),
  },
  redirects: { "/old": "/esg", "/older": "/" },
  notFound: { "/": "/404.html", "/zh": "/zh/404.html" },
  inline: { script: "S=", styles: ["T="] },
  icons: {},
};
const conf = writeNginxConf(table, { root: "/srv/public", port: 8081, state: "/tmp/x" });

/** The lines of an nginx map as pairs of key and value. */
function mapOf(text: string, name: string): [string, string][] {
  const block = new RegExp(`map \\S+ \\$${name} \\{\\n([^]*?)\\n  \\}`).exec(text)?.[1] ?? "";
  return block.split("\n").map((line) => {
    const [, key = "", value = ""] = /^\s*("[^"]*"|\S+) ("[^"]*"|\S+);$/.exec(line) ?? [];
    // nginx reads two backslashes within quotes as one
    return [key.replaceAll('"', "").replaceAll("\\\\", "\\"), value.replaceAll('"', "")];
  });
}

/** The value nginx takes from a map: that of the first expression that matches. */
function looked(lines: readonly [string, string][], key: string): string | undefined {
  const is = ([pattern]: [string, string]) =>
    pattern.startsWith("~*") ? new RegExp(pattern.slice(2), "i").test(key) : new RegExp(pattern.slice(1)).test(key);
  return lines.filter(([pattern]) => pattern.startsWith("~")).find(is)?.[1];
}

const names = [
  ["assets/app-abc.js", "immutable"],
  ["images/cover.avif", "immutable"],
  ["files/form.pdf", "immutable"],
  ["builds/meta/b1.json", "immutable"],
  ["builds/code/c1.json", "revalidate"],
  ["files/index.json", "revalidate"],
  ["builds/latest.json", "never"],
  ["cards/esg.png", "day"],
  ["maps/b2c.svg", "day"],
  ["icons/lucide.json", "day"],
  ["icon.svg", "day"],
  ["favicon.ico", "day"],
  ["apple-touch-icon.png", "day"],
  ["index.html", "revalidate"],
  ["newsroom/images/x", "revalidate"],
  ["payloads/esg.json", "revalidate"],
  ["feed.xml", "revalidate"],
] as const;

test.each(names)("%s is cached as %s by the server, nginx and CDNs alike", (name, kept) => {
  expect(cacheOf(name)).toBe(kept);
  const cache = mapOf(conf, "cache");
  expect(looked(cache, `200:/${name}`) ?? cache.find(([key]) => key === "default")?.[1]).toBe(cacheHeader(kept));
  expect(looked(cache, `404:/${name}`)).toBe("no-cache");
  const blocks = writeCdnFiles(table)._headers.split("\n\n").slice(1);
  const its = blocks.find((block) => new RegExp(`^${block.split("\n")[0]?.replace("*", ".*")}$`).test(`/${name}`));
  if (name.includes("/") && kept !== "revalidate") expect(its).toContain(`\n  Cache-Control: ${cacheHeader(kept)}`);
});

test("files are kept for a year, for a day, until revalidated, or not at all", () => {
  expect((["immutable", "day", "revalidate", "never"] as const).map(cacheHeader)).toEqual([
    `public, max-age=${365 * 24 * 60 * 60}, immutable`,
    `public, max-age=${24 * 60 * 60}`,
    "no-cache",
    "no-store",
  ]);
});

test("a page carries its policy and build, a CSV is a download, and what varies by encoding says so", () => {
  const policy = `default-src 'none'; script-src 'self' 'sha256-S='; style-src 'self' 'sha256-T='; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site`;
  expect(buildFileHeaders(file("esg.html"), table)).toEqual({
    ...securityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
    "Content-Security-Policy": policy,
    "Server-Timing": 'build;desc="b1"',
  });
  expect(buildFileHeaders(file("x.csv", { type: "text/csv; charset=utf-8", encodings: [] }), table)).toEqual({
    ...securityHeaders,
    "Content-Type": "text/csv; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Disposition": "attachment",
  });
  expect(writeCdnFiles(table)._headers.split("\n\n")[0]).toBe(
    [
      "/*",
      ...Object.entries({
        ...securityHeaders,
        "Content-Security-Policy": policy,
        "Server-Timing": 'build;desc="b1"',
      }).map((pair) => `  ${pair.join(": ")}`),
    ].join("\n"),
  );
});

test("what other sites may read, and every redirect, has its rule on a CDN", () => {
  expect(writeCdnFiles(table)._headers.split("\n\n")).toContain("/data/*\n  Access-Control-Allow-Origin: *");
  expect(writeCdnFiles(table)._redirects).toBe("/old /esg 308\n/older / 308\n");
});

test("nginx knows every page and redirect, and does not serve the 404 pages at addresses of their own", () => {
  const pages = [
    ["/", "/index.html"],
    ["/esg", "/esg.html"],
  ];
  expect(mapOf(conf, "page").slice(1)).toEqual(pages);
  expect(mapOf(conf, "canonical").slice(1)).toEqual([
    ["/", "/"],
    ["/esg", "/esg"],
  ]);
  expect(mapOf(conf, "moved").slice(1)).toEqual(Object.entries(table.redirects));
  for (const [key] of [mapOf(conf, "page")[0] ?? [], mapOf(conf, "moved")[0] ?? []]) expect(key).toBe("default");
  expect(mapOf(conf, "missing")).toEqual([
    ["default", "/404.html"],
    ["~*^/zh(/|\\?|$)", "/zh/404.html"],
  ]);
  expect(conf).toContain("    location = /404.html { internal; }\n    location = /zh/404.html { internal; }\n");
  expect(conf).toContain('default 0; "~^/404.html:" 0; "~^/zh/404.html:" 0; "~*%2[ef]" 1; }');
});

test("nginx has the server's time limits and its longest address", () => {
  expect(conf).toContain(`keepalive_timeout ${limits.kept / 1000}s;`);
  expect(conf).toContain(`client_header_timeout ${limits.head / 1000}s;`);
  expect(conf).toContain(`client_body_timeout ${limits.head / 1000}s;`);
  expect(conf).toContain(`send_timeout ${limits.silence / 1000}s;`);
  const refused = mapOf(conf, "refused");
  expect(looked(refused, `/${"a".repeat(4095)}`)).toBeUndefined();
  expect(looked(refused, `/${"a".repeat(4096)}`)).toBe("414");
});

test.each(["/../x", "/a/..", "/a/%2e%2E/b", "/a%2f..?x", "/a\\b", "/%5cx", "/%00", "/%1f", "/%7F", "/a#b"])(
  "nginx refuses %s",
  (target) => {
    expect(looked(mapOf(conf, "refused"), target)).toBe("400");
  },
);

test.each(["/", "/esg?x=..", "/a..b", "/...", "/%20", "/zh/%E4%B8%AD"])("nginx reads %s", (target) => {
  expect(looked(mapOf(conf, "refused"), target)).toBeUndefined();
});

test("a configuration contains only what its machine has", () => {
  const plain = ["load_module", "brotli_static", "set_real_ip_from", "real_ip_header", "Strict-Transport-Security"];
  for (const word of plain) expect(conf).not.toContain(word);
  expect(conf).toMatch(/^# Written by the build/);
  expect(conf).toContain("    listen 8081;\n");
  expect(conf).toContain("    root /srv/public;\n");
  const rich = writeNginxConf(table, {
    root: "/",
    port: 1,
    state: "/tmp/x",
    brotliModule: "/m.so",
    strict: true,
    proxies: ["10.0.0.0/8", "::1"],
  });
  expect(rich).toMatch(/^load_module \/m\.so;\n# Written/);
  expect(rich).toContain("gzip_vary on;\n  brotli_static on;");
  expect(rich).toContain("gzip_static off; brotli_static off; try_files");
  expect(rich).toContain(
    "  set_real_ip_from 10.0.0.0/8;\n  set_real_ip_from ::1;\n  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;\n",
  );
  expect(rich).toContain('    add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;');
});

test.each([
  [5, 2048],
  [512, 2048],
  [513, 4096],
  [1_025, 8192],
])("nginx maps have room for %d files", (count, most) => {
  const files = Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}`, file(`${at}.html`)]));
  expect(writeNginxConf({ ...table, files }, { root: "/", port: 1, state: "/tmp/x" })).toContain(
    `map_hash_max_size ${most};`,
  );
});
