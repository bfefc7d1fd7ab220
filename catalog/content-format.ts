/**
 * The version of the content's format, as `format` in `site.yaml` has it. It grows when a folder that was right no longer
 * builds, and CHANGELOG.md names the mend for each changed field.
 */
export const contentFormat = 2;

/** What to do with a folder of another format. */
export function explainFormat(found: unknown): string {
  return Number(found) > contentFormat
    ? `this folder is written for format ${found} of a newer release, and this one reads format ${contentFormat}; take the newer release`
    : `this folder is written for format ${found ?? 1}, and this release reads format ${contentFormat}; run npm run content:migrate, which says what it changes, and read CHANGELOG.md for the rest`;
}
