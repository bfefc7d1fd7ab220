import { isbot } from "isbot";

let prerendered: string | undefined;

/** Keeps the page as it was served, for search-engine bots: they never get an error page in its place. */
export function keepPrerenderedPage(): void {
  if (isbot(navigator.userAgent)) prerendered = document.querySelector("main")?.innerHTML;
}

/** The served page's content for a bot, nothing for a person. */
export function prerenderedPageForBots(): string | undefined {
  return prerendered;
}
