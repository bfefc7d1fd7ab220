import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  type ContextMenuComponentProps,
  createContextMenuComponent,
  createTextColumn,
  DynamicDataSheetGrid,
  keyColumn,
} from "react-datasheet-grid";
import { raiseRow } from "../../../tools/change-content/percent.ts";
import type { Table, TableRow } from "../../files/table-text.ts";
import type { FieldProblem } from "../../server/problems.ts";
import { Drop } from "../drop.tsx";
import { FieldNotes } from "../form/field-notes.tsx";
import { say } from "../words.ts";
import { type Countries, cleanCell, readSheet, splitPasted } from "./pasted.ts";

type TableEditorProps = {
  table: Table;
  countries: Countries;
  problems: readonly FieldProblem[];
  onChange: (rows: TableRow[]) => void;
};

/** A row as the grid takes it: cells by the numbers of their columns. */
type GridRow = { [column: number]: string | null; line?: number | undefined; id: number };

const Menu = createContextMenuComponent(({ type }) => <>{say(`grid_${type}`)}</>);
const drawMenu = (props: ContextMenuComponentProps) => <Menu {...props} />;

/** A CSV file as a spreadsheet: pasted sheets, prices by percent, and every step taken back. */
export function TableEditor({ table: { columns, rows: first }, countries, problems, onChange }: TableEditorProps) {
  const [steps, setSteps] = useState<{ list: readonly (readonly TableRow[])[]; at: number }>({ list: [first], at: 0 });
  const [said, setSaid] = useState("");
  const [active, setActive] = useState("");
  const rows = steps.list[steps.at] ?? first;
  const frame = useRef<HTMLElement>(null);

  function take(next: readonly TableRow[]): void {
    const list = [...steps.list.slice(0, steps.at + 1), next].slice(-200);
    setSteps({ list, at: list.length - 1 });
    onChange([...next]);
  }
  function go(by: number): void {
    const at = steps.at + by;
    const found = steps.list[at];
    if (!found) return;
    setSteps({ ...steps, at });
    onChange([...found]);
  }
  function takeSheet(cells: string[][]): boolean {
    const sheet = readSheet(cells, columns, countries);
    if (!sheet) return false;
    // rows that are there already keep their place in the file, with the comments above them
    take(sheet.rows.map((own, at) => ({ line: rows[at]?.line, cells: own })));
    setSaid(say("sheet_taken", { rows: sheet.rows.length, left: sheet.left }));
    return true;
  }

  // before the grid, which would write the heading into its cells
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.includes("\t") || !takeSheet(splitPasted(text))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
    event.preventDefault();
    go(event.key === "z" ? -1 : 1);
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("paste", paste, { capture: true, signal: ended.signal });
    document.addEventListener("keydown", press, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  // the grid draws the rows that are seen, without the roles of a table
  useEffect(() => (frame.current ? nameCells(frame.current, columns) : undefined), [columns]);

  async function readWorkbook(file: File): Promise<void> {
    const { readSheet: read } = await import("read-excel-file/browser");
    const sheet = await read(file).catch(() => {
      throw new Error(say("sheet_broken"));
    });
    if (!takeSheet(sheet.map((row) => row.map((cell) => String(cell ?? "")))))
      throw new Error(say("sheet_unknown", { columns: columns.join(", ") }));
  }
  function changeByPercent(data: FormData): void {
    const [percent, step] = [Number(data.get("percent")), Number(data.get("step"))];
    take(rows.map((row) => ({ ...row, cells: raiseRow(row.cells, columns, percent, step) })));
  }

  const value = useMemo(() => rows.map(({ line, cells }, id): GridRow => ({ line, id, ...cells })), [rows]);
  const grid = useMemo(
    () =>
      columns.map((column, at) => ({
        ...keyColumn<GridRow, number>(
          at,
          createTextColumn<string | null>({
            formatBlurredInput: (cell) => cell ?? "",
            parseUserInput: (text) => cleanCell(text, column),
            parsePastedValue: (text) => cleanCell(text, column),
            deletedValue: "",
            // a cell that is left is one step to take back, not each of its letters
            continuousUpdates: false,
          }),
        ),
        title: column,
        minWidth: column.length > 11 ? 150 : 100,
      })),
    [columns],
  );
  const wrong = new Set(problems.map(({ line }) => line));
  return (
    <section className="[--dsg-header-text-color:var(--color-slate-600)]" ref={frame} aria-label={say("table")}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <button type="button" disabled={steps.at === 0} onClick={() => go(-1)}>
          {say("undo")}
        </button>
        <button type="button" disabled={steps.at === steps.list.length - 1} onClick={() => go(1)}>
          {say("redo")}
        </button>
        <button type="button" onClick={() => take([...rows, { cells: columns.map(() => "") }])}>
          {say("grid_add")}
        </button>
        <form className="flex flex-wrap items-center gap-2" action={changeByPercent}>
          <label>
            {say("percent")}{" "}
            <input name="percent" className="w-20" type="number" step="any" min="-90" max="500" required />
          </label>
          <label>
            {say("rounded_to")}{" "}
            <input name="step" className="w-20" type="number" step="any" min="0.000001" defaultValue="0.01" required />
          </label>
          <button type="submit">{say("apply")}</button>
        </form>
        <Drop label={say("open_sheet")} accept=".xlsx" onFile={readWorkbook} />
      </div>
      <p className="text-slate-600">{say("paste_hint")}</p>
      <p role="status">{said}</p>
      <p role="status" className="min-h-6 text-slate-600">
        {active}
      </p>
      <FieldNotes
        problems={problems.map((one) => ({
          ...one,
          place: say("row", { row: rows.findIndex(({ line }) => line === one.line) + 1 || one.line }),
        }))}
      />
      <DynamicDataSheetGrid<GridRow>
        contextMenuComponent={drawMenu}
        addRowsComponent={false}
        value={value}
        columns={grid}
        height={560}
        rowHeight={32}
        createRow={() => ({ id: Math.random() })}
        duplicateRow={({ rowData: { line, ...own } }) => ({ ...own, id: Math.random() })}
        rowClassName={({ rowData }) => (rowData.line && wrong.has(rowData.line) ? "wrong" : undefined)}
        onActiveCellChange={({ cell }) =>
          setActive(
            cell
              ? `${say("row", { row: cell.row + 1 })}, ${columns[cell.col]}: ${rows[cell.row]?.cells[cell.col] ?? ""}`
              : "",
          )
        }
        onChange={(next) => take(next.map((row) => ({ line: row.line, cells: columns.map((_, at) => row[at] ?? "") })))}
      />
    </section>
  );
}

/**
 * Gives the cells that the grid draws the roles of a table, and each its row and column: the grid itself draws plain
 * boxes, and only those that are seen. Returns what ends it.
 */
function nameCells(frame: HTMLElement, columns: readonly string[]): () => void {
  const rowHeight = 32;
  const name = () => {
    const grid = frame.querySelector(".dsg-container");
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
