/**
 * Gives the cells that the grid draws the roles of a table, and each its row and column: the grid itself draws plain
 * boxes, and only those that are seen. `rows` names the field for how many are added. Returns what ends it.
 */
export function nameCells(frame: HTMLElement, columns: readonly string[], rows: string): () => void {
  const rowHeight = 32;
  const name = () => {
    const grid = frame.querySelector(".dsg-container");
    frame.querySelector(".dsg-add-row-input")?.setAttribute("aria-label", rows);
    grid?.setAttribute("role", "grid");
    // a long table can be scrolled without a mouse
    grid?.setAttribute("tabindex", "0");
    grid?.setAttribute("aria-colcount", String(columns.length + 1));
    grid?.firstElementChild?.setAttribute("role", "rowgroup");
    for (const row of frame.querySelectorAll<HTMLElement>(".dsg-row")) {
      const isHead = row.classList.contains("dsg-row-header");
      row.setAttribute("role", "row");
      row.setAttribute("aria-rowindex", String(isHead ? 1 : Math.round(row.offsetTop / rowHeight) + 1));
      for (const [at, cell] of [...row.children].entries()) {
        // the numbers of the rows come first, below an empty corner
        const usual = isHead ? "columnheader" : "gridcell";
        cell.setAttribute("role", at > 0 ? usual : isHead ? "gridcell" : "rowheader");
        cell.querySelector("input")?.setAttribute("aria-label", columns[at - 1] ?? "");
      }
    }
  };
  name();
  const watch = new MutationObserver(name);
  watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}
