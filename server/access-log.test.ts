import { expect, test } from "vitest";
import { logLine } from "./output.ts";

const request = { method: "GET", url: "/", httpVersion: "1.1" };
const answered = { client: "::1", request, status: 200, bytes: 5 };

test("a line says who asked, when, what for and how it ended, and nothing about a shipment", () => {
  const url = "/resource/shipping-calculator?to=DE&weight=2";
  expect(logLine({ ...answered, request: { ...request, url } }, new Date(Date.UTC(2026, 0, 2, 3, 4, 5)))).toBe(
    '::1 - - [02/Jan/2026:03:04:05 +0000] "GET /resource/shipping-calculator HTTP/1.1" 200 5',
  );
});

test("a request that could not be parsed gets a line too", () => {
  expect(logLine({ ...answered, request: undefined, status: 400 })).toMatch(/^::1 - - \[[^\]]+\] "-" 400 5$/);
});

test("no client can forge a log line", () => {
  const line = logLine({ ...answered, request: { ...request, url: `/a"\n\u0085\\${"b".repeat(9_000)}` } });
  // at most 512 characters of the path: three lines must fit into what a pipe takes whole
  expect(line).toContain(`] "GET /a____${"b".repeat(506)} HTTP/1.1" 200 5`);
});
