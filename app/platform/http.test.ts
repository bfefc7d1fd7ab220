import { beforeEach, expect, test, vi } from "vitest";
import { fetchWithRetry, requireJson } from "./http.ts";

let statuses: (number | "network")[] = [];
const fetched = vi.fn(async () => {
  const status = statuses.shift() ?? 200;
  if (status === "network") throw new TypeError("network");
  return new Response(JSON.stringify({ status }), { status, headers: { "content-type": "application/json" } });
});
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504, "network" as const])("%s is tried once more", async (status) => {
  statuses = [status, 200];
  await expect(fetchWithRetry("http://site.test/x")).resolves.toEqual({ status: 200 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 404, 422, 501])("%i is an error at once, with status, address and body", async (status) => {
  statuses = [status];
  await expect(fetchWithRetry("http://site.test/x")).rejects.toMatchObject({
    status,
    data: { status },
    request: "http://site.test/x",
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a second failure is an error", async () => {
  statuses = [503, 503, 200];
  await expect(fetchWithRetry("http://site.test/x")).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("%s is not retried", async (method) => {
  statuses = [503, 200];
  await expect(fetchWithRetry("http://site.test/x", { method })).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("an abort is not retried", async () => {
  const controller = new AbortController();
  controller.abort();
  fetched.mockImplementationOnce(async () => {
    throw new DOMException("aborted", "AbortError");
  });
  await expect(fetchWithRetry("http://site.test/x", { signal: controller.signal })).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("HTML in place of JSON is an error", async () => {
  fetched.mockImplementationOnce(async () => new Response("<html>", { headers: { "content-type": "text/html" } }));
  await expect(fetchWithRetry("http://site.test/x", { onResponse: requireJson })).rejects.toThrow("Expected JSON");
});
