/** A drawing of the build: markup as it is. */
export function Drawn({ markup, className = "" }: { markup: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
