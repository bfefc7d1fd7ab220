import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nothing uses: with one that is written down, two runs on one machine would speak to each other's servers. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // a server that listens to a port has such an address
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
