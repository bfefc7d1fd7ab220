import { expect, test } from "vitest";
import { readProxies, makeClientFinder } from "./proxies.ts";

const clientOf = makeClientFinder(readProxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32, ::1/128"));

test.each([
  ["198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ["127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["127.0.0.1", "1.2.3.4, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["2001:db8::1", "2001:db9::7", "2001:db9::7"],
  ["127.0.0.1", "", "127.0.0.1"],
  ["127.0.0.1", "unknown", "127.0.0.1"],
  ["127.0.0.1", '203.0.113.9, "><script>, 10.0.0.1', "10.0.0.1"],
  ["127.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ["fe80::1%eth0", "203.0.113.9", "fe80::1%eth0"],
  ["127.0.0.1", "fe80::1%eth0", "fe80::1%eth0"],
])("from %s, forwarded for %j: %s", (remote, forwarded, client) => {
  expect(clientOf(remote, forwarded)).toBe(client);
});

test("X-Forwarded-For is ignored if no proxy is named", () => {
  expect(makeClientFinder(readProxies(""))("127.0.0.1", "203.0.113.9")).toBe("127.0.0.1");
});

test.each(["10.0.0.0/33", "10.0.0/8", "proxy.example", "::/129", "10.0.0.0/8/8", "10.0.0.0/x"])(
  "%s is refused",
  (entry) => {
    expect(() => readProxies(`127.0.0.1,${entry}`)).toThrow(`has "${entry}"`);
  },
);
