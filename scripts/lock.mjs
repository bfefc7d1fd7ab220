import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Runs something that no other process does at the same time, as long as all of them use this lock: a file with the
 * number of its process. Waits for the other one, and takes over from one that has ended.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withLock(file, run) {
  mkdirSync(dirname(file), { recursive: true });
  let told = "";
  while (!isTaken(file)) {
    const holder = holderOf(file);
    if (holder !== "" && !isRunning(holder)) rmSync(file, { force: true });
    else if (holder !== "" && holder !== told)
      console.log(`Process ${holder} is building here; waiting for it. (If none is, remove ${file}.)`);
    told = holder;
    await wait(200);
  }
  const release = () => holderOf(file) === String(process.pid) && rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await run();
  } finally {
    process.off("exit", release);
    release();
  }
}

function isTaken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function holderOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // a process of somebody else is one
    return error.code === "EPERM";
  }
}
