import type { IncomingMessage } from "node:http";

export type Answered = {
  client: string;
  /** Absent if what arrived could not be parsed as a request. */
  request?: Pick<IncomingMessage, "method" | "url" | "httpVersion"> | undefined;
  status: number;
  /** Bytes of the body; "-" if the client left before receiving all of them. */
  bytes: number | "-";
};

/** A log line for a response, in the common log format. The query is left out: it describes visitors' shipments. */
export function logLine({ client, request, status, bytes }: Answered, now = new Date()): string {
  const [, day, month, year, time] = now.toUTCString().split(" ");
  const [path = ""] = (request?.url ?? "").split("?");
  const asked = request ? `${request.method} ${path.slice(0, 512)} HTTP/${request.httpVersion}` : "-";
  const safe = asked.replace(/["\\\p{Cc}]/gu, "_");
  return `${client} - - [${day}/${month}/${year}:${time} +0000] "${safe}" ${status} ${bytes}`;
}
