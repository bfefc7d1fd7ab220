import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { site } from "./sample-site.ts";

function get(target: string, headers: Record<string, string> = {}, method = "GET") {
  return answer(site, { method, target, headers });
}

test("a page is revalidated, carries its policy and no inline script that the build did not hash", () => {
  const { status, headers } = get("/", { "accept-encoding": "gzip, br" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Encoding": "br",
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  });
  expect(headers["Content-Security-Policy"]).toContain("script-src 'self' 'sha256-hash='");
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
});

test.each([
  ["/ESG/", "/esg"],
  ["//esg", "/esg"],
  ["/Esg?a=1&b=%20", "/esg?a=1&b=%20"],
  ["/our-solutions/?x", "/our-solutions/b2c?x"],
])("%s leads to the one address", (target, location) => {
  expect(get(target)).toMatchObject({ status: 308, headers: { Location: location } });
});

test("never leads off the site", () => {
  for (const target of ["//evil.example/", "/\\evil.example", "//evil.example/esg"])
    expect(get(target).headers.Location).toBeUndefined();
});

test.each([
  ["/nope", 404],
  ["/__proto__", 404],
  ["/constructor", 404],
  ["/%zz", 400],
  ["/a%00b", 400],
  ["/../etc/passwd", 400],
  ["/%2e%2e/etc/passwd", 400],
  [`/${"a".repeat(5000)}`, 414],
  ["http://other.example/", 400],
])("%s is a %i", (target, status) => {
  expect(get(target).status).toBe(status);
});

test("only GET and HEAD", () => {
  expect(get("/", {}, "POST")).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD" } });
});

test("what has not changed is a 304, by the validator of its encoding", () => {
  expect(get("/", { "accept-encoding": "br", "if-none-match": '"abc-br"' }).status).toBe(304);
  expect(get("/", { "accept-encoding": "br", "if-none-match": '"abc"' }).status).toBe(200);
  expect(get("/", { "if-none-match": 'W/"abc", "other"' }).status).toBe(304);
});

test("ranges", () => {
  const range = (value: string) => get("/assets/a.js", { range: value });
  expect(range("bytes=2-4")).toMatchObject({
    status: 206,
    headers: { "Content-Range": "bytes 2-4/10" },
    body: Buffer.from("234"),
  });
  expect(range("bytes=-3").body).toEqual(Buffer.from("789"));
  expect(range("bytes=10-")).toMatchObject({ status: 416, headers: { "Content-Range": "bytes */10" } });
  expect(range("lines=1-2").status).toBe(200);
});

test("a client that refuses an encoding does not get it", () => {
  expect(get("/", { "accept-encoding": "br;q=0, gzip" }).headers["Content-Encoding"]).toBe("gzip");
  expect(get("/", { "accept-encoding": "identity" }).headers["Content-Encoding"]).toBeUndefined();
});

test("icons: only names that the set has", () => {
  const { body } = get("/icons/lucide.json?icons=x,nope,x,constructor");
  expect(JSON.parse(String(body))).toMatchObject({
    icons: { x: { body: "<path/>" } },
    not_found: ["constructor", "nope"],
  });
  expect(get("/icons/nope.json?icons=x").status).toBe(404);
});
