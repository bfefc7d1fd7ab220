import { afterEach, expect, test, vi } from "vitest";
import { answer } from "./answer.ts";
import { held, site } from "./sample-site.ts";
import { wholeFiles } from "./whole.ts";

afterEach(() => {
  vi.useRealTimers();
});

function read(pieces: readonly Buffer[]) {
  const text = Buffer.concat(pieces).toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const [first, ...lines] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { first, headers, body: text.slice(end + 4) };
}

const large = held("text/plain", Buffer.alloc(100_000, "x"), { encodings: [] });
const files = new Map([...site.files, ["/large", large]]);
const ours = { ...site, files };

test.each(["", "br", "gzip;q=0.5", "identity", "zstd"])("what goes out is what answer.ts decides, for %j", (accept) => {
  const whole = wholeFiles(false);
  for (const path of ["/", "/esg", "/assets/a.js", "/large"]) {
    const sent = whole(ours, path, accept);
    const { first, headers, body } = read(sent?.pieces ?? []);
    const decided = answer(ours, { method: "GET", target: path, headers: { "accept-encoding": accept } });
    const { Date: _, Connection: __, "Keep-Alive": ___, ...own } = headers;
    expect(first).toBe("HTTP/1.1 200 OK");
    expect(own).toEqual(decided.headers);
    expect(body).toBe(String(decided.body));
    expect(sent?.bytes).toBe(body.length);
  }
});

test("behind TLS its head says so, and only there", () => {
  const strictly = (strict: boolean) =>
    read(wholeFiles(strict)(ours, "/esg", "br")?.pieces ?? []).headers["Strict-Transport-Security"];
  expect(strictly(true)).toBe("max-age=63072000; includeSubDomains");
  expect(strictly(false)).toBeUndefined();
});

test("its date is the second's", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 0, 59, 400) });
  const whole = wholeFiles(true);
  const dates = [0, 500, 500].map((later) => {
    vi.advanceTimersByTime(later);
    return read(whole(ours, "/esg", "br")?.pieces ?? []).headers.Date;
  });
  expect(dates).toEqual([
    "Sat, 21 Nov 2026 12:00:59 GMT",
    "Sat, 21 Nov 2026 12:00:59 GMT",
    "Sat, 21 Nov 2026 12:01:00 GMT",
  ]);
});

test("what has rules of its own, or is not held, is left to node:http", () => {
  const whole = wholeFiles(false);
  const unheld = new Map([...files, ["/away", { ...large, bodies: {} }]]);
  for (const path of ["/404.html", "/icons/lucide.json", "/away", "/nothing", "/our-solutions", "/ESG"])
    expect(whole({ ...ours, files: unheld }, path, "br"), path).toBeUndefined();
});
