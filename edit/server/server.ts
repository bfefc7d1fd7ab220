import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sirv from "sirv";
import { ZodError } from "zod";
import { keepPicture, makeApi } from "./api.ts";
import { type Door, findIntruder, listHeaders } from "./guard.ts";
import { Refusal } from "./safe-path.ts";
import type { Workspace } from "./workspace.ts";

const mostBytes = 60_000_000;

/** Serves the editor to this machine alone, and returns the address that opens it. */
export async function serveEditor(
  workspace: Workspace,
  { app, port, preview, onChange }: { app: string; port: number; preview: string; onChange: () => void },
): Promise<{ server: Server; address: string }> {
  const door: Door = { host: `127.0.0.1:${port}`, token: randomBytes(24).toString("base64url") };
  const api: Readonly<Record<string, (body: unknown) => unknown>> = makeApi(workspace, preview);
  const headers = listHeaders(new URL(preview).origin);
  const files = sirv(app, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const intruder = findIntruder(request, door);
    if (intruder) return send(response, 403, { error: intruder });
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${door.host}`);
    const [, , part = "", name = ""] = pathname.split("/");
    const nothing = () => send(response, 404, { error: "there is nothing here" });
    if (request.method === "GET") {
      request.url = pathname.slice(door.token.length + 1);
      return files(request, response, nothing);
    }
    const length = Number(request.headers["content-length"]);
    // every browser says it; what comes without it has no bound
    if (Number.isNaN(length)) throw new Refusal(411, "The request must say how long it is");
    if (length > mostBytes) throw new Refusal(413, `This has more than ${mostBytes / 1e6} MB; make it smaller`);
    const bytes = await buffer(request);
    if (part === "picture") return send(response, 200, { name: await keepPicture(workspace, searchParams, bytes) });
    const answer = part === "api" && Object.hasOwn(api, name) ? api[name] : undefined;
    if (!answer) return nothing();
    workspace.takeOver();
    const found = await answer(bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined);
    if (/^(change|discard|keep|add|translated)$/.test(name)) onChange();
    send(response, 200, found ?? {});
  }

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { ...headers, "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      const [status, text] = explain(error);
      if (status === 500) console.error(error);
      send(response, status, { error: text });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { server, address: `http://${door.host}/${door.token}/` };
}

/** What is answered where something went wrong, in words for the person who works with it. */
export function explain(error: unknown): [status: number, text: string] {
  if (error instanceof Refusal) return [error.status, error.message];
  if (error instanceof ZodError)
    return [400, error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n")];
  if (error instanceof SyntaxError) return [400, "The request cannot be read"];
  const { code, message } = Object(error);
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return [507, "The disk is full: make room, then make the last change again"];
  return [error instanceof Error && code === undefined ? 400 : 500, String(message ?? error)];
}
