import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPort } from "./free-port.ts";

/** The real editor on a copy of the real content, in a git repository of its own. */
export type RunningEditor = {
  address: string;
  /** What the origin of the pages beside the form looks like. */
  pages: string;
  content: string;
  read: (path: string) => string;
  stop: () => Promise<void>;
};

export async function startEditor(): Promise<RunningEditor> {
  const folder = mkdtempSync(join(tmpdir(), "edit-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  const git = (...words: string[]) => execFileSync("git", ["-C", content, ...words]);
  git("init", "-q");
  git("config", "user.name", "An editor");
  git("config", "user.email", "editor@example.com");
  git("add", ".");
  git("commit", "-q", "-m", "The content");
  const [port, pages] = [await findPort(), await findPort()];
  const child = spawn(process.execPath, ["edit/main.ts", content], {
    env: {
      ...process.env,
      PORT: String(port),
      PAGES_PORT: String(pages),
      CACHE: join(folder, "cache"),
      // what jumps against a site that happens to be published here is another matter
      SITE: join(folder, "site"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    said += text;
    if (/http:\S+\n/.test(said)) break;
  }
  const [address = ""] = /http:\S+/.exec(said) ?? [];
  return {
    address,
    pages: `http://*.localhost:${pages}`,
    content,
    read: (path) => readFileSync(join(content, path), "utf8"),
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A request as another program, or another site's page, may send it. */
export async function send(
  address: string,
  { method = "POST", headers = {}, body = {} }: { method?: string; headers?: Record<string, string>; body?: object },
): Promise<{ status: number; text: string }> {
  // a connection of its own: one that is kept may be closed by the server just then
  const asked = request(address, { method, headers, agent: false });
  asked.end(method === "POST" ? JSON.stringify(body) : undefined);
  const [response] = await once(asked, "response");
  let text = "";
  for await (const part of response) text += part;
  return { status: response.statusCode, text };
}
