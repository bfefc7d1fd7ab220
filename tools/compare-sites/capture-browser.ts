import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { matchPath } from "react-router";
import { pages } from "#site/pages.ts";
import { serveSite, startChromium } from "./build-site.ts";
import { readTable } from "./capture-served.ts";
import { normalizeText } from "./html-lines.ts";

/** Widths at which pictures are taken. */
export const widths = [320, 390, 1440, 2560];
/** Pages open at once. */
const tabs = 4;

/** Which pages have their picture taken: one of every kind, every one, or none. */
export const pictureChoices = ["kinds", "all", "none"] as const;
export type PictureChoice = (typeof pictureChoices)[number];

/** A browser at noon of a day, in which nothing moves. */
class Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly day: string;
  readonly stop: () => Promise<void>;
  constructor(browser: Browser, origin: string, day: string, stop: () => Promise<void>) {
    this.browser = browser;
    this.origin = origin;
    this.day = day;
    this.stop = stop;
  }

  /** Opens pages in one context, a few at a time, and visits each when it has settled; `visit` gets its console errors too. */
  async open(
    addresses: readonly string[],
    options: BrowserContextOptions,
    visit: (page: Page, address: string, errors: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const context = await this.browser.newContext({
      locale: "en-GB",
      timezoneId: "UTC",
      reducedMotion: "reduce",
      viewport: { width: 1440, height: 900 },
      serviceWorkers: "block",
      // the headless browser names itself, and counts as a bot
      userAgent:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      ...options,
    });
    await context.clock.setFixedTime(`${this.day}T12:00:00Z`);
    const waiting = [...addresses];
    const visitAll = async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
        page.on("pageerror", (error) => errors.push(error.message));
        await page.goto(this.origin + address);
        await settle(page);
        await visit(page, address, errors);
        await page.close();
      }
    };
    // most of the time a page only waits
    await Promise.all(Array.from({ length: tabs }, visitAll));
    await context.close();
  }
}

/** Serves a tree and starts a browser for it. */
async function startVisitor(tree: string, day: string): Promise<Visitor> {
  const { origin, stop } = await serveSite(tree);
  const browser = await startChromium(
    "--disable-quic",
    "--disable-background-networking",
    "--font-render-hinting=none",
  );
  return new Visitor(browser, origin, day, async () => {
    await browser.close();
    stop();
  });
}

/** Writes roles, names and console errors of every page, and what shared addresses lead to. */
export async function captureTrees(tree: string, day: string, folder: string): Promise<void> {
  const { ids } = readTable(tree);
  const visitor = await startVisitor(tree, day);
  const write = (name: string, text: string) => {
    const file = join(folder, `${name}.txt`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${normalizeText(text.replaceAll(visitor.origin, ""), ids)}\n`);
  };
  try {
    await visitor.open(readPages(tree), {}, async (page, address, errors) => {
      write(`roles${address}`, await readRoles(page));
      if (errors.length > 0) write(`errors${address}`, errors.join("\n"));
    });
    await visitor.open(sharedAddresses, {}, async (page, address, errors) => {
      const text = await page.locator("main").innerText();
      const { pathname, search } = new URL(page.url());
      write(`shared/${encodeURIComponent(address)}`, [pathname + search, ...errors, text].join("\n"));
    });
  } finally {
    await visitor.stop();
  }
}

/** Takes pictures of pages at a width, in both modes. */
export async function capturePictures(
  tree: string,
  day: string,
  choice: PictureChoice,
  width: number,
  folder: string,
): Promise<void> {
  const visitor = await startVisitor(tree, day);
  const addresses = choice === "all" ? readPages(tree) : readKinds(tree);
  try {
    await visitor.open(addresses, { viewport: { width, height: 900 } }, async (page, address) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const path = join(folder, colorScheme, `${encodeURIComponent(address)}.png`);
        await page.screenshot({ path, fullPage: true, animations: "disabled" });
      }
    });
  } finally {
    await visitor.stop();
  }
}

/** Waits until a page has everything it loads when somebody reads it to its end, and nothing changes any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await until(30);
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 400;
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        // something that never rests is looked at as it is
        setTimeout(resolve, 10_000);
      }),
  );
}

/** Every page that a build published, the 404 pages included. */
function readPages(tree: string): string[] {
  return Object.entries(readTable(tree).table.files)
    .filter(([, { type }]) => type.startsWith("text/html"))
    .map(([address]) => address)
    .sort();
}

/** One page for each line of the register, the home page of each further language, and the 404 page. */
function readKinds(tree: string): string[] {
  const { notFound } = readTable(tree).table;
  const published = readPages(tree);
  const kinds = pages.flatMap(({ address }) => published.filter((path) => matchPath(address, path)).slice(0, 1));
  return [...new Set([...kinds, ...Object.keys(notFound), ...Object.values(notFound).slice(-1)])];
}

/** Roles, names, descriptions and states in the order of the page, as Chromium tells them to assistive technology. */
async function readRoles(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const told = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const walk = (id: string) => {
    const node = told.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? "");
    const plain = ["generic", "none", "InlineTextBox", "StaticText", "LineBreak"].includes(role);
    if (!node.ignored && !plain) {
      const states = (node.properties ?? [])
        .filter(({ value }) =>
          ["string", "number", "booleanOrUndefined", "boolean", "integer", "token", "tristate"].includes(value.type),
        )
        .map(({ name, value }) => `${name}=${value.value}`)
        .filter((state) => !/^(?:focusable|url)=/.test(state))
        .sort();
      const name = JSON.stringify(node.name?.value ?? "");
      const description = node.description?.value ? ` (${JSON.stringify(node.description.value)})` : "";
      lines.push([`${role} ${name}${description}`, ...states].join(" "));
    }
    for (const child of node.childIds ?? []) walk(child);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) walk(root.nodeId);
  return lines.join("\n");
}

const calculator = "/resource/shipping-calculator";
const parcel = "to=DE&parcel=1_0.8_40_30_10&date=2026-11-24";

/** Addresses as visitors pass them on: every field of the calculator, each short form, and what cannot be read. */
const sharedAddresses: readonly string[] = [
  ...[
    parcel,
    "to=DE",
    "to=de&weight=0.8&size=25x20x15&date=2026-11-24",
    "to=DE&weight=800%20g&date=2026-11-24",
    "to=DE&parcel=2_0.8_40_30_10&parcel=1_3.5___&date=2026-11-24",
    `${parcel}&units=imperial&currency=EUR`,
    `${parcel}&terms=DDP&value=50&currency=EUR&subheadings=2&registered=yes`,
    `${parcel}&terms=DDP&value=120&registered=no&service=standard-express`,
    `${parcel}&goods=battery-inside`,
    `${parcel}&options=signature%20insurance&value=120`,
    `${parcel}&by=2026-12-11&value=120`,
    `${parcel}&sort=emissions`,
    `${parcel}&sort=time`,
    `${parcel}&sent=2026-11-20&service=standard-express`,
    `${parcel}&from=CN`,
    "to=US&postcode=10001&terms=DDP&value=120&parcel=1_1_10_10_10&date=2026-11-24",
    "to=ES&postcode=35001&terms=DDP&value=50&currency=EUR&date=2026-11-24",
    "to=BR&parcel=1_31_200_90_90&date=2020-01-01&value=99999&terms=DDP",
    "to=US&postcode=90001&parcel=20_240_120_100_180&date=2026-11-24",
    "date=2026-11-22&freight=pallet_US_90001_8_120_80_150_400_n",
    "date=2026-11-24&to=US&postcode=90001&freight=carton_14_60_40_40_18_y",
    "date=2026-11-24&to=US&freight=carton_2_60cm_40cm_40cm_18kg_y&freight=pallet_2_120_100_180_240_n",
    "to=QQ&terms=x&parcel=a_b_c_d_e&date=never&value=%00&units=cubits",
    "to=CH&parcel=1_2_20_20_20&date=2027-01-05",
  ].map((query) => `${calculator}?${query}`),
  `/zh${calculator}?${parcel}&terms=DDP&value=120`,
  `/zh${calculator}?date=2026-11-24&freight=pallet_US_90001_8_120_80_150_400_n`,
  "/newsroom?q=thailand",
  "/newsroom?q=nothing+like+it",
  "/zh/newsroom?q=%E6%B3%B0%E5%9B%BD",
  "/our-solutions/b2c/standard-express?to=FR",
  "/our-solutions/b2c/standart-express?x=1",
  "/nowhere",
];
