/** How long the server and nginx wait for visitors, and how much visitors may ask for. Times in milliseconds. */
export const limits = {
  /** Clients only send a head, which fits into two packets; Node's defaults of 60 s and 300 s are meant for uploads. */
  head: 10_000,
  request: 20_000,
  /** Idle time; longer than a load balancer's minute, so that it closes first, and long enough to read a page. */
  kept: 65_000,
  /** How long a client may read nothing (`node:http` sets no limit). Checked at this interval, so up to twice that. */
  silence: 30_000,
  /** A client must take this many bytes of a response in this time, or all of a smaller one; even GPRS is faster. */
  part: { bytes: 1_000_000, time: 300_000 },
  /** Lines in the head of a request; browsers send about twenty. */
  headers: 100,
  /** Requests that may wait for their responses on one connection; one more and it is cut off. */
  pipelined: 100,
  /** Requests in the process that may wait behind others of their connection, a few kilobytes each. Browsers send none. */
  queued: 1_000,
  /** Icons that one request may ask for. */
  icons: 100,
  /** Connections per process at a time, some 70 kB each. The one that has stood still for longest makes room. */
  connections: 512,
  /** From the request to stop until idle connections are closed, and until all the others are. */
  settle: 2_500,
  grace: 3_500,
};
