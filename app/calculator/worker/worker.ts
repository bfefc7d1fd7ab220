import { createAnswerer } from "./create-answerer.ts";
import type { ToLoader } from "./protocol.ts";

// Runs in a Web Worker: containers are loaded and curves are drawn up here, so that typing never waits for them.
let answer: ReturnType<typeof createAnswerer> | undefined;

addEventListener("message", async ({ data }: MessageEvent<ToLoader>) => {
  if (data.kind === "setup") answer = createAnswerer(data, (reply) => postMessage(reply));
  else await answer?.(data);
});
