import { BlockList, isIP } from "node:net";

/** Addresses and networks from a list like `127.0.0.1, 10.0.0.0/8`; throws for an entry that is neither. */
export function readProxies(list: string): string[] {
  const entries = list.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => {
    const [address = "", bits = "0", ...more] = entry.split("/");
    const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (entry !== "" && (more.length > 0 || !/^\d+$/.test(bits) || Number(bits) > most))
      throw new Error(`TRUSTED_PROXIES has "${entry}", which is neither an address nor a network such as 10.0.0.0/8`);
    return entry !== "";
  });
}

/** Finds the client by the socket's address and `X-Forwarded-For`: the last address that is not a proxy's. */
export function makeClientFinder(proxies: readonly string[]) {
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const version = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) known.addAddress(address, version);
    else known.addSubnet(address, Number(bits), version);
  }
  const isProxy = (address: string) => known.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
  return (remote = "-", forwarded = ""): string => {
    let client = remote;
    for (const hop of forwarded.split(",").reverse()) {
      if (isIP(hop.trim()) === 0 || !isProxy(client)) break;
      client = hop.trim();
    }
    return client;
  };
}
