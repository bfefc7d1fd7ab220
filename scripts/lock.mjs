import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
    if (holder === undefined) continue;
    if (!isRunning(holder)) takeAway(file, holder);
    else {
      if (holder !== told)
        console.log(`Process ${holder} is at work here; waiting for it. (If none is, remove ${file}.)`);
      told = holder;
      await wait(200);
    }
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

/**
 * Builds, rollbacks and new settings of nginx change a site one at a time.
 * @template Result
 * @param {string} site
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export function withSite(site, run) {
  return withLock(`${resolve(site)}.lock`, run);
}

/** Linked into its place once it is whole, so that a lock always has a number, also where the disk is full. */
function isTaken(file) {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes the lock of a process that has ended, unless another one has taken its place since it was read. */
function takeAway(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** The number in a lock; undefined if there is none. */
function holderOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Whether a process with this number runs; false for what is no number, as in a lock that was cut short.
 * @param {string | undefined} pid
 */
export function isRunning(pid) {
  try {
    return Number(pid) > 0 && process.kill(Number(pid), 0);
  } catch (error) {
    // a process of somebody else is one
    return error.code === "EPERM";
  }
}
