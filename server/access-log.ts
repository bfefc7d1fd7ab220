import type { IncomingMessage, ServerResponse } from "node:http";

/** Writes one line an answer in the common log format. The query is left out: visitors' shipments stand in it. */
export function logAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: string,
  write: (line: string) => void,
): void {
  const path = (request.url ?? "-")
    .split("?")[0]
    ?.slice(0, 512)
    .replace(/["\\\p{Cc}]/gu, "_");
  const time = new Date().toISOString();
  write(
    `${request.socket.remoteAddress ?? "-"} - - [${time}] "${request.method} ${path} HTTP/${request.httpVersion}" ${response.statusCode} ${bytes}\n`,
  );
}
