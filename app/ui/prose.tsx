import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { pagePath } from "#app/platform/prefetch.ts";

/** Rendered Markdown of a content file. Its links to pages of this site are client navigations. */
export function Prose({ html, className = "prose" }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plainClick || !pagePath(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, { viewTransition: true });
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a key on a link is a click
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
