import { parentPort } from "node:worker_threads";
import { renderOne, type Work } from "./render-one.ts";

// One of the threads of `render.ts`: processes batches of addresses until there are none left.
parentPort?.on("message", async (batch: Work[]) => {
  // concurrently, since some files wait for images to be encoded
  await Promise.all(batch.map(renderOne));
  parentPort?.postMessage("next");
});
parentPort?.postMessage("next");
