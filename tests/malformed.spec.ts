import { expect, test } from "@playwright/test";
import { findPort } from "./free-port.ts";
import { parse, sendRaw } from "./raw-http.ts";
import { another, hasNginx, type Running, startEmbedded, startNginx } from "./servers.ts";

// What is sent to hosts that no browser would send, and what each server makes of it. Where they differ, docs/serving.md
// says so.

const host = "Host: x\r\nConnection: close\r\n";
const get = (lines: string, target = "/esg") => `GET ${target} HTTP/1.1\r\n${host}${lines}\r\n`;
const line = (first: string) => `${first}\r\n${host}\r\n`;

type Case = [name: string, request: string, embedded: number, nginx?: number];
/** The status of each server; the second only where it is another. */
const cases: Case[] = [
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an empty host", "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", get("Host: y\r\n"), 400],
  ["a host with a space", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["a host with a name before it", "GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n", 400],
  ["an old version without a host", "GET /esg HTTP/1.0\r\n\r\n", 200],
  ["a version before versions, which nginx answers likewise, without a head", "GET /esg\r\n\r\n", 400, 0],
  ["HTTP/1.2, which does not exist", line("GET /esg HTTP/1.2"), 400, 200],
  ["HTTP/2 in words", line("GET /esg HTTP/2.0"), 400],
  ["HTTP/9", line("GET /esg HTTP/9.9"), 400],
  ["a protocol in small letters", line("GET /esg http/1.1"), 400],
  ["an old version with chunks", `GET /esg HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["a length and chunks", get("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n"), 400],
  ["another coding than chunks", get("Transfer-Encoding: gzip\r\n"), 400, 501],
  ["a coding that does not exist", get("Transfer-Encoding: xchunked\r\n"), 400, 501],
  ["two lengths", get("Content-Length: 1\r\nContent-Length: 2\r\n"), 400],
  ["a length twice", get("Content-Length: 1\r\nContent-Length: 1\r\n"), 400],
  ["a negative length", get("Content-Length: -1\r\n"), 400],
  ["a length with a sign", get("Content-Length: +1\r\n"), 400],
  ["a length beyond all numbers", get("Content-Length: 99999999999999999999999\r\n"), 400],
  ["a body that is never sent", get("Content-Length: 99999\r\n"), 200, 413],
  ["a body", `${get("Content-Length: 3\r\n")}abc`, 200],
  ["chunks that are none", `POST /esg HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 405, 400],
  ["a space before a colon", get("X : y\r\n"), 400],
  ["a folded line", get("X: y\r\n z\r\n"), 400],
  ["a name with a space", get("X Y: a\r\n"), 400],
  ["no name", get(": a\r\n"), 400],
  ["a zero byte in a line", get("X: a\0b\r\n"), 400],
  ["a control character in a line", get("X: a\u0001b\r\n"), 400, 200],
  ["a line without a colon", get("foo\r\n"), 400, 200],
  ["a name with a sign that names have not", get("X@Y: a\r\n"), 400, 200],
  ["a name with an underscore", get("X_Y: a\r\n"), 200],
  ["lines that end without a carriage return", "GET /esg HTTP/1.1\nHost: x\nConnection: close\n\n", 400, 200],
  ["a long line", get(`X: ${"a".repeat(20_000)}\r\n`), 431, 400],
  ["a hundred and fifty lines", get("a:b\r\n".repeat(150)), 431, 200],
  ["empty lines before it", `\r\n\r\n${get("")}`, 200],
  ["a space before it", line(" GET /esg HTTP/1.1"), 400],
  ["a space after it", line("GET /esg HTTP/1.1 "), 400, 200],
  ["a tab for a space", line("GET\t/esg HTTP/1.1"), 400],
  ["a target with a space", get("", "/e sg"), 400],
  ["a target without a slash", get("", "esg"), 400],
  ["a target of another protocol", get("", "ftp://x/esg"), 400, 200],
  ["a whole address", get("", "http://x/esg"), 200],
  ["a zero byte in the target", get("", "/\0"), 400],
  ["an encoded zero byte", get("", "/%00"), 400],
  ["an encoding that is none", get("", "/%zz"), 400],
  ["encoded bytes that are no text", get("", "/%ff"), 400, 404],
  ["a byte beyond ASCII", get("", "/\u00ff"), 400, 404],
  ["a carriage return in the target", get("", "/esg\r"), 400],
  ["a percent sign alone", get("", "/%"), 400],
  ["half an encoding", get("", "/%f"), 400],
  ["a backslash", get("", "/esg\\x"), 400],
  ["an encoded backslash", get("", "/esg%5Cx"), 400],
  ["five thousand characters of a query", get("", `/esg?${"a".repeat(5_000)}`), 414],
  ["nine thousand characters", get("", `/${"a".repeat(9_000)}`), 414],
  ["a method in small letters", line("get /esg HTTP/1.1"), 400],
  ["a method that does not exist", line("FOO /esg HTTP/1.1"), 400, 405],
  ["a method with a sign", line("G@T /esg HTTP/1.1"), 400],
  ["TRACE", line("TRACE / HTTP/1.1"), 405],
  ["OPTIONS for the whole server", line("OPTIONS * HTTP/1.1"), 405, 400],
  ["CONNECT", line("CONNECT x:80 HTTP/1.1"), 405, 400],
  ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["the beginning of TLS", "\u0016\u0003\u0001\0\r\n\r\n", 400],
];

for (const [name, start, isSkipped] of [
  ["the embedded server", async () => startEmbedded(await findPort()), another !== undefined],
  ["nginx", async () => startNginx(await findPort()), !hasNginx],
] as const)
  test(`${name}: malformed requests get the status that is known of them`, async () => {
    test.skip(isSkipped);
    const server: Running = await start();
    try {
      const wanted = cases.map(([what, , embedded, nginx]) => [
        what,
        name === "nginx" ? (nginx ?? embedded) : embedded,
      ]);
      const found = await Promise.all(
        cases.map(async ([what, request]) => {
          const answer = await sendRaw(server.port, request);
          return [what, answer.toString("latin1", 0, 5) === "HTTP/" ? parse(answer).status : 0];
        }),
      );
      expect(found).toEqual(wanted);
    } finally {
      await server.stop();
    }
  });
