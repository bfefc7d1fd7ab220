import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTexts } from "#catalog/read/files.ts";
import { checkAddresses, listAddresses } from "./check-links.ts";

const server = createServer(({ url = "/" }, response) => {
  if (url === "/moved") response.writeHead(302, { location: "/" }).end();
  else response.writeHead({ "/page": 200, "/": 200, "/closed": 403, "/gone": 404 }[url] ?? 500).end();
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  host = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => server.close());

test("addresses are found with their places, and examples are left out", () => {
  const files = openTexts({
    "./a.md": "x\n[a](https://a.org/p?q=1). https://b.example/\n",
    "./b.yaml": 'url: "https://a.org/p?q=1"',
  });
  expect([...listAddresses(files)]).toEqual([
    [
      "https://a.org/p?q=1",
      [
        { file: "./a.md", line: 2 },
        { file: "./b.yaml", line: 1 },
      ],
    ],
  ]);
});

test("an address that is gone, refused, moved to a front page or broken is told with what to do", async () => {
  const dead = await checkAddresses(["/page", "/", "/gone", "/closed", "/moved", "/broken"].map((path) => host + path));
  expect([...dead].map(([address, why]) => [address.slice(host.length), why.replace(host, "")])).toEqual([
    ["/broken", "the host answers 500; try again another day"],
    ["/closed", "the host refuses programs (403); look at it in a browser"],
    ["/gone", "the page is gone (404); find where it moved, or another source"],
    ["/moved", "it leads to the front page / now; find where the page moved"],
  ]);
});
