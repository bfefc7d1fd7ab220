import { expect, test } from "vitest";
import { respond } from "./respond.ts";
import { site } from "../tests/sample-site.ts";

function get(url: string, headers: Record<string, string> = {}, method = "GET", hosts = ["Host", "example.com"]) {
  return respond(site, { method, url, httpVersion: "1.1", rawHeaders: ["Accept", "*/*", ...hosts], headers });
}

test("a page is revalidated, carries its policy, and has no inline script that the build did not hash", () => {
  const { status, headers } = get("/", { "accept-encoding": "gzip, br" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Encoding": "br",
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  });
  expect(headers["Content-Security-Policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
});

test.each([
  ["/ESG/", "/esg"],
  ["//esg", "/esg"],
  ["/Esg?a=1&b=%20", "/esg?a=1&b=%20"],
  ["/our-solutions/?x", "/our-solutions/b2c?x"],
  ["/islands?x", "/esg?x#islands"],
  ["http://other.example/ESG", "/esg"],
])("%s redirects to the canonical address", (target, location) => {
  expect(get(target)).toMatchObject({ status: 308, headers: { Location: location } });
});

test("never redirects off the site", () => {
  for (const target of ["//evil.example/", "/\\evil.example", "//evil.example/esg", "http://x//evil.example/"])
    expect(get(target).headers.Location).toBeUndefined();
});

test.each([
  ["/nope", 404],
  ["/404.html", 404],
  ["/404.HTML", 404],
  ["/__proto__", 404],
  ["/constructor", 404],
  ["/%zz", 400],
  ["/a%00b", 400],
  ["/#esg", 400],
  ["/../etc/passwd", 400],
  ["/%2e%2e/etc/passwd", 400],
  [`/${"a".repeat(4095)}`, 404],
  [`/${"a".repeat(4096)}`, 414],
  ["http://other.example", 200],
  ["HTTPS://other.example:8443?a=1", 200],
  ["http://other.example/esg", 200],
  ["http:///esg", 400],
  ["http://a b/", 400],
  ["http://user@other.example/", 400],
  ["ftp://other.example/esg", 400],
  ["*", 400],
  ["", 400],
])("%s is a %i", (target, status) => {
  expect(get(target).status).toBe(status);
});

test.each([
  [["Host", "example.com:8080"], 200],
  [["HOST", "[::1]:3000"], 200],
  [["host", "xn--bcher-kva.example"], 200],
  [[], 400],
  [["Host", "a", "host", "b"], 400],
  [["Host", "a", "Host", "a"], 400],
  ...["", "a b", "a/b", "a,b c", "user@a", "a:b", "a\\b", "[::1", "a?b", 'a"'].map(
    (host) => [["Host", host], 400] as const,
  ),
] as const)("%j is a %i", (hosts, status) => {
  expect(get("/", {}, "GET", [...hosts]).status).toBe(status);
});

test("HTTP/1.0 may leave the host out", () => {
  expect(respond(site, { method: "GET", url: "/", httpVersion: "1.0", rawHeaders: [], headers: {} }).status).toBe(200);
});

test("only GET and HEAD are allowed", () => {
  expect(get("/", {}, "POST")).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD" } });
});

test("an unchanged file is a 304, by the validator of its encoding", () => {
  expect(get("/", { "accept-encoding": "br", "if-none-match": '"abc-br"' }).status).toBe(304);
  expect(get("/", { "accept-encoding": "br", "if-none-match": '"abc"' }).status).toBe(200);
  expect(get("/", { "if-none-match": 'W/"abc", "other"' }).status).toBe(304);
});

test("a changed file is a 412 for a client that wants it unchanged; weak validators never match", () => {
  expect(get("/", { "if-match": '"abc"' }).status).toBe(200);
  expect(get("/", { "if-match": '"other", "abc"' }).status).toBe(200);
  expect(get("/", { "if-match": "*" }).status).toBe(200);
  expect(get("/", { "if-match": '"other"' }).status).toBe(412);
  expect(get("/", { "if-match": 'W/"abc"' }).status).toBe(412);
  expect(get("/", { "if-match": '"other"', "if-none-match": '"abc"' }).status).toBe(412);
});

test("ranges", () => {
  const range = (value: string, method = "GET") => get("/assets/a.js", { range: value }, method);
  expect(range("bytes=2-4")).toMatchObject({
    status: 206,
    headers: { "Content-Range": "bytes 2-4/10" },
    body: Buffer.from("234"),
  });
  expect(range("bytes=-3").body).toEqual(Buffer.from("789"));
  expect(range("bytes=-30").body).toEqual(Buffer.from("0123456789"));
  expect(range("Bytes=8-99")).toMatchObject({ headers: { "Content-Range": "bytes 8-9/10" }, body: Buffer.from("89") });
  for (const beyond of ["bytes=10-", "bytes=-0"])
    expect(range(beyond)).toMatchObject({ status: 416, headers: { "Content-Range": "bytes */10" } });
  for (const ignored of ["lines=1-2", "bytes=4-2", "bytes=-", "bytes=1-2,4-5", "bytes=a-b", "bytes=1.5-2"])
    expect(range(ignored).status, ignored).toBe(200);
  expect(range("bytes=2-4", "HEAD").status).toBe(200);
});

test.each([
  ["", "identity"],
  ["br", "br"],
  ["gzip, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["identity;q=0.5, br;q=0.5", "br"],
  ["identity, br", "br"],
  ["identity", "identity"],
  ["*", "br"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["br;q=7, BR ; q=x, gzip; q=0.001", "gzip"],
  [";,;q=1,=,", "identity"],
])("a client that accepts %j gets %s", (accept, encoding) => {
  expect(get("/", { "accept-encoding": accept }).headers["Content-Encoding"] ?? "identity").toBe(encoding);
});

test("every icon asked for is found, or listed as not found", () => {
  const { body } = get("/icons/lucide.json?icons=x,nope,x,constructor,__proto__,cross,A%20b");
  expect(JSON.parse(String(body))).toMatchObject({
    icons: { x: { body: "<path/>" }, cross: { body: "<path/>" } },
    not_found: ["A b", "__proto__", "constructor", "nope"],
  });
  expect(get("/icons/nope.json?icons=x").status).toBe(404);
  expect(get("/icons/lucide.json").status).toBe(404);
  const many = Array.from({ length: 101 }, (_, n) => `i${n}`);
  expect(get(`/icons/lucide.json?icons=${many.slice(1)}`).status).toBe(200);
  expect(get(`/icons/lucide.json?icons=${many}`)).toMatchObject({ status: 400, body: expect.stringContaining("100") });
});
