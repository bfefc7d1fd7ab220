import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { send } from "../../tests/edit.ts";
import { findPort } from "../../tests/free-port.ts";
import { serveEditor } from "./server.ts";
import { Workspace } from "./workspace.ts";

// An attacker's page in the same browser, other tabs and programs, a disk that fails: on a small content folder.
const folder = mkdtempSync(join(tmpdir(), "editor-"));
const content = join(folder, "content");
const work = join(folder, "work");
const news = "newsroom/one/index.md";
const read = () => readFileSync(join(content, news), "utf8");
let served: { server: Server; address: string };
let own: Record<string, string>;

beforeAll(async () => {
  mkdirSync(join(content, "newsroom/one"), { recursive: true });
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "app/index.html"), "<h1>The editor</h1>");
  writeFileSync(join(folder, "secret.md"), "secret");
  writeFileSync(join(content, news), "---\ntitle: one\n---\n");
  const port = await findPort();
  const preview = "http://127.0.0.1:1/";
  served = await serveEditor(new Workspace(content, work), {
    app: join(folder, "app"),
    port,
    preview,
    onChange: () => {},
  });
  own = { Origin: new URL(served.address).origin };
});
beforeEach(() => writeFileSync(join(content, news), "---\ntitle: one\n---\n"));
afterAll(() => {
  served.server.closeAllConnections();
  served.server.close();
});

const ask = (name: string, body: object = {}, headers = own) => send(`${served.address}api/${name}`, { headers, body });

test("the page is shown to whoever has its address, with a policy that loads nothing from elsewhere", async () => {
  const { status, text } = await send(served.address, { method: "GET" });
  expect([status, text]).toEqual([200, "<h1>The editor</h1>"]);
  const { headers } = await fetch(served.address);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  // neither a window that opens it nor a page that takes it for a picture or script has it
  for (const name of ["opener", "resource"]) expect(headers.get(`cross-origin-${name}-policy`)).toBe("same-origin");
  // whoever is refused does not learn where the pages beside the form are
  const refused = await fetch(new URL(served.address).origin);
  expect([refused.status, refused.headers.get("content-security-policy")]).toEqual([403, null]);
  expect((await send(`${served.address}..%2fsecret.md`, { method: "GET" })).status).toBe(404);
});

test.each([
  ["a name of the attacker's that leads to this machine", { Host: "evil.example" }],
  ["a page of another origin", { Origin: "https://evil.example" }],
  ["a page without an origin", { Origin: "null" }],
  ["another page of this machine", { Origin: "http://127.0.0.1:1" }],
  ["a request that another site caused", { "Sec-Fetch-Site": "cross-site" }],
  ["one that another port of this machine caused", { "Sec-Fetch-Site": "same-site" }],
])("%s reads and writes nothing", async (_, headers) => {
  expect((await ask("state")).status).toBe(200);
  expect((await ask("state", {}, { ...own, ...headers })).status).toBe(403);
  const change = { path: news, seen: "none", text: "owned" };
  expect((await ask("change", change, { ...own, ...headers })).status).toBe(403);
});

test("without the token, the origin, or by another method nothing is answered", async () => {
  const { origin } = new URL(served.address);
  expect((await send(`${origin}/api/state`, { headers: own })).status).toBe(403);
  expect((await send(`${origin}/${"A".repeat(32)}/api/state`, { headers: own })).status).toBe(403);
  expect((await send(origin, { method: "GET" })).status).toBe(403);
  expect((await ask("state", {}, {})).status).toBe(403);
  expect((await send(served.address, { method: "PUT", headers: own })).status).toBe(403);
  expect((await send(served.address, { method: "GET", headers: { Origin: "https://evil.example" } })).status).toBe(403);
});

test("nothing is written or read but files of the content folder, and no link is followed", async () => {
  const outside = join(folder, "outside");
  mkdirSync(outside);
  symlinkSync(outside, join(content, "newsroom/out"));
  symlinkSync("round", join(content, "newsroom/round"));
  const places = ["../secret.md", "/tmp/a.md", "newsroom/../../secret.md", "newsroom/out/a.md", "newsroom/round/a.md"];
  const names = [
    ".git/a.txt",
    "a.sh",
    `${news}/a.md`,
    `${news}/`,
    "newsroom",
    "a\0.md",
    "con.md",
    "a./b.md",
    "..%2fa.md",
  ];
  const odd = ["\u202ea.md", "\ud800.md", `${"语".repeat(90)}.md`, `${"a/".repeat(150)}a.md`];
  for (const path of [...places, ...names, ...odd])
    for (const name of ["open", "change", "discard", "keep", "translated"]) {
      const { status, text } = await ask(name, { path, seen: "none", text: "owned" });
      expect([400, 403, 404], `${name} ${path} ${text}`).toContain(status);
    }
  const saved = await ask("save", { paths: ["../secret.md"], sentence: "" });
  expect(JSON.parse(saved.text)).toEqual({ saved: [], failed: expect.stringContaining("is no content file") });
  for (const name of ["open", "change", "translated"])
    expect((await ask(name, { path: "newsroom/none.md", seen: "none", text: "owned" })).status, name).toBe(404);
  const drawn = { headers: own, body: {} };
  expect((await send(`${served.address}picture?path=newsroom/none.md&name=a.png`, drawn)).status).toBe(404);
  expect(readdirSync(outside)).toEqual([]);
  expect(readFileSync(join(folder, "secret.md"), "utf8")).toBe("secret");
  expect(existsSync("/tmp/a.md")).toBe(false);
});

test("a request that does not say how long it is, or says too much, is refused before it is read", async () => {
  const door = new URL(served.address);
  const begin = async (length: Record<string, string>) => {
    const asked = request(`${door.href}api/find`, { method: "POST", headers: { ...own, ...length }, agent: false });
    asked.on("error", () => undefined);
    asked.write("{");
    const [response] = await once(asked, "response");
    asked.destroy();
    return response.statusCode;
  };
  expect(await begin({})).toBe(411);
  expect(await begin({ "Content-Length": "70000000" })).toBe(413);
});

test("of two tabs the second is told, and a file that changed on disk is not written over", async () => {
  const [{ seen }] = JSON.parse((await ask("open", { path: news })).text).versions;
  expect((await ask("change", { path: news, seen, text: "first" })).status).toBe(200);
  const second = await ask("change", { path: news, seen, text: "second" });
  expect([second.status, second.text]).toEqual([409, expect.stringContaining("changed in another tab or on disk")]);
  writeFileSync(join(content, news), "theirs");
  const saved = await ask("save", { paths: [news], sentence: "" });
  expect([saved.status, saved.text]).toEqual([409, expect.stringContaining("nothing was saved")]);
  expect(read()).toBe("theirs");
  await ask("discard", { path: news });
});

test("content of an older release is brought up to date in the draft, and saved like any change", async () => {
  const site = join(content, "site.yaml");
  writeFileSync(site, "# ours\nname: Harbour\nemail: hello@harbour.example\n");
  writeFileSync(join(content, news), "---\ntitle: one\n---\nhello@harbour.example\n");
  expect(JSON.parse((await ask("state")).text).isOlder).toBe(true);
  const done = JSON.parse((await ask("migrate")).text);
  expect(done).toEqual([
    expect.stringContaining(`${news}: "hello@harbour.example" is {brand email}`),
    "site.yaml: format is 2",
  ]);
  const { isOlder, changed } = JSON.parse((await ask("state")).text);
  expect([isOlder, changed]).toEqual([false, [news, "site.yaml"]]);
  expect(read()).toContain("hello@harbour.example");
  await ask("save", { paths: changed, sentence: "" });
  expect(read()).toContain("{brand email}");
  expect(readFileSync(site, "utf8")).toBe("# ours\nformat: 2\nname: Harbour\nemail: hello@harbour.example\n");
  expect(JSON.parse((await ask("migrate")).text)).toEqual([]);
  rmSync(site);
});

/** A program of its own that writes texts of many kilobytes by a workspace. */
const program = (body: string) => `
  import { Workspace } from ${JSON.stringify(join(import.meta.dirname, "workspace.ts"))};
  const own = new Workspace(${JSON.stringify(content)}, ${JSON.stringify(join(folder, "other"))});
  const write = (letter) => own.change("${news}", letter.repeat(200_000), own.versionOf("${news}"));
  ${body}`;

test("on a full disk the change is refused in words, and what was there is whole", () => {
  const before = read();
  const explain = `(await import(${JSON.stringify(join(import.meta.dirname, "server.ts"))})).explain`;
  const code = program(`try { write("a") } catch (error) { console.log(JSON.stringify(${explain}(error))) }`);
  // what the system lets one program write is used up, as a disk is
  const limited = ["-c", 'ulimit -f 64; exec "$0" "$@"', process.execPath, "--input-type=module", "-e", code];
  const { stdout } = spawnSync("bash", limited, { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([507, expect.stringContaining("The disk is full")]);
  expect(read()).toBe(before);
  expect(readFileSync(join(folder, "other/draft", news), "utf8")).toBe(before);
});

test("a process that is killed while it saves leaves a file of one state or the other", async () => {
  const code = program(`for (let at = 0; ; at += 1) {
    write("ab".charAt(at % 2)); own.save(["${news}"]); if (at % 5 === 4) console.log(at);
  }`);
  for (let round = 0; round < 2; round += 1) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(read()).toMatch(/^(a{200000}|b{200000})$/);
  }
  expect(new Workspace(content, join(folder, "other")).list().map(({ path }) => path)).toEqual([news]);
});
