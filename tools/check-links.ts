import { parseArgs } from "node:util";
import { openFiles } from "#catalog/read/files.ts";
import { checkAddresses, listAddresses } from "./check-links/addresses.ts";

/** `npm run content:links [-- folder]`: asks every address outside the site that the content names whether it still answers. */
const { positionals } = parseArgs({ allowPositionals: true });
const named = listAddresses(openFiles(positionals[0] ?? "content"));
console.log(`Asking for ${named.size} addresses …`);
const dead = await checkAddresses(named.keys());
for (const [address, why] of dead)
  for (const { file, line } of named.get(address) ?? []) console.log(`${file}:${line}: ${address}: ${why}`);
console.log(dead.size === 0 ? "Every address answers." : `${dead.size} of ${named.size} addresses need a look.`);
process.exitCode = dead.size === 0 ? 0 : 1;
