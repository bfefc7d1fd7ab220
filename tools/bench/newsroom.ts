import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteTable } from "../../server/policy/table.ts";
import { writeItem, writeSyntheticContent } from "./synthetic-news.ts";

/**
 * `node tools/bench/newsroom.ts [items …]`: the cost of building a newsroom of that many items, from scratch and after one
 * item has changed. Default: 100, 1,000 and 10,000.
 */
const sizes = process.argv.slice(2).map(Number);

type Cost = { seconds: number; cpu: number; peak: number };

async function build(env: Record<string, string>): Promise<Cost> {
  const started = performance.now();
  const child = spawn("bash", ["-c", "TIMEFORMAT='%U %S'; time node scripts/build.mjs >/dev/null"], {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, measureGroupMemory(child.pid ?? 0));
  }, 100);
  const status = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(watch);
  const [, user = "", system = ""] = /([\d.]+) ([\d.]+)\s*$/.exec(said) ?? [];
  if (status !== 0 || user === "")
    throw new Error(
      `The build failed:\n${said
        .split("\n")
        .filter((line) => !line.includes(": warning: "))
        .join("\n")}`,
    );
  return { seconds: (performance.now() - started) / 1000, cpu: Number(user) + Number(system), peak };
}

/** Resident memory of a process group, in MB. */
function measureGroupMemory(group: number): number {
  let pages = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const [, , rest = ""] = /^(.*\)) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      if (Number(rest.split(" ")[2]) !== group) continue;
      pages += Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    } catch {
      // it has ended meanwhile
    }
  return (pages * 4096) / 1e6;
}

function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const rows: Record<string, string>[] = [];
/** The previous size, to separate the cost of an additional page from that of any build. */
let smaller: { cpu: number; pages: number; output: number } | undefined;
for (const items of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) {
  const folder = mkdtempSync(join(tmpdir(), "newsroom-"));
  const env = { CONTENT: join(folder, "content"), SITE: join(folder, "site"), CACHE: join(folder, "cache") };
  writeSyntheticContent(env.CONTENT, items);
  // from scratch: the code is compiled too
  rmSync("dist/code-id", { force: true });
  const full = await build(env);
  const release = join(env.SITE, "current");
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const pages = Object.values(table.files).filter(({ type }) => type.startsWith("text/html"));
  const largest = Math.max(...pages.map(({ size }) => size));
  const output = measureFolder(join(release, "public"));
  writeItem(env.CONTENT, Math.floor(items / 2), 1);
  const again = await build(env);
  rows.push({
    items: String(items),
    pages: String(pages.length),
    "full, s": full.seconds.toFixed(1),
    "CPU a page, ms": ((full.cpu * 1000) / pages.length).toFixed(1),
    "CPU a page more, ms": smaller
      ? (((full.cpu - smaller.cpu) * 1000) / (pages.length - smaller.pages)).toFixed(1)
      : "",
    "peak, MB": full.peak.toFixed(0),
    "output, MB": (output / 1e6).toFixed(0),
    "a page more, kB": smaller ? ((output - smaller.output) / 1000 / (pages.length - smaller.pages)).toFixed(0) : "",
    "largest page, kB": (largest / 1000).toFixed(0),
    "one changed, s": again.seconds.toFixed(1),
    ratio: (again.seconds / full.seconds).toFixed(3),
    "peak again, MB": again.peak.toFixed(0),
  });
  smaller = { cpu: full.cpu, pages: pages.length, output };
  rmSync(folder, { recursive: true, force: true });
  console.table(rows.slice(-1));
}
console.table(rows);
