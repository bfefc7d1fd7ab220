import { cpSync, mkdirSync, writeFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import type { SiteTable } from "#server/policy/table.ts";

const topics = ["service-notices", "customs", "peak-season", "network"];
const services = ["standard-express", "priority-express", "economy-express", "us-air-freight", "us-ocean-freight"];
// no "line": the check wants a service by every name that ends in it
const words =
  "parcel customs hub flight vessel zone weight label handover carrier gateway tariff duty invoice pallet container broker scan".split(
    " ",
  );

/** Copies the content and adds that many made-up items, spread over the twelve years before 2026. */
function writeSyntheticContent(folder: string, items: number): void {
  cpSync("content", folder, { recursive: true });
  for (let at = 0; at < items; at += 1) writeItem(folder, at, 0);
}

/** Writes one item; a different `version` has a different text. */
function writeItem(folder: string, at: number, version: number): void {
  const year = 2014 + (at % 12);
  const day = `${year}-${String((at % 11) + 1).padStart(2, "0")}-${String((at % 27) + 1).padStart(2, "0")}`;
  const path = join(folder, "newsroom", String(year), `synthetic-${at}`);
  // in letters alone: a number, or "1g", would be a figure without a source, which the check refuses
  const number = String(at).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  mkdirSync(path, { recursive: true });
  writeFileSync(
    join(path, "index.md"),
    `---
title: ${sentence(at, 7)} ${number}
date: ${day}
topic: ${topics[at % topics.length]}
summary: ${sentence(at + 1, 24)}.
facts:
  - { label: Number, value: "${number}" }
  - { label: Version, value: "${version}" }
concerns: ${sentence(at + 2, 5)}
services: [${services[at % services.length]}, ${services[(at + 1) % services.length]}]
---

${[3, 4, 5].map((part) => `## ${sentence(at + part, 4)}\n\n${sentence(at + part, 60)}. **${sentence(at, 5)}**, ${sentence(at * part, 40)}.\n`).join("\n")}
| Line | From | To |
| --- | --- | --- |
| ${sentence(at, 2)} | ${at % 90} | ${at % 70} |
| ${sentence(at + 9, 2)} | ${at % 50} | ${at % 30} |

More in the [calculator](/resource/shipping-calculator).
`,
  );
}

function sentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, at) => words[(seed * 7 + at * at * 3 + at * (seed % 5)) % words.length] ?? "",
  );
  const [first = "", ...rest] = picked;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}

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
