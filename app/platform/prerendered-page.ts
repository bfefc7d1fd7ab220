let prerendered = { main: "", title: "" };

/** Keeps the page as served, in case the reader is a search-engine bot. */
export function keepPrerenderedPage(): void {
  prerendered = { main: document.querySelector("main")?.innerHTML ?? "", title: document.title };
}

/** The served page's content and title. */
export function prerenderedPage(): { main: string; title: string } {
  return prerendered;
}

/** Whether the reader is a search-engine bot. The list of bots is only fetched when something has failed. */
export async function isReadByBot(): Promise<boolean> {
  try {
    const { isbot } = await import("isbot");
    return isbot(navigator.userAgent);
  } catch {
    return false;
  }
}
