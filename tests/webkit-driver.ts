import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

// The parts of W3C WebDriver for opening pages and running scripts (Debian's webkit2gtk-driver under Xvfb).

const driver = "/usr/bin/WebKitWebDriver";
const browsers = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);

const isThere = process.env.WEBKIT !== "none" && existsSync(driver) && existsSync("/usr/bin/xvfb-run");

/** The path of WebKit's MiniBrowser, if it can be driven here. */
export const webKitBrowser = isThere ? browsers.find((path) => existsSync(path)) : undefined;

export type WebKit = {
  open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and returns what it returns. */
  run: (body: string) => Promise<unknown>;
  /** Clicks the middle of the first element that a CSS selector finds, where it can be clicked. */
  click: (selector: string) => Promise<void>;
  /** Types into the field that a CSS selector finds, in place of what is there; of a file field, the path of a file. */
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts WebKit on a separate display. */
export async function startWebKit(port: number): Promise<WebKit> {
  const process_ = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(answer.value)}`);
    return answer.value;
  };
  await untilReady(() => call("GET", "/status"));
  const started = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: webKitBrowser, args: ["--automation"] } },
    },
  });
  const session = `/session/${typeof started === "object" && started && "sessionId" in started ? started.sessionId : ""}`;
  // an element may still be on its way
  await call("POST", `${session}/timeouts`, { implicit: 10_000 });
  const find = async (value: string): Promise<string> => {
    const found = await call("POST", `${session}/element`, { using: "css selector", value });
    return `${session}/element/${Object.values(typeof found === "object" && found ? found : {})[0]}`;
  };
  return {
    click: async (selector) => void (await call("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => {
      const element = await find(selector);
      if (!text.startsWith("/")) await call("POST", `${element}/clear`, {});
      await call("POST", `${element}/value`, { text });
    },
    open: async (url) => void (await call("POST", `${session}/url`, { url })),
    run: (script) => call("POST", `${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await call("DELETE", session);
      endGroup(process_);
    },
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (;;)
    try {
      await ask();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

/** Ends the driver together with its display and browser. */
function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid);
}
