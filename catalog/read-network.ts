import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";
import { readYaml } from "./read/yaml.ts";
import { type Gateways, gatewaysSchema, type SeaNetwork, seaNetworkSchema } from "./schema/network.ts";

/** What maps need besides countries: sea lanes, gateways, places of zones. All are optional for a provider. */
export type Network = { sea?: SeaNetwork; gateways?: Gateways };

/** `content/reference/sea-network.yaml` and `gateways.yaml`, with the names in them checked. */
export function readNetwork(files: Files, problems: Problems): Network {
  const at = (name: string) => `${files.root}/reference/${name}`;
  const read = <T extends Parameters<typeof readYaml>[2]>(name: string, schema: T) =>
    files.has(at(name)) ? readYaml(at(name), files.text(at(name)), schema, problems) : undefined;
  const sea = read("sea-network.yaml", seaNetworkSchema);
  const gateways = read("gateways.yaml", gatewaysSchema);
  const nodes = Object.keys(sea?.value.nodes ?? {});
  const known = (file: string, name: string, lineOf: () => number) => {
    if (!nodes.includes(name))
      problems.error(at(file), lineOf(), `there is no node "${name}" in the sea network`, suggestion(name, nodes));
  };
  sea?.value.legs.forEach((leg, index) => {
    for (const name of leg) known("sea-network.yaml", name, () => sea.lineOf(["legs", index]));
  });
  sea?.value.canals.forEach(({ from, to }, index) => {
    for (const name of [from, to]) known("sea-network.yaml", name, () => sea.lineOf(["canals", index]));
  });
  gateways?.value.places.forEach(({ port, ports, rail }, index) => {
    for (const name of [port, rail, ...ports])
      if (name) known("gateways.yaml", name, () => gateways.lineOf(["places", index]));
  });
  return { ...(sea && { sea: sea.value }), ...(gateways && { gateways: gateways.value }) };
}
