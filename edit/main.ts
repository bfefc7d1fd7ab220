import { fork } from "node:child_process";
import { once } from "node:events";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { publishLanguagesOf } from "#catalog/messages.ts";
import { serveEditor } from "./server/server.ts";
import { readMessage } from "./error-message.ts";
import { Workspace } from "./server/workspace.ts";

/**
 * `npm run edit [-- folder]`: the content in a browser on this machine. PORT is the editor's, the next one (or PAGES_PORT)
 * that of the pages beside it; unsaved changes are kept under `.cache/edit` (or CACHE) until they are saved or dropped.
 */
const content = resolve(process.argv[2] ?? process.env.CONTENT ?? "content");
if (!existsSync(join(content, "site.yaml"))) {
  console.error(`${content} is no content folder: there is no site.yaml in it.`);
  process.exit(2);
}
const port = Number(process.env.PORT ?? 4000);
const pagesPort = Number(process.env.PAGES_PORT ?? port + 1);
const cache = resolve(process.env.CACHE ?? ".cache", "edit");
const workspace = new Workspace(content, join(cache, createHash("sha256").update(content).digest("hex").slice(0, 12)));
publishLanguagesOf(workspace.draft);

console.log("Starting the editor …");
const host = `${randomBytes(24).toString("hex")}.localhost:${pagesPort}`;
const own = { CONTENT: workspace.draft, PREVIEW_HOST: host, EDITOR_PORT: `${port}` };
// a process of its own, which starts while the editor is compiled
const pages = fork(join(import.meta.dirname, "preview.ts"), { env: { ...process.env, ...own } });
const answer = Promise.race([once(pages, "message"), once(pages, "exit")]);
const app = join(cache, "app");
await build({
  configFile: false,
  root: join(import.meta.dirname, "app"),
  base: "./",
  logLevel: "error",
  plugins: [tailwindcss(), react()],
  build: { outDir: app, emptyOutDir: true, assetsInlineLimit: 0 },
});
const onChange = () => pages.connected && pages.send("changed");
const { address } = await serveEditor(workspace, { app, port, preview: `http://${host}`, onChange }).catch((error) => {
  console.error(`The editor cannot be opened: is port ${port} taken? PORT names another. ${readMessage(error)}`);
  process.exit(2);
});
const [ready] = await answer;
if (ready !== "ready")
  console.error(`The pages beside the form cannot be shown: is port ${pagesPort} taken? PAGES_PORT names another.`);
console.log(
  `The editor of ${content} is at\n${address}\nOnly who has this address can open it. Ctrl+C ends it; what is not saved stays for the next time.`,
);
