import { violations } from "./accessibility.ts";
import { expect, open, test } from "./site.ts";

test("freight is priced by every way, and the container is drawn as it is loaded", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?date=2026-11-24");
  await page.locator("summary", { hasText: "Freight: pallets" }).click();
  const freight = page.locator("#freight");
  await expect(freight.getByRole("heading", { name: "5 ways, from $4,012.00" })).toBeVisible();
  // 20 pallets of 120 × 100 cm from above: each within the walls, two more places
  const above = freight.locator("figure", { hasText: "From above" });
  await expect(above.locator(".load-piece")).toHaveCount(20);
  await expect(above.locator(".load-free")).toHaveCount(2);
  await expect(freight.getByText(/From 1[0-9] pieces, 40GP costs less/)).toBeVisible();
  // a slider goes through the pieces by keys, and says where each stands
  const slider = freight.getByRole("slider", { name: "Piece by piece, in loading order" });
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Piece 2: /);
  expect(await violations(page)).toEqual([]);
  // a postcode is asked for before anything is refused
  await freight.getByLabel("Postcode").fill("");
  await expect(freight.getByText("Freight is priced by postcode: fill it in.")).toBeVisible();
  await expect(freight.getByText("Not possible as it is")).toBeHidden();
  await freight.getByLabel("Postcode").fill("90001");
  await freight.getByLabel("Pallets", { exact: true }).last().fill("23");
  await expect(freight.getByRole("heading", { name: "2 × 40GP" })).toBeVisible();
  // a link brings it back, open, beside the parcel that was typed
  await expect(page).toHaveURL(/freight=pallet_US_90001_23_120_100_180_240_n/);
  await page.reload();
  await expect(freight.getByRole("heading", { name: "2 × 40GP" })).toBeVisible();
});
