/** How long visitors are waited for, by the server and by nginx, and how much they may ask for. Times in milliseconds. */
export const limits = {
  /** Clients send no more than a head, which fits into two packets: Node's defaults of 60 s and 300 s are for uploads. */
  head: 10_000,
  request: 20_000,
  /** Longer than the minute for which balancers keep a connection, so that they close it, not we; and for readers. */
  kept: 65_000,
  /** Without a byte taken of an answer; `node:http` would wait for ever. It looks that often: up to twice as long. */
  silence: 30_000,
  /** A client must take at least this many bytes of a large answer in this time, and all of a smaller one: GPRS is faster. */
  part: { bytes: 1_000_000, time: 300_000 },
  /** Requests on a connection that wait for their answers, some kilobytes each; with one more it is cut off. */
  pipelined: 100,
  /** Icons that one request may ask for. */
  icons: 100,
  /** Connections of a process at a time: what they hold together stays bounded. Idle ones make room for others. */
  connections: 4_096,
  /** From a request to stop until connections over which nothing is asked are closed, and until all are. */
  settle: 2_500,
  grace: 3_500,
};
