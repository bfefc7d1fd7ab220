/** Rendered Markdown of a content file. */
export function Prose({ html, className = "prose" }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} data-markup="" />;
}
