/** A drawing of the build: markup as it is. The document carries it once (`platform/served-markup.ts`). */
export function Drawn({ markup, className = "" }: { markup: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} data-markup="" />;
}
