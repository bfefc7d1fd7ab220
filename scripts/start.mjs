import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { environment } from "./run.mjs";

// `npm start`: installs and builds what is needed, then serves at http://localhost:3000 (PORT and HOST settable).
ensureInstalled();
ensureBuilt();
// a third of the time until the server listens is reading its TypeScript; Node keeps what it made of it
const compiled = { NODE_COMPILE_CACHE: "node_modules/.cache/node" };
const server = spawn("node", ["server/main.ts"], { stdio: "inherit", env: environment(compiled) });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (status) => process.exit(status ?? 0));
