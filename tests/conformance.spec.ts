import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { writeNginxConf } from "../server/policy/nginx.ts";
import { findPort } from "./free-port.ts";
import { ask, askKept, parse, sendRaw } from "./raw-http.ts";
import { another, hasNginx, type Running, startEmbedded, startNginx } from "./servers.ts";

// The embedded server and nginx, with the files that the build writes for it, must give the same responses.

const servers = {
  "the embedded server": { start: async () => startEmbedded(await findPort()), there: true },
  nginx: { start: async () => startNginx(await findPort()), there: hasNginx && !another },
};

/** Attempts to request a file outside the site. */
const traversals = [
  "/../etc/passwd",
  "/../../../../etc/passwd",
  "/assets/../../etc/passwd",
  "/assets/../../../table.json",
  "/./../table.json",
  "/..",
  "/esg/..",
  "/esg/../table.json",
  "/%2e%2e/etc/passwd",
  "/%2E%2E/etc/passwd",
  "/.%2e/etc/passwd",
  "/%2e./etc/passwd",
  "/..%2fetc%2fpasswd",
  "/..%2Fetc%2Fpasswd",
  "/%2e%2e%2fetc%2fpasswd",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/assets/%2e%2e/%2e%2e/table.json",
  "/assets/..%2f..%2ftable.json",
  "/assets%2f..%2f..%2ftable.json",
  "/%252e%252e/etc/passwd",
  "/%252e%252e%252fetc%252fpasswd",
  "/..%252fetc/passwd",
  "/%25%32%65%25%32%65/etc/passwd",
  "/%c0%ae%c0%ae/etc/passwd",
  "/%c0%ae%c0%ae%c0%afetc/passwd",
  "/%e0%80%ae%e0%80%ae/etc/passwd",
  "/..%c0%afetc/passwd",
  "/..\\etc\\passwd",
  "/..%5cetc%5cpasswd",
  "/..%5C..%5Cetc/passwd",
  "/%5c..%5cetc/passwd",
  "/assets/..\\..\\table.json",
  "/....//etc/passwd",
  "/....//....//etc/passwd",
  "/..;/etc/passwd",
  "/..%00/etc/passwd",
  "/esg%00.html",
  "/%00",
  "/esg%0a",
  "/esg%0d%0aX-Injected:%20yes",
  "//etc/passwd",
  "///etc/passwd",
  "//..//etc/passwd",
  "/~root/.bashrc",
  "/.git/config",
  "/.env",
  "/table.json",
  "/builds.json",
  "/nginx.conf",
  "/_headers",
  "/_redirects",
  "/esg.html",
  "/esg.html.br",
  "/assets/",
  "/assets",
  "file:///etc/passwd",
  "/?../../etc/passwd%00",
] as const;

for (const [name, { start, there }] of Object.entries(servers))
  test.describe(name, () => {
    test.skip(
      !there,
      `${name} IS NOT INSTALLED: its conformance is not tested. apt-get install nginx libnginx-mod-http-brotli-static`,
    );
    test.describe.configure({ mode: "default" });
    let server: Running;
    const get = (target: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(server.port, target, { method, headers });
    let asset = "";

    test.beforeAll(async () => {
      server = await start();
      asset = /\/assets\/entry\.client-[\w-]+\.js/.exec((await get("/")).body.toString())?.[0] ?? "";
    });
    test.afterAll(() => server?.stop());

    test("a page: type, caching, policy and security headers", async () => {
      const { status, headers, body } = await get("/esg");
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["permissions-policy"]).toContain("geolocation=()");
      expect(headers["server-timing"]).toMatch(/^build;desc="[0-9a-f]{12}"$/);
      expect(headers.server ?? "").not.toMatch(/\d/);
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(body.toString()).toContain("<h1");
    });

    test.describe("types and caching of files", () => {
      for (const [path, type, cache] of [
        ["/sitemap.xml", "application/xml; charset=utf-8", "no-cache"],
        ["/newsroom/feed.xml", "application/atom+xml; charset=utf-8", "no-cache"],
        ["/newsroom/feed.json", "application/feed+json", "no-cache"],
        ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
        ["/manifest.webmanifest", "application/manifest+json", "no-cache"],
        ["/sample-orders.csv", "text/csv; charset=utf-8", "no-cache"],
        ["/builds/latest.json", "application/json", "no-store"],
        ["/favicon.svg", "image/svg+xml", "public, max-age=86400"],
        ["/cards/home.png", "image/png", "public, max-age=86400"],
        ["/icons/lucide.json", "application/json", "public, max-age=86400"],
        ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
        ["/healthz", "text/plain; charset=utf-8", "no-store"],
        ["/data/v1/calendar.json", "application/json", "no-cache"],
      ] as const)
        test(path, async () => {
          const { status, headers } = await get(path);
          // what other people's programs read, and nothing else
          expect(headers["access-control-allow-origin"]).toBe(path.startsWith("/data/") ? "*" : undefined);
          expect(status).toBe(200);
          expect(headers["content-type"]).toBe(type);
          expect(headers["cache-control"]).toBe(cache);
          expect(headers["x-content-type-options"]).toBe("nosniff");
        });
      test("an asset is kept for a year", async () => {
        const { status, headers } = await get(asset);
        expect(status).toBe(200);
        expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      });
    });

    test("encodings are negotiated", async () => {
      const whole = (await get("/esg")).body;
      for (const [accept, encoding] of [
        ["br", "br"],
        ["gzip", "gzip"],
        ["gzip, deflate, br", "br"],
        ["br;q=1.0, gzip;q=0.8", "br"],
        ["br;q=0, gzip", "gzip"],
        ["gzip;q=0, br;q=0", undefined],
        ["identity", undefined],
        ["identity;q=1, br;q=0.5", undefined],
        ["br;q=0.5, gzip;q=0.3, identity", undefined],
        ["identity;q=0.5, br;q=1", "br"],
        ["identity, br", "br"],
        ["deflate", undefined],
        ["", undefined],
      ] as const) {
        const { headers, body } = await get("/esg", { "Accept-Encoding": accept });
        expect(headers["content-encoding"], accept).toBe(encoding);
        expect(headers.vary, accept).toMatch(/accept-encoding/i);
        const read = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
        expect(read.equals(whole), accept).toBe(true);
      }
    });

    test("validators, alone and in combination", async () => {
      const { headers } = await get("/esg");
      const etag = headers.etag ?? "";
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const conditional = async (more: Record<string, string>) => (await get("/esg", more)).status;
      expect(await conditional({ "If-None-Match": etag })).toBe(304);
      expect(await conditional({ "If-None-Match": `"other", ${etag}` })).toBe(304);
      expect(await conditional({ "If-None-Match": `W/${etag.replace(/^W\//, "")}` })).toBe(304);
      expect(await conditional({ "If-None-Match": "*" })).toBe(304);
      expect(await conditional({ "If-None-Match": '"other"' })).toBe(200);
      // RFC 9110: If-None-Match takes precedence over If-Modified-Since
      expect(
        await conditional({ "If-None-Match": '"other"', "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" }),
      ).toBe(200);
      expect(await conditional({ "If-Match": etag })).toBe(200);
      expect(await conditional({ "If-Match": `"other", ${etag}` })).toBe(200);
      expect(await conditional({ "If-Match": "*" })).toBe(200);
      expect(await conditional({ "If-Match": '"other"' })).toBe(412);
      expect(await conditional({ "If-Match": `W/${etag}` })).toBe(412);
      // a failed condition takes precedence over everything else requested
      expect(await conditional({ "If-Match": '"other"', "If-None-Match": etag })).toBe(412);
      expect(await conditional({ "If-Match": '"other"', Range: "bytes=0-9" })).toBe(412);
      const unchanged = await get("/esg", { "If-None-Match": etag });
      expect(unchanged.body.length).toBe(0);
      expect(unchanged.headers.etag).toBe(etag);
      expect(unchanged.headers["cache-control"]).toBe("no-cache");
      expect(unchanged.headers["server-timing"]).toMatch(/^build/);
    });

    test("ranges", async () => {
      const { body: whole, headers } = await get(asset);
      const size = whole.length;
      for (const [range, first, last] of [
        ["bytes=0-9", 0, 9],
        ["bytes=10-", 10, size - 1],
        ["bytes=-5", size - 5, size - 1],
        [`bytes=${size - 1}-${size + 100}`, size - 1, size - 1],
      ] as const) {
        const part = await get(asset, { Range: range });
        expect(part.status, range).toBe(206);
        expect(part.headers["content-range"]).toBe(`bytes ${first}-${last}/${size}`);
        expect(part.body.equals(whole.subarray(first, last + 1)), range).toBe(true);
      }
      const beyond = await get(asset, { Range: `bytes=${size}-` });
      expect(beyond.status).toBe(416);
      expect(beyond.headers["content-range"]).toBe(`bytes */${size}`);
      expect((await get(asset, { Range: "bytes=9-0" })).status).not.toBe(206);
      expect((await get(asset, { Range: "lines=1-2" })).status).toBe(200);
      // several at a time could make a response larger than the file
      for (const range of ["bytes=0-1,4-5", "bytes=0-,0-,0-,0-"])
        expect((await get(asset, { Range: range })).status, range).toBe(200);
      expect((await get(asset, { Range: "bytes=0-9", "If-Range": headers.etag ?? "" })).status).toBe(206);
      expect((await get(asset, { Range: "bytes=0-9", "If-Range": '"other"' })).status).toBe(200);
      expect(
        (await get("/esg", { Range: "bytes=0-9", "If-None-Match": (await get("/esg")).headers.etag ?? "" })).status,
      ).toBe(304);
    });

    test("HEAD is GET without a body", async () => {
      for (const path of ["/", "/esg", asset, "/nothing", "/healthz"]) {
        const [head, whole] = await Promise.all([get(path, {}, "HEAD"), get(path)]);
        expect(head.status, path).toBe(whole.status);
        expect(head.body.length, path).toBe(0);
        for (const name of ["content-type", "content-length", "etag", "cache-control"])
          expect(head.headers[name], `${path} ${name}`).toBe(whole.headers[name]);
      }
    });

    test("other methods are refused, and say what is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
        const { status, headers } = await get("/esg", { "Content-Length": "0" }, method);
        expect(status, method).toBe(405);
        expect(headers.allow, method).toBe("GET, HEAD");
      }
    });

    test("an address has one way to be written", async () => {
      for (const [from, to] of [
        ["/ESG", "/esg"],
        ["/esg/", "/esg"],
        ["//esg", "/esg"],
        ["/newsroom//liege-gateway", "/newsroom/liege-gateway"],
        ["/Our-Solutions/B2C/Standard-Express/", "/our-solutions/b2c/standard-express"],
        ["/esg/?a=1&b=%20", "/esg?a=1&b=%20"],
        ["/our-solutions", "/our-solutions/b2c-dedicated-line"],
        ["/our-solutions/?x=1", "/our-solutions/b2c-dedicated-line?x=1"],
        ["/zh/ESG", "/zh/esg"],
        ["/zh/our-solutions/b2b", "/zh/our-solutions/b2b-bulk-goods"],
        // what needs no encoding must not be encoded
        ["/%65sg", "/esg"],
        ["/newsroom/li%65ge-gateway?a=%20b", "/newsroom/liege-gateway?a=%20b"],
        ["/%45SG", "/esg"],
      ]) {
        const { status, headers } = await get(from ?? "");
        expect(status, from).toBe(308);
        expect(headers.location, from).toBe(to);
      }
    });

    test("a missing page is a helpful 404 page, a missing file a line of text", async () => {
      const page = await get("/no/such/page?x=1");
      expect(page.status).toBe(404);
      expect(page.headers["content-type"]).toContain("text/html");
      expect(page.headers["cache-control"]).toBe("no-cache");
      expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
      expect(page.body.toString()).toContain("Page Not Found");
      for (const target of [
        "/newsroom/a.b",
        "/gone.js",
        "/newsroom%2fliege-gateway",
        "/newsroom%2Fliege-gateway",
        "/esg%2ehtml",
        "/404.html",
        "/404.HTML",
        "/404",
      ]) {
        const answer = await get(target);
        expect(answer.status, target).toBe(404);
        expect(answer.body.includes("<title>Page Not Found – Yunroute</title>"), target).toBe(true);
      }
      for (const target of ["/zh/mei-you", "/zh/newsroom/a.b", "/ZH/mei-you"])
        expect((await get(target)).body.includes('<html lang="zh-Hans"'), target).toBe(true);
      const file = await get("/assets/gone-12345678.js");
      expect(file.status).toBe(404);
      expect(file.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(file.headers["cache-control"]).toBe("no-cache");
    });

    test(`${traversals.length} attempts to leave the site fail`, async () => {
      for (const target of traversals) {
        const { status, body } = await get(target);
        const text = body.toString();
        expect(/root:x:|"releases"|\/work\/|node_modules|at .*\.ts:\d/.test(text), target).toBe(false);
        if (target === "/?../../etc/passwd%00") expect(status, target).toBe(200);
        else if (/^\/(assets\/?)$|^\/esg\/\.\.$|^\/\.\.$/.test(target))
          expect(status, target).toBeGreaterThanOrEqual(300);
        else expect(status, target).toBeGreaterThanOrEqual(target.startsWith("//") ? 300 : 400);
        expect(status, target).toBeLessThan(500);
      }
    });

    test("a whole address is read like its path (RFC 9112, 3.2.2)", async () => {
      const whole = (await get("/esg")).body;
      for (const target of ["http://example.com/esg", "HTTP://other.example:8080/esg?a=1", "http://[::1]/esg"]) {
        const { status, body } = await get(target);
        expect(status, target).toBe(200);
        expect(body.equals(whole), target).toBe(true);
      }
      expect((await get("http://example.com")).status).toBe(200);
      expect((await get("http://example.com/ESG")).headers.location).toBe("/esg");
      for (const target of ["http:///esg", "http://a b/esg", "/esg#top"])
        expect((await get(target)).status, target).toBe(400);
    });

    test("a request names one host (RFC 9112, 3.2)", async () => {
      for (const head of [
        "",
        "Host: a\r\nHost: b\r\n",
        "Host: a\r\nhost: a\r\n",
        "Host:\r\n",
        "Host: a b\r\n",
        "Host: a/b\r\n",
        "Host: user@a\r\n",
        "Host: a,b c\r\n",
        "Host: a:port\r\n",
      ]) {
        const { status, headers } = parse(
          await sendRaw(server.port, `GET /esg HTTP/1.1\r\n${head}Connection: close\r\n\r\n`),
        );
        expect(status, head).toBe(400);
        expect(headers["x-content-type-options"], head).toBe("nosniff");
      }
      for (const host of ["localhost", "EXAMPLE.com:8080", "[::1]:80", "xn--bcher-kva.example", "192.0.2.1"])
        expect((await get("/esg", { Host: host })).status, host).toBe(200);
    });

    test("refusals carry the headers of every response", async () => {
      for (const [lines, statuses] of [
        ["CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", [400, 405]],
        ["POST /esg HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", [405]],
        ["NONSENSE\r\n\r\n", [400]],
        ["GET / HTTP/1.1\r\nHost: x\r\nBad\0Header: x\r\n\r\n", [400]],
        ["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", [400]],
        [`GET /${"a".repeat(5_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, [414]],
        [`GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, [414, 431]],
        [`${"A".repeat(40_000)} / HTTP/1.1\r\nHost: x\r\n\r\n`, [400, 414]],
        [`GET / HTTP/1.1\r\nHost: x\r\n${"X-Long: a\r\n".repeat(8_000)}\r\n`, [400, 431]],
      ] as const) {
        const { status, headers } = parse(await sendRaw(server.port, lines));
        expect(statuses, lines.slice(0, 60)).toContain(status);
        expect(headers["x-content-type-options"], lines.slice(0, 60)).toBe("nosniff");
        expect(headers["cross-origin-resource-policy"], lines.slice(0, 60)).toBe("same-origin");
        if (status === 405) expect(headers.allow).toBe("GET, HEAD");
      }
    });

    test("nothing from a request gets into the headers of its response", async () => {
      for (const target of [
        "/esg/%0d%0aX-Injected:%20yes",
        "/ESG?%0d%0aX-Injected: yes",
        "/ESG/%0aX-Injected:yes",
        "/our-solutions?a=%0d%0aX-Injected:%201",
      ]) {
        const { status, headers } = await get(target.replace(" ", "%20"));
        expect(headers["x-injected"], target).toBeUndefined();
        expect(status, target).toBeLessThan(500);
      }
      const { headers } = await get("/esg", { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
      expect(JSON.stringify(headers)).not.toContain("evil");
    });

    test("HTTP/1.0 is answered and closed; 1.1 keeps the connection for the next request", async () => {
      const old = parse(await sendRaw(server.port, "GET /esg HTTP/1.0\r\n\r\n"));
      expect(old.status).toBe(200);
      expect(old.headers["transfer-encoding"]).toBeUndefined();
      const twice = await sendRaw(
        server.port,
        "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      );
      expect(twice.toString().match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    });

    test("a response is the same whether the connection is kept or not", async () => {
      const own = ({ date: _, connection: __, "keep-alive": ___, ...headers }: Record<string, string>) => headers;
      for (const path of ["/", "/esg", "/zh/esg?a=1", asset, "/sitemap.xml", "/sample-orders.csv", "/nothing", "/ESG"])
        for (const accept of ["", "gzip", "br", "gzip, deflate, br, zstd", "br;q=0, gzip;q=0.5", "identity"]) {
          const headers = { "Accept-Encoding": accept };
          const [kept, closed] = await Promise.all([askKept(server.port, path, headers), get(path, headers)]);
          expect({ status: kept.status, ...own(kept.headers) }, `${path} ${accept}`).toEqual({
            status: closed.status,
            ...own(closed.headers),
          });
          expect(kept.headers.date).toMatch(/ GMT$/);
          expect(kept.body.equals(closed.body), `${path} ${accept}`).toBe(true);
        }
    });

    test("a thousand idle connections leave room for the next visitor", async () => {
      const idle: Socket[] = [];
      for (let count = 0; count < 1_000; count += 1) {
        const socket = connect(server.port, "127.0.0.1");
        socket.on("error", () => {});
        idle.push(socket);
        if (count % 100 === 99) await new Promise((resolve) => socket.once("connect", resolve));
      }
      expect((await get("/esg")).status).toBe(200);
      for (const socket of idle) socket.destroy();
    });
  });

test.describe("the embedded server alone", () => {
  test("scores at least 125 by the rules of Mozilla's HTTP Observatory, behind TLS", async () => {
    const server = await startEmbedded(await findPort(), { STRICT_TRANSPORT: "on" });
    const { headers } = await ask(server.port, "/");
    await server.stop();
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(125);
    const table = JSON.parse(readFileSync("dist/site/current/table.json", "utf8"));
    expect(writeNginxConf(table, { root: "/", port: 80, state: "/tmp/x", strict: true })).toContain(
      `add_header Strict-Transport-Security "${headers["strict-transport-security"]}" always;`,
    );
  });
});

/** Based on developer.mozilla.org/en-US/observatory/docs/tests_and_scoring: the tests on headers, starting from 100. */
function observatoryScore(headers: Record<string, string>): number {
  const policy = headers["content-security-policy"] ?? "";
  const strict = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
  const unsafe = /unsafe-(inline|eval)|(script|object)-src[^;]*(\*|data:|https?:)( |;|$)/.test(policy);
  const csp = policy === "" ? -25 : unsafe ? -20 : policy.includes("default-src 'none'") ? 10 : 5;
  const referrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    headers["referrer-policy"] ?? "",
  );
  return (
    100 +
    csp +
    (headers["set-cookie"] ? -20 : 0) +
    (headers["access-control-allow-origin"] === "*" ? -50 : 0) +
    (referrer ? 5 : 0) +
    (strict === undefined ? -20 : Number(strict) < 15_768_000 ? -10 : 0) +
    (headers["x-content-type-options"] === "nosniff" ? 0 : -5) +
    (policy.includes("frame-ancestors 'none'") ? 5 : headers["x-frame-options"] ? 0 : -20) +
    (headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0)
  );
}
