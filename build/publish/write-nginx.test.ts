import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleReleases } from "../../tests/sample-release.ts";
import { readNginxSettings, reloadNginx } from "#server/policy/nginx-settings.ts";

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
  expect(readNginxSettings(site)).toMatchObject({ port: 8080 });
  const { status, stdout, stderr } = write({ PORT: "8443", STRICT_TRANSPORT: "on", TRUSTED_PROXIES: "10.0.0.0/8" });
  expect([status, stderr]).toEqual([0, ""]);
  const conf = `nginx -c ${join(site, "current", "nginx", "nginx.conf")}`;
  expect(stdout).toContain(
    `Start it: ${conf}\nBuilds and rollbacks have it take them over. Its logs: ${site}/nginx-*.log\n`,
  );
  const { brotliModule, ...settings } = readNginxSettings(site);
  expect(settings).toEqual({ port: 8443, strict: true, proxies: ["10.0.0.0/8"] });
  expect(stdout.includes("apt-get install libnginx-mod-http-brotli-static")).toBe(brotliModule === undefined);
  for (const id of ["one", "two"]) {
    const text = readFileSync(join(site, "releases", id, "nginx", "nginx.conf"), "utf8");
    expect(text).toContain(`root ${join(site, "releases", id, "public")};`);
    expect(text).toContain("listen 8443;");
    expect(text).toContain(`pid ${join(site, "nginx")}.pid;\nerror_log ${join(site, "nginx-error.log")} warn;`);
    expect(text).toContain(`access_log ${join(site, "nginx-access.log")} paths;`);
    expect(text).toContain("Strict-Transport-Security");
    expect(text).toContain("set_real_ip_from 10.0.0.0/8;");
    expect(text).toContain(`desc="${id}"`);
  }
});

test.skipIf(spawnSync("nginx", ["-v"]).status !== 0)(
  "nginx takes over what is put in place when it is told to, and its log goes on",
  async () => {
    write({ PORT: "8444" });
    const conf = join(site, "current/nginx/nginx.conf");
    // started as root, its workers could not read this folder
    const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const nginx = (...more: string[]) => spawnSync("nginx", ["-c", conf, ...user, ...more], { stdio: "ignore" });
    expect(nginx().status).toBe(0);
    try {
      const build = () => fetch("http://127.0.0.1:8444/nothing").then(({ headers }) => headers.get("server-timing"));
      await expect.poll(() => build()).toContain('"two"');
      place("one");
      expect(reloadNginx(site)).toBe(true);
      await expect.poll(() => build()).toContain('"one"');
      // a worker writes its line after the response
      await fetch("http://127.0.0.1:8444/after-the-reload");
      const log = () => readFileSync(join(site, "nginx-access.log"), "utf8");
      await expect.poll(() => log()).toContain('"GET /after-the-reload HTTP/1.1" 404');
    } finally {
      nginx("-s", "stop");
    }
  },
);

test("a machine without a running nginx has nothing to reload", () => {
  expect(reloadNginx("/nowhere")).toBe(true);
  // left over from a crash, and by now the number of another process
  writeFileSync(join(site, "nginx.pid"), `${process.pid}\n`);
  expect(reloadNginx(site)).toBe(true);
});
