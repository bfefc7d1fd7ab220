import { expect, open, test } from "./site.ts";

const landed = "/resource/shipping-calculator?to=US&weight=2&value=100&terms=DDP&postcode=90001";

test("an article is charged by its headings, the kind of goods by an average, and the address keeps which", async ({
  page,
}) => {
  await open(page, `${landed}&goods=apparel&article=t-shirt`);
  const headings = page.getByRole("listitem").filter({ hasText: "6109." });
  await expect(headings).toHaveText([
    /6109\.10: 16\.5% \+ 7\.5% \+ 12\.5%/,
    /6109\.90: 2\.6–\u206032% \+ 0–\u20607\.5%/,
  ]);
  const table = page.getByRole("table", { name: /^Landed cost: each item/ });
  await expect(table.getByRole("row", { name: /^\d* ?Customs duty/ })).toBeVisible();
  await expect(table).toContainText("revision 10");
  const word = page.getByRole("button", { name: "T-shirt" });
  await word.click();
  await page.getByRole("combobox", { name: "What is inside" }).selectOption("general");
  await expect(headings).toHaveCount(0);
  await expect(table).toContainText("Illustrative: the simple average");
  await expect(page).not.toHaveURL(/article/);
});

test("what is typed as a line is an article, in Chinese too", async ({ page }) => {
  await open(page, "/zh/resource/shipping-calculator?value=100");
  const to = page.getByRole("combobox").first();
  await to.fill("T恤 2公斤 寄到美国 90001");
  await to.press("Enter");
  await expect(page).toHaveURL(/article=t-shirt/);
  await expect(page.getByRole("listitem").filter({ hasText: "6109.10" })).toContainText("16.5% + 7.5% + 12.5%");
});
