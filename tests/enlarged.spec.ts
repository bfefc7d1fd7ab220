import { kinds } from "./routes.ts";
import { expect, open, test } from "./site.ts";

// A phone whose settings have text at 200 %.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

/** What can be operated in the header and lies outside the window's sides. Runs in the browser. */
function listOutside(): string[] {
  return [...document.querySelectorAll("header.site a, header.site button, header.site summary")]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
    .map(({ element, box }) => `${element.textContent} ends at ${Math.round(box.right)} px`);
}

for (const path of ["/zh", ...kinds])
  test(`enlarged text stays within the screen: ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(listOutside)).toEqual([]);
  });
