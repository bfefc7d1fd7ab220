import sirv from "sirv";
import sharp from "sharp";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z, ZodError } from "zod";
import { makeApi } from "./api.ts";
import { isSecret, Refusal } from "./safe-path.ts";
import type { Workspace } from "./workspace.ts";
import { basename, dirname, extname, posix } from "node:path";
import { makeId } from "../../tools/change-content/edit-text.ts";

const mostBytes = 60_000_000;

/** Serves the editor to this machine alone, and returns the address that opens it. */
export async function serveEditor(
  workspace: Workspace,
  { app, port, preview, onChange }: { app: string; port: number; preview: string; onChange: () => void },
): Promise<{ server: Server; address: string }> {
  const door: Door = { host: `127.0.0.1:${port}`, token: randomBytes(24).toString("base64url") };
  const api: Readonly<Record<string, (body: unknown) => unknown>> = makeApi(workspace, preview);
  // with the page alone: who may not see it does not learn where the draft's pages are
  const page = new Headers({ ...headers, "Content-Security-Policy": `${policy}; frame-src ${preview}` });
  const files = sirv(app, { setHeaders: (response) => void response.setHeaders(page) });

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
    const [path = "", file = ""] = ["path", "name"].map((query) => searchParams.get(query) ?? "");
    if (part === "picture") return send(response, 200, await addPicture(workspace, path, file, bytes));
    const answer = part === "api" && Object.hasOwn(api, name) ? api[name] : undefined;
    if (!answer) return nothing();
    const before = workspace.turn;
    workspace.takeOver();
    const found = answer(bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined);
    if (workspace.turn !== before) onChange();
    send(response, 200, (await found) ?? {});
  }

  const send = (response: ServerResponse, status: number, body: unknown) =>
    void response.writeHead(status, { ...headers, "Content-Type": "application/json" }).end(JSON.stringify(body));

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      const [status, text] = explain(error);
      if (status === 500) console.error(error);
      send(response, status, { error: text });
    });
  });
  // rejects where there is an error
  await once(server.listen(port, "127.0.0.1"), "listening");
  return { server, address: `http://${door.host}/${door.token}/` };
}

/** What is answered where something went wrong, in words for the person who works with it. */
export function explain(error: unknown): [status: number, text: string] {
  if (error instanceof Refusal) return [error.status, error.message];
  if (error instanceof ZodError) return [400, z.prettifyError(error)];
  if (error instanceof SyntaxError) return [400, "The request cannot be read"];
  const { code, message } = Object(error);
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return [507, "The disk is full: make room, then make the last change again"];
  return [error instanceof Error && code === undefined ? 400 : 500, String(message ?? error)];
}

type Door = { host: string; token: string };

/**
 * Why a request is not answered; undefined for one that comes from the editor's own page. A page of another origin can
 * send requests to this machine, and a name of its own that leads here: so the host must be the printed one, the token of
 * the address must be known, and whatever changes something must come from the editor's origin.
 */
function findIntruder({ headers, method = "GET", url = "" }: IncomingMessage, door: Door): string | undefined {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (host !== door.host) return "this address is not the editor's";
  if (origin !== undefined && origin !== `http://${door.host}`) return "another site may not use the editor";
  if (site !== undefined && site !== "same-origin" && site !== "none") return "another site may not use the editor";
  const [, token = ""] = url.split("/");
  if (!isSecret(token, door.token)) return "open the address that the terminal printed";
  if (method === "GET") return undefined;
  if (method !== "POST") return "this is not asked for so";
  return origin === undefined ? "a change must say where it comes from" : undefined;
}

const headers = {
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};
/** The page may load nothing from elsewhere, and nobody may frame it. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:",
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** Enough for any screen; the build makes the sizes that pages load. */
const widest = 1400;
const limitInputPixels = 100_000_000;

/** Puts a picture beside a text, upright, no larger than screens are and without the camera's notes; returns its name there. */
async function addPicture(workspace: Workspace, text: string, given: string, bytes: Buffer): Promise<string> {
  workspace.requireText(text);
  const isPhoto = /\.(jpe?g|webp|avif|heic)$/i.test(given);
  const picture = sharp(bytes, { limitInputPixels, failOn: "truncated" })
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true });
  const body = await (isPhoto ? picture.jpeg({ quality: 88, mozjpeg: true }) : picture.png()).toBuffer().catch(() => {
    throw new Refusal(400, "This cannot be read as a picture; save it as PNG, JPEG, WebP or AVIF");
  });
  const name = makeId(basename(given, extname(given))) || "picture";
  for (let count = 1; count < 100; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ""}${isPhoto ? ".jpg" : ".png"}`;
    const path = posix.join(dirname(text), file);
    const known = workspace.readBytes(path);
    if (!known) workspace.change(path, body, "none");
    if (!known || known.equals(body)) return file;
  }
  throw new Refusal(400, `There are a hundred pictures called ${name} already; give the file another name`);
}
