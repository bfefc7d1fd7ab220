import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";

/** A process and its descendants, according to the kernel. */
function family(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => new RegExp(`^PPid:\\s+${pid}$`, "m").test(read(`/proc/${name}/status`)));
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/** Empty if the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Open descriptors and resident memory (MB) of a server. */
export function used({ pid = 0 }: ChildProcess): { descriptors: number; memory: number } {
  const pids = family(pid);
  return {
    descriptors: pids.reduce((sum, one) => sum + descriptorsOf(one), 0),
    memory: pids.reduce(
      (sum, one) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${one}/status`))?.[1] ?? 0) / 1e3,
      0,
    ),
  };
}

/** Peak memory in MB while something runs. */
export async function highestMemory(server: ChildProcess, run: () => Promise<unknown>): Promise<number> {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, used(server).memory);
  };
  const timer = setInterval(look, 50);
  await run().finally(() => clearInterval(timer));
  look();
  return highest;
}

/** Bytes that a client has sent to a server at 127.0.0.1 and that the server has not read yet. */
export function unread(port: number, { localPort = 0 }: Socket): number {
  const hex = (one: number) => one.toString(16).toUpperCase().padStart(4, "0");
  const line = new RegExp(`:${hex(port)} \\w+:${hex(localPort)} \\w+ \\w+:(\\w+)`);
  return Number.parseInt(line.exec(readFileSync("/proc/net/tcp", "utf8"))?.[1] ?? "0", 16);
}
