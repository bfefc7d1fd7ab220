/** The day that pages are made for: the day of the build. */
export function today(): string {
  return (process.env.BUILD_DAY ?? new Date().toISOString()).slice(0, 10);
}
