/** The tracking number in typed or pasted text: six to forty letters and digits, at least four of them digits. */
export function parseTrackingNumber(text: string): string | undefined {
  const number = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(number) && (number.match(/\d/g)?.length ?? 0) >= 4 ? number : undefined;
}

/** The provider's page for a number, from the template in its `site.yaml`. */
export function buildTrackingUrl(template: string, number: string): string {
  return template.replace("{number}", encodeURIComponent(number));
}
