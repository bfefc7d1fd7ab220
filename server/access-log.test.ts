import { expect, test, vi } from "vitest";
import { gathered, logLine } from "./access-log.ts";

const answered = { remote: "::1", method: "GET", target: "/", version: "1.1", status: 200, bytes: 5 };

test("a line tells who, when, what and how it ended, and nothing of a shipment", () => {
  expect(logLine({ ...answered, target: "/resource/shipping-calculator?to=DE&weight=2" })).toMatch(
    /^::1 - - \[\d{4}-\d\d-\d\dT[\d:.]+Z\] "GET \/resource\/shipping-calculator HTTP\/1\.1" 200 5\n$/,
  );
});

test("nobody writes lines of their own", () => {
  const line = logLine({ ...answered, target: `/a"\n\u0085\\${"b".repeat(9_000)}` });
  expect(line).toContain('"GET /a____bb');
  expect(line.length).toBeLessThan(700);
  expect(line.match(/\n/g)).toHaveLength(1);
});

test("lines are written together, in order, and none is lost at the end", () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = gathered((text) => written.push(text));
  log.line("a\n");
  log.line("b\n");
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(["a\nb\n"]);
  log.line("c\n");
  log.flush();
  vi.advanceTimersByTime(100);
  expect(written).toEqual(["a\nb\n", "c\n"]);
  vi.useRealTimers();
});
