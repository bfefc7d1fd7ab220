let prerendered = { main: "", title: "" };

/** Keeps the page as it was served, in case it is a search-engine bot that reads it. */
export function keepPrerenderedPage(): void {
  prerendered = { main: document.querySelector("main")?.innerHTML ?? "", title: document.title };
}

/** The served page's content and title. */
export function prerenderedPage(): { main: string; title: string } {
  return prerendered;
}

/** Whether a search-engine bot reads the page. The list of bots is only fetched when something has failed. */
export async function isReadByBot(): Promise<boolean> {
  try {
    const { isbot } = await import("isbot");
    return isbot(navigator.userAgent);
  } catch {
    return false;
  }
}
