import { openFiles, type Files } from "#catalog/read/files.ts";

type Place = { file: string; line: number };

/** Hosts that no machine has, for examples (RFC 2606). */
const reserved = /\.(example|test|invalid|localhost)$/;

/** The addresses outside the site that a content folder names, with the places that name them. */
export function listAddresses(files: Files): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const file of [".md", ".yaml", ".csv"].flatMap((ending) => files.list(".", ending)))
    for (const [at, row] of files.text(file).split("\n").entries())
      for (const [whole] of row.matchAll(/https?:\/\/[^\s"'<>)\]，。；]+/g)) {
        const address = whole.replace(/[.,;:]+$/, "").replaceAll("&amp;", "&");
        if (address.includes("{") || !URL.canParse(address) || reserved.test(new URL(address).hostname)) continue;
        found.set(address, [...(found.get(address) ?? []), { file, line: at + 1 }]);
      }
  return found;
}

const atOnce = 8;
const patience = 20_000;

/** The addresses that do not answer as they should, and why. Each is asked once, a few at a time. */
export async function checkAddresses(addresses: Iterable<string>): Promise<Map<string, string>> {
  const left = [...addresses];
  const dead = new Map<string, string>();
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const why = await explainAnswer(address);
      if (why) dead.set(address, why);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...dead].sort());
}

async function explainAnswer(address: string): Promise<string | undefined> {
  try {
    const { status, url } = await fetch(address, {
      signal: AbortSignal.timeout(patience),
      headers: { accept: "text/html,*/*" },
    });
    if (status === 404 || status === 410) return `the page is gone (${status}); find where it moved, or another source`;
    if (status === 401 || status === 403 || status === 429)
      return `the host refuses programs (${status}); look at it in a browser`;
    if (status >= 400) return `the host answers ${status}; try again another day`;
    const [to, from] = [new URL(url), new URL(address)];
    if (to.pathname === "/" && from.pathname !== "/")
      return `it leads to the front page ${url} now; find where the page moved`;
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return `no answer within ${patience / 1000} s; try again`;
    return "the host cannot be reached; check the spelling, or try again";
  }
}

const help = `npm run content:links -- [FOLDER]

Asks every address outside the site that the content folder (content) names whether it still answers, once each. Exits
with 1 if one does not.`;

/** `npm run content:links [-- folder]`: asks every address outside the site that the content names whether it still answers. */
async function askAll(root = "content"): Promise<void> {
  const named = listAddresses(openFiles(root));
  console.log(`Asking for ${named.size} addresses …`);
  const dead = await checkAddresses(named.keys());
  for (const [address, why] of dead)
    for (const { file, line } of named.get(address) ?? []) console.log(`${file}:${line}: ${address}: ${why}`);
  console.log(dead.size === 0 ? "Every address answers." : `${dead.size} of ${named.size} addresses need a look.`);
  process.exitCode = dead.size === 0 ? 0 : 1;
}

if (import.meta.main) {
  if (process.argv.includes("--help")) console.log(help);
  else await askAll(process.argv[2]);
}
