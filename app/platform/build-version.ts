import { latestBuild, runningBuild } from "./running-build.ts";
import { siteConfig } from "./site-config.ts";

const interval = 60 * 60 * 1000;
let newer = false;
let lastCheck = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** True once a check has seen another build: the next navigation must be a full document load. */
export function newBuildReady(): boolean {
  return newer;
}

/**
 * Starts the checks: every hour, when the tab becomes visible after more than an hour, and when the network is back.
 * `onNewBuild` is called once; the page in use is never reloaded.
 */
export function watchBuild(onNewBuild: () => void): () => void {
  lastCheck = Date.now();
  const check = () => checkNow(onNewBuild).then((found) => found && stop());
  const onVisible = () => {
    if (document.visibilityState === "visible" && Date.now() - lastCheck > interval) check();
  };
  timer = setInterval(check, interval);
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("online", check);
  function stop() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", check);
  }
  return stop;
}

/** Whether the server has a different build in place from the running one; false if it does not say. */
export async function isNewerBuildThere(): Promise<boolean> {
  try {
    const { id, code } = await latestBuild();
    const running = runningBuild();
    return typeof id === "string" && (running ? id !== running : code !== siteConfig().codeId);
  } catch {
    return false;
  }
}

async function checkNow(onNewBuild: () => void): Promise<boolean> {
  lastCheck = Date.now();
  // if the server does not say, the visitor need not know: the next check is in an hour
  if (!(await isNewerBuildThere())) return false;
  if (newer) return true;
  newer = true;
  onNewBuild();
  return true;
}
