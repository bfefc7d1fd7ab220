import { parentPort } from "node:worker_threads";
import { renderOne, type Work } from "./render-one.ts";

// One of the threads of `render.ts`: takes addresses in batches until there are none.
parentPort?.on("message", async (batch: Work[]) => {
  // files wait for images to be encoded, and may do so side by side
  await Promise.all(batch.map(renderOne));
  parentPort?.postMessage("next");
});
parentPort?.postMessage("next");
