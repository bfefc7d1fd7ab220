import { open } from "node:fs/promises";
import type { ServerResponse } from "node:http";

/** Bytes read at a time. Clients that do not read hold one piece each, so it is small. */
export const pieceBytes = 16_384;

/**
 * Sends part of a file as the body of a response whose head `begin` sends once the file is open. The next piece is read
 * when the client's kernel has taken the last one. Rejects, before or after `begin`, if the file cannot be read, is
 * shorter than expected or the client leaves.
 */
export async function sendFile(
  { path, first, last }: { path: string; first: number; last: number },
  response: ServerResponse,
  begin: () => void,
  taken: () => void,
): Promise<void> {
  await using file = await open(path);
  begin();
  const piece = Buffer.allocUnsafe(Math.min(pieceBytes, last + 1 - first));
  for (let at = first; at <= last; ) {
    const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, last + 1 - at), at);
    // the response must not be completed: the next one would be read as the rest of this one
    if (bytesRead === 0) throw new Error(`${path} is shorter than the table says`);
    at += bytesRead;
    await write(response, piece.subarray(0, bytesRead));
    taken();
  }
  response.end();
}

/** Writes, and waits until all is with the kernel. */
function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // node:http forgets what is written between the end of a connection and that of its response
    const left = () => reject(new Error("the client has left"));
    response.once("close", left).write(bytes, (error) => {
      response.off("close", left);
      if (error) reject(error);
      else resolve();
    });
  });
}
