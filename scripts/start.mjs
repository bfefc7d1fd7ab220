import { spawn } from "node:child_process";
import module from "node:module";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { environment } from "./run.mjs";

// `npm start`: installs and builds what is needed, then serves at http://localhost:3000 (or at PORT and HOST).
ensureInstalled();
await ensureBuilt();
if (process.features.typescript) {
  // true when npm runs this with the project's own Node, which needs no second process; cache what it compiles
  module.enableCompileCache("node_modules/.cache/node");
  await import("../server/main.ts");
} else {
  const server = spawn("node", [...process.execArgv, "server/main.ts"], { stdio: "inherit", env: environment() });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (status) => process.exit(status ?? 0));
}
