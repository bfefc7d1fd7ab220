import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleReleases } from "../sample-release.ts";
import { nginxSettings } from "./nginx-settings.ts";

const { site, put, place } = sampleReleases();
put("one", { "/404.html": "" });
put("two", { "/404.html": "" });
place("two");

function write(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/write-nginx.ts`], {
    env: { PATH: process.env.PATH ?? "", SITE: site, ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test.each([
  [{ SITE: "/nowhere" }, "There is no build in /nowhere. Make one: npm run build\n"],
  [{ PORT: "http" }, 'PORT is "http"; it must be a number up to 65535.\n'],
  [{ PORT: "65536" }, 'PORT is "65536"; it must be a number up to 65535.\n'],
  [
    { TRUSTED_PROXIES: "proxy" },
    'TRUSTED_PROXIES has "proxy", which is neither an address nor a network such as 10.0.0.0/8\n',
  ],
])("%j is refused with an explanation, and nothing is written", (env, sentence) => {
  expect(write(env)).toEqual({ status: 1, stdout: "", stderr: sentence });
  expect(existsSync(join(site, "nginx.json"))).toBe(false);
});

test("every release gets this machine's configuration, and later builds find its settings", () => {
  expect(nginxSettings(site)).toMatchObject({ port: 8080 });
  const { status, stdout, stderr } = write({ PORT: "8443", STRICT_TRANSPORT: "on", TRUSTED_PROXIES: "10.0.0.0/8" });
  expect([status, stderr]).toEqual([0, ""]);
  const conf = `nginx -c ${join(site, "current", "nginx", "nginx.conf")}`;
  expect(stdout).toContain(`Start it: ${conf}\nAfter each build or rollback: ${conf} -s reload\n`);
  const { brotliModule, ...settings } = nginxSettings(site);
  expect(settings).toEqual({ port: 8443, strict: true, proxies: ["10.0.0.0/8"] });
  expect(stdout.includes("apt-get install libnginx-mod-http-brotli-static")).toBe(brotliModule === undefined);
  for (const id of ["one", "two"]) {
    const text = readFileSync(join(site, "releases", id, "nginx", "nginx.conf"), "utf8");
    expect(text).toContain(`root ${join(site, "releases", id, "public")};`);
    expect(text).toContain("listen 8443;");
    expect(text).toContain("Strict-Transport-Security");
    expect(text).toContain("set_real_ip_from 10.0.0.0/8;");
    expect(text).toContain(`desc="${id}"`);
  }
});
