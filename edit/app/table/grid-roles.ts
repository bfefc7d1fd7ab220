/**
 * Gives the cells that the grid draws the roles of a table, and each its row and column: the grid itself draws plain
 * boxes, and only those that are seen. Returns what ends it.
 */
export function nameCells(frame: HTMLElement, columns: readonly string[]): () => void {
  const rowHeight = 32;
  const name = () => {
    const grid = frame.querySelector(".dsg-container");
    grid?.setAttribute("role", "grid");
    grid?.setAttribute("aria-colcount", String(columns.length + 1));
    grid?.firstElementChild?.setAttribute("role", "rowgroup");
    for (const row of frame.querySelectorAll<HTMLElement>(".dsg-row")) {
      const isHead = row.classList.contains("dsg-row-header");
      row.setAttribute("role", "row");
      row.setAttribute("aria-rowindex", String(isHead ? 1 : Math.round(row.offsetTop / rowHeight) + 1));
      for (const cell of row.children) {
        const isNumber = cell.classList.contains("dsg-cell-gutter");
        cell.setAttribute("role", isHead ? "columnheader" : isNumber ? "rowheader" : "gridcell");
      }
    }
  };
  name();
  const watch = new MutationObserver(name);
  watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}
