import { expect, open, test } from "./site.ts";

const address = "/resource/what-can-i-ship";

test("what is typed is judged by line and country, and the address keeps it", async ({ page }) => {
  await open(page, address);
  await page.getByRole("searchbox", { name: "What is it?" }).fill("red power bank");
  await page.getByRole("combobox", { name: "To" }).selectOption("DE");
  const answer = page.getByRole("region", { name: "Power bank to Germany" });
  await expect(answer).toContainText("No");
  await expect(answer.getByRole("row", { name: /Standard Express/ })).toContainText("does not take: Power bank");
  await expect(answer).toContainText("UN 3480 · PI 965");
  // what it would need elsewhere is not asked for where nobody takes it
  await expect(answer).not.toContainText("What has to come with it");
  await expect(answer).toContainText("it may go to the United States");
  await expect(page.getByText("Not understood: red.")).toBeVisible();
  // the verdict is read out, and not the whole answer
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toContainText("Power bank to Germany (No)");
  await expect(told).not.toContainText("Standard Express");
  await page.getByRole("combobox", { name: "To" }).selectOption("US");
  const american = page.getByRole("region", { name: "Power bank to the United States" });
  await expect(american).toContainText("Only by sea, on request");
  await expect(american).toContainText("8507.60");
  await page.reload();
  await expect(american).toContainText("Only by sea, on request");
  // text alone twice as large, on a phone
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a yes leads to its price, a word that is not known to nobody's yes", async ({ page }) => {
  await open(page, `${address}?q=face+cream&to=DE`);
  const answer = page.getByRole("region", { name: "Face cream to Germany" });
  const row = answer.getByRole("row", { name: /Cosmetic line/ });
  await expect(row).toContainText("Yes, with papers");
  await expect(row.getByRole("link", { name: /Work it out/ })).toHaveAttribute("href", /to=DE&goods=cosmetic/);
  // a verdict on several lines stands before all of their names
  await expect(answer.getByRole("row", { name: /^No.+Apparel line, Economy Express/ })).toBeVisible();
  await expect(answer).toContainText("Face cream: likely heading");
  await expect(answer).toContainText("This is not a ruling.");
  const field = page.getByRole("searchbox", { name: "What is it?" });
  await field.fill("面霜和充電寶");
  await expect(page.getByRole("region", { name: /to Germany$/ })).toHaveAccessibleName(
    /Face cream.+Power bank|Power bank.+Face cream/,
  );
  await field.fill("quantum flux");
  await expect(page.getByText("We do not know “quantum flux”.")).toBeVisible();
  await expect(page.getByRole("region", { name: /to Germany/ })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "What is it?" }).fill("battery");
  await expect(page.getByText("“battery” can be several things")).toBeVisible();
  await page.getByRole("button", { name: "Power bank", exact: true }).click();
  await expect(page.getByRole("region", { name: "Power bank to Germany" })).toBeVisible();
});

test("Chinese words are read in both languages", async ({ page }) => {
  await open(page, `/zh${address}?q=${encodeURIComponent("充电宝 300克")}&to=US`);
  await expect(page.getByRole("region", { name: "充电宝 → 美国" })).toContainText("只走海运");
  await expect(page.getByRole("main")).toContainText("例如：橡胶手套、鞋垫");
  await open(page, `${address}?q=${encodeURIComponent("充电宝")}&to=US`);
  await expect(page.getByRole("region", { name: "Power bank to the United States" })).toContainText("Only by sea");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("every kind of goods and every rule can be read", async ({ page }) => {
    await page.goto(address);
    await page.locator("summary", { hasText: "Every kind of goods, way by way" }).click();
    await page.getByText("What destinations add").click();
    const row = page.getByRole("row", { name: /^Power bank/ });
    await expect(row).toContainText("No");
    await expect(row).toContainText("Only by sea, on request");
    await expect(page.getByText("Import has been outlawed since 2014")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "What is it?" })).toBeHidden();
  });
});

test("what an input method has not settled yet is no word", async ({ page }) => {
  await open(page, `/zh${address}`);
  const field = page.getByRole("searchbox", { name: "寄什么？" });
  await field.fill("face cream");
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toContainText("面霜");
  await field.selectText();
  const method = await page.context().newCDPSession(page);
  await method.send("Input.imeSetComposition", { text: "chong dian", selectionStart: 10, selectionEnd: 10 });
  await expect(field).toHaveValue("chong dian");
  await expect(told).toContainText("面霜");
  expect(new URL(page.url()).searchParams.get("q")).toBe("face cream");
  await method.send("Input.insertText", { text: "充电宝" });
  await expect(told).toContainText("充电宝");
  await expect(page).toHaveURL(/q=%E5%85%85/);
});
