/** A tracking number out of what was typed or pasted: letters and digits, six to forty, four digits at least; or nothing. */
export function trackingNumber(text: string): string | undefined {
  const number = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(number) && (number.match(/\d/g)?.length ?? 0) >= 4 ? number : undefined;
}

/** The provider's page for a number, by the template of its `site.yaml`. */
export function trackingAddress(template: string, number: string): string {
  return template.replace("{number}", encodeURIComponent(number));
}
