import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Catalog } from "./catalog.ts";

const names = { orders: "/sample-orders.csv", invoice: "/sample-invoice.csv" } as const;

/** The example files in `samples/` of a content folder, which the import of order files offers: what each is, its address and its file. */
export function sampleFiles({ root }: Pick<Catalog, "root">) {
  return (["orders", "invoice"] as const)
    .map((kind) => ({ kind, address: names[kind], file: join(root, "samples", `${kind}.csv`) }))
    .filter(({ file }) => existsSync(file));
}
