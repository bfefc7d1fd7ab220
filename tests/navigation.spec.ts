import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

test("the code and the data of a page are fetched when a link to it is hovered, and not twice; after a client navigation the head is the new page's, focus is on its heading, and it is announced", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const payload = page.waitForResponse(/\/payloads\/.*\/esg\.json$/);
  await page.getByRole("link", { name: "How it is worked out" }).hover();
  await payload;
  await expect.poll(() => asked.filter((path) => path.startsWith("/assets/esg-")).length).toBe(1);
  await page.getByRole("link", { name: "How it is worked out" }).click();
  await expect(page).toHaveURL("/esg");
  await expect(page).toHaveTitle("ESG – Yunroute");
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("#announcer")).toHaveText("ESG – Yunroute");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const selector of [
    'meta[name="description"]',
    'link[rel="canonical"]',
    'meta[property="og:title"]',
    'meta[property="og:image"]',
    'meta[name="twitter:title"]',
  ])
    await expect(page.locator(selector), selector).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", /\/esg$/);
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")["@type"]));
  expect(types).toEqual(["BreadcrumbList"]);
  expect(asked.filter((path) => path.startsWith("/payloads/") && path.endsWith("/esg.json"))).toHaveLength(1);
  expect(await isMarked(page)).toBe(true);
});

test("back returns to where the visitor was reading", async ({ tab: page }) => {
  await open(page, "/");
  const link = page.getByRole("link", { name: "Who does what" });
  // by keyboard: a click that has to be tried again scrolls once more, after the place has been noted
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.press("Enter");
  await expect(page.locator("h1")).toHaveText("Partners");
  await page.goBack();
  await expect(page.locator("h1")).toContainText("Every parcel");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test("links within a page lead to their targets, and Back to each place in turn", async ({ tab: page }) => {
  await open(page, "/resource/guides/eu-import-rules");
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const places: number[] = [];
  const where = () => page.evaluate(() => Math.round(scrollY));
  for (const at of [1, 4, 2]) {
    const link = contents.nth(at);
    await link.focus();
    places.push(await where());
    await link.press("Enter");
    const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
    // on from the heading, by hand
    await page.mouse.wheel(0, 120);
    await expect(target).not.toBeInViewport();
  }
  for (const place of places.reverse()) {
    await page.goBack();
    await expect.poll(where).toBe(place);
  }
  await expect(page).toHaveURL(/eu-import-rules$/);
});

test("Back and Forward before the page is alive lead to the page of the address", async ({ page }) => {
  await open(page, "/about-us");
  const follow = async (path: string, name: string) => {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.locator("h1")).toHaveText(name);
  };
  await follow("/esg", "ESG");
  await follow("/imprint", "Legal notice");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("ESG");
  for (const [way, path, heading] of [
    ["goForward", "/imprint", "Legal notice"],
    ["goBack", "/about-us", "About us"],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("footer")).toBeVisible();
    await page[way]({ waitUntil: "commit" });
    await expect(page).toHaveURL(path);
    release();
    await expect(page.locator("h1"), way).toHaveText(heading);
    await alive(page);
    await expect(page).toHaveTitle(`${heading} – Yunroute`);
    await page.unrouteAll();
    // from the page ahead one comes back to the one between
    if (way === "goForward") await page.goBack();
    else await page.locator('footer a[href="/esg"]').click();
    await expect(page.locator("h1")).toHaveText("ESG");
  }
});

test("what is pressed before the page is alive is done once it is", async ({ page }) => {
  let { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", (route) => released.then(() => route.continue()));
  const calculator = "/resource/shipping-calculator";
  await page.goto(calculator, { waitUntil: "commit" });
  await page.getByText("Time", { exact: true }).click();
  await page.locator("h3 button", { hasText: "Priority Express" }).click();
  release();
  await expect(page.getByRole("radio", { name: "Time" })).toBeChecked();
  await expect(page.locator("h3 button[aria-expanded=true]", { hasText: "Priority Express" })).toBeVisible();
  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  await page.goto(`${calculator}?to=FR`, { waitUntil: "commit" });
  const menu = page.locator("header details", { hasText: "Parcels" }).first();
  await menu.locator("summary").click();
  release();
  await alive(page);
  await expect(menu).toHaveAttribute("open");
  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  await page.reload({ waitUntil: "commit" });
  await page.locator("header a[hreflang]").click();
  release();
  await expect(page).toHaveURL(/\/zh\/resource\/shipping-calculator\?to=FR$/);
});

test("the site can be used by keyboard: skip link, menus, Escape", async ({ tab: page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const menu = page.locator("header nav details").first();
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Priority Express" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Priority Express" })).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
});

test("with letters twice as large the header stays within the window, and its menu has everything", async ({
  tab: page,
}) => {
  await open(page, "/esg");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.locator("summary[aria-label=Menu]").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Contact" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test("the menu on a phone contains everything and closes on navigation", async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/esg");
  await page.locator("summary[aria-label=Menu]").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Newsroom" }).click();
  await expect(page).toHaveURL("/newsroom");
  await expect(menu).toBeHidden();
});

test("the outgoing page has left before the next enters, and the header stands still", async ({ page }) => {
  await open(page, "/about-us");
  const timings = page.evaluate(
    () =>
      new Promise<{ name: string; start: number; end: number }[]>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(() =>
            resolve(
              document.getAnimations().flatMap(({ effect }) => {
                if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
                const { delay = 0, endTime } = effect.getComputedTiming();
                return [{ name: effect.pseudoElement, start: delay, end: Number(endTime) }];
              }),
            ),
          );
          return transition;
        };
      }),
  );
  await page.locator('footer a[href="/esg"]').click();
  const seen = await timings;
  const old = seen.find(({ name }) => name === "::view-transition-old(root)");
  const next = seen.find(({ name }) => name === "::view-transition-new(root)");
  expect(old?.end).toBeLessThanOrEqual(next?.start ?? 0);
  expect(Math.max(...seen.map(({ end }) => end))).toBeLessThanOrEqual(300);
  expect(seen.filter(({ name }) => name.includes("site-header"))).toEqual([]);
});

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about-us");
  await page.locator('footer a[href="/esg"]').click();
  await expect(page).toHaveURL("/esg");
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
    ),
  ).toBe(0);
});

test("nothing moves on the first load, nor where the browser has moved the page itself", async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
        .filter((name) => name.startsWith("::view-transition")),
    );
  await page.addInitScript(() => {
    // a swipe back: the browser says so in the event
    window.addEventListener("popstate", (event) =>
      Object.defineProperty(event, "hasUAVisualTransition", { value: true }),
    );
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { ready: [] });
    document.startViewTransition = (update) => {
      const transition = start(update);
      if ("ready" in window && Array.isArray(window.ready)) window.ready.push(transition.ready);
      return transition;
    };
  });
  await open(page, "/about-us");
  expect(await page.evaluate(() => "ready" in window && Array.isArray(window.ready) && window.ready.length)).toBe(0);
  await page.locator('footer a[href="/esg"]').click();
  await expect(page.locator("h1")).toHaveText("ESG");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("About us");
  expect(await moving()).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-browser-animated", "");
});

test("data that pages share are fetched when a link to one is hovered, and not twice", async ({ page }) => {
  await open(page, "/esg");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("calculator-rates") && asked.push(request.url()));
  const rates = page.waitForResponse(/\/assets\/calculator-rates-en-\w+\.json$/);
  const link = page.locator("footer").getByRole("link", { name: "Shipping calculator" });
  await link.hover();
  await rates;
  await link.click();
  await expect(page.locator("h1")).toHaveText("Shipping calculator");
  await page.getByLabel("Weight each, kg").fill("3");
  await expect(page.getByRole("heading", { name: /lines, from/ })).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "Order files" }).click();
  await expect(page).toHaveURL("/resource/order-files");
  await expect(page.locator("h1")).toHaveText("Order files");
  expect(asked).toHaveLength(1);
  // what was typed the moment before the link was followed belongs to the page that was left
  await page.goBack();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("3");
  await page.getByLabel("Weight each, kg").fill("4");
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/resource/order-files"]')?.click());
  await expect(page.locator("h1")).toHaveText("Order files");
  await expect(page).toHaveURL("/resource/order-files");
  await page.goBack();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("4");
});

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await open(page, "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "How it is worked out" }).hover();
  await page.getByRole("link", { name: "Who does what" }).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked.filter((url) => /payloads|esg/.test(url))).toEqual([]);
});

test.describe("languages", () => {
  test("the switch leads to the same page in the other language, as another document", async ({ tab: page }) => {
    await open(page, "/our-solutions/b2c/standard-express");
    await page.getByRole("link", { name: /中文/ }).click();
    await expect(page).toHaveURL("/zh/our-solutions/b2c/standard-express");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.locator("h1")).not.toHaveText("Standard Express");
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute(
      "href",
      /example\/our-solutions\/b2c\/standard-express$/,
    );
    await expect(page.locator('link[hreflang="zh-Hans"]')).toHaveAttribute("href", /\/zh\/our-solutions/);
    await page.getByRole("link", { name: /English/ }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
  test("a page without a translation says so and is marked as English", async ({ page }) => {
    // all pages of this site are translated, so change the data of one to say that it is not
    await page.route("**/payloads/*/zh/esg.json", async (route) => {
      const payload = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...payload, data: { ...payload.data, contentLocale: "en", translations: ["en"] } },
      });
    });
    await open(page, "/zh/about-us");
    await page.locator('footer a[href="/zh/esg"]').click();
    await expect(page.getByText("本页尚无中文版")).toBeVisible();
    await expect(page.locator("main > div[lang]")).toHaveAttribute("lang", "en");
  });
  test("links of a Chinese page stay Chinese", async ({ request }) => {
    const html = await (await request.get("/zh")).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = [...main.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !/^\/(zh|downloads)/.test(href))).toEqual([]);
  });
});

test("a navigation can be overtaken by another one", async ({ tab: page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
    click("/esg");
    setTimeout(() => click("/resource"), 60);
  });
  await expect(page).toHaveURL("/resource");
  await expect(page.locator("h1")).toHaveText("Guides, rate cards and the calculator");
  await expect(page.locator("h1")).toBeFocused();
});

test.describe("who handles a click on a link", () => {
  test("the document itself, from Markdown too, and back to the same entry for the page in view", async ({ page }) => {
    await open(page, "/resource/guides/chargeable-weight");
    await markDocument(page);
    await page.locator(".prose a[href^='/']").first().click();
    await expect(page).not.toHaveURL(/chargeable-weight/);
    await expect(page.locator("h1")).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    const before = await page.evaluate(() => history.length);
    await page.locator("footer").getByRole("link", { name: "ESG" }).click();
    await expect(page).toHaveURL("/esg");
    await page.locator("footer").getByRole("link", { name: "ESG" }).click();
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(await isMarked(page)).toBe(true);
  });

  test("the form of the home page, without a document load", async ({ page }) => {
    await open(page, "/");
    await markDocument(page);
    await page.locator("select[name=to]").selectOption("FR");
    await page.locator("input[name=weight]").fill("1.25");
    // the example's prices are for nobody who has asked for something else
    await page.evaluate(() => {
      const seen: string[] = [];
      const look = () => seen.push(document.querySelector("#prices h2 + p")?.textContent ?? "");
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { seen });
    });
    await page.getByRole("button", { name: "Compare lines" }).click();
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("1.25");
    await expect(page.locator("h3 button [data-total]").first()).toBeVisible();
    await expect(page).toHaveURL(/to=FR/);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, "seen").filter(Boolean))).toEqual([]);
  });

  test("the browser: another tab with Ctrl, another window with Shift, clicks already handled, another target, a file, another language", async ({
    tab: page,
  }) => {
    await open(page, "/about-us");
    // whether a browser without windows then opens one is its own matter: now and then it does not
    const click = await page.evaluateHandle(() => {
      const seen: { on?: string; taken?: boolean } = {};
      window.addEventListener("click", (event) => {
        if (event.target instanceof Element) seen.on = event.target.textContent;
        seen.taken = event.defaultPrevented;
        event.preventDefault();
      });
      return seen;
    });
    for (const modifier of ["Control", "Shift"] as const) {
      await page.locator('footer a[href="/esg"]').click({ modifiers: [modifier] });
      expect(await click.jsonValue(), modifier).toEqual({ on: "ESG", taken: false });
      await expect(page).toHaveURL("/about-us");
      await click.evaluate((seen) => delete seen.on);
    }
    await page.reload();
    await alive(page);
    const taken = await page.evaluate(() =>
      [
        { href: "/esg", target: "_blank" },
        { href: "/esg", download: "" },
        { href: "/robots.txt" },
        { href: "/zh/esg" },
        { href: "https://example.com/esg" },
        { href: "mailto:a@example.com" },
        {},
        { href: "/esg" },
      ].map((attributes) => {
        const link = document.createElement("a");
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
        document.body.append(link);
        let answered = false;
        // runs after the site's own listener, to keep what that has not handled from the browser
        const last = (event: Event) => {
          answered = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener("click", last, { once: true });
        link.click();
        return answered;
      }),
    );
    expect(taken).toEqual([...Array(7).fill(false), true]);
  });
});
