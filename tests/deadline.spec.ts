import { expect, open, test } from "./site.ts";

// The day by which a shipment must be there.

const parcel = "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10";

test.beforeEach(({ page }) => page.clock.setFixedTime("2026-11-25T02:00:00Z"));

test("a deadline that is over is named with the way out, and the prices go on without it", async ({ page }) => {
  await open(page, `${parcel}&by=2026-11-20`);
  const said = page.getByText("Must arrive by: 20 November 2026 is before the first possible handover");
  await expect(said.first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^3 lines, from \$/ })).toBeVisible();
  await page.getByRole("button", { name: "No date" }).click();
  await expect(said).toHaveCount(0);
  await expect(page).not.toHaveURL(/by=/);
});

test("on a phone a form that stays open for a deadline that is over shows it, above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // its field comes with code of its own, here after the button has been pressed
  const pressed = Promise.withResolvers<void>();
  await page.route("**/term-fields-*.js", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await open(page, `${parcel}&by=2026-11-20`);
  const said = page.getByText("Must arrive by: 20 November 2026 is before the first possible handover").first();
  await page.getByRole("button", { name: "Show prices" }).click();
  await expect(page.getByLabel("Must arrive by")).toHaveCount(0);
  pressed.resolve();
  await expect(page.getByLabel("Must arrive by")).toBeFocused();
  await expect(said).toBeInViewport();
  const bar = await page.locator(".foot-bar").boundingBox();
  const message = await said.boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("a deadline that is chosen from a calendar is answered while its field has the focus; one that is typed, once it is left", async ({
  page,
}) => {
  await open(page, parcel);
  await page.getByRole("button", { name: "More parcels, deadline, currency" }).click();
  const field = page.getByLabel("Must arrive by");
  const said = page.locator("#by-problem");
  await field.focus();
  // as a calendar does: without a key
  await field.fill("2026-11-20");
  await expect(said).toContainText("20 November 2026 is before the first possible handover");
  await expect(field).toBeFocused();
  await field.fill("2026-12-20");
  await expect(said).toHaveCount(0);
  await field.press("ArrowRight");
  await field.fill("2026-11-21");
  await expect(page).toHaveURL(/by=2026-11-21/);
  await expect(said).toHaveCount(0);
  await field.blur();
  await expect(said).toBeVisible();
});

test("a deadline in another year says which", async ({ page }) => {
  await open(page, `${parcel}&by=2027-01-15`);
  await expect(page.getByRole("button", { name: "Must arrive by 15 Jan 2027" })).toBeVisible();
  await expect(page.getByText("Arrives by 15 Jan 2027").first()).toBeVisible();
});

test("where nothing is in time the heading says so, and so does the bar of a phone", async ({ page }) => {
  await open(page, `${parcel}&by=2026-11-26`);
  const heading = page.getByRole("heading", { level: 2, name: "No line is certain to deliver by Thu 26 Nov" });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("heading", { name: /from/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^\$[\d.]+, too late$/)).toBeVisible();
});

test("a deadline tells one price, and what a line must keep stands at its bar", async ({ page }) => {
  await open(page, `${parcel}&by=2026-12-24`);
  await expect(page.getByRole("heading", { name: /^Hand over by .* and pay \$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /from \$/ })).toHaveCount(0);
  const row = page.locator("h3 button", { has: page.locator("[data-mark=hands]") }).last();
  const bar = await row.locator("[data-mark=hands]").first().boundingBox();
  const words = await row.getByText("Hand over by").last().boundingBox();
  expect(Math.abs((words?.x ?? 0) - (bar?.x ?? 0))).toBeLessThan(6);
});
