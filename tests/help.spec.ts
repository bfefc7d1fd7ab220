import { expect, open, test } from "./site.ts";

// the example of UPU S10, and the same with another check digit
const right = "RR473124829CN";
const wrong = "RR473124825CN";

test("a tracking number is taken apart; a wrong check digit warns, and what is no number is refused in place", async ({
  page,
}) => {
  await open(page, "/tracking");
  const field = page.getByLabel("Tracking number");
  const said = page.locator("main [role=status]");
  await field.fill(" rr 4731 2482-9 cn ");
  await page.keyboard.press("Enter");
  await expect(said).toContainText("UPU S10");
  await expect(said).toContainText("registered letter");
  await expect(said).toContainText("China");
  await expect(said).toContainText("The check digit is right");
  await field.fill(wrong);
  await page.keyboard.press("Enter");
  await expect(said).toContainText("The check digit is 5 and should be 9");
  await expect(page).toHaveURL(`/tracking?number=${wrong}`);
  await field.fill("hello");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(said).toContainText("six to forty letters and digits");
  await expect(field).toHaveValue("hello");
  // it knows no status, and does not pretend to
  await expect(page.locator("main")).toContainText("demonstration without parcels");
});

test("home page and search lead a number to the page about it", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("textbox", { name: "Tracking number" }).fill(right);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/tracking?number=${right}`);
  await expect(page.locator("main [role=status]")).toContainText("The check digit is right");
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill(wrong);
  await expect(page.getByRole("option").first()).toContainText(`Track ${wrong}`);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [role=status]")).toContainText("should be 9");
});

test("a request is written as text, and leaves by mail, clipboard or QR code alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await open(page, "/contact#claim");
  const claim = page.locator("#claim");
  await expect(claim).toHaveAttribute("open", "");
  await claim.getByLabel("Tracking number").fill("YR123456789012");
  await claim.getByLabel("Anything else").fill("The box was wet.");
  await claim.getByRole("button", { name: "Copy as text" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^A claim for loss.*\n\nTracking number: YR123456789012\nWhat happened:\n[\s\S]*\n\nThe box was wet\.$/,
  );
  const mail = await claim.getByRole("link", { name: "Write an e-mail" }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("body")).toBe(copied);
  await claim.getByRole("button", { name: "QR code" }).click();
  await expect(claim.getByRole("img", { name: "The request as a QR code" })).toBeVisible();
  await claim.getByLabel("Anything else").fill("é".repeat(1200));
  await expect(claim.getByText("too long for a code")).toBeVisible();
  await expect(claim.getByText("too long for a link to a mail program")).toBeVisible();
  await expect(claim.getByLabel("Tracking number")).toHaveValue("YR123456789012");
  expect(sent).toEqual([]);
});

test("from any page, help is two steps away on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/esg");
  await page.getByRole("banner").locator("summary[aria-label=Menu]").click();
  const link = (name: string) =>
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true });
  for (const [name, path] of [
    ["Track", "/tracking"],
    ["Contact", "/contact"],
    ["Returns", "/returns"],
    ["For developers", "/resource/developers"],
    ["Lost, damaged or late", "/claims"],
  ] as const) {
    await expect(link(name)).toBeVisible();
    await expect(link(name)).toHaveAttribute("href", path);
  }
  await link("Lost, damaged or late").click();
  await expect(page).toHaveURL("/claims");
});
