/** The day for which pages are made: the day of the build. */
export function today(): string {
  return (process.env.BUILD_DAY ?? new Date().toISOString()).slice(0, 10);
}
