import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  type ContextMenuComponentProps,
  createContextMenuComponent,
  createTextColumn,
  type DataSheetGridRef,
  DynamicDataSheetGrid,
  keyColumn,
} from "react-datasheet-grid";
import { flushSync } from "react-dom";
import { raiseRow } from "../../../tools/change-content/percent.ts";
import type { Table, TableRow } from "../../files/table-text.ts";
import type { FieldProblem } from "../../server/checker.ts";
import { Drop } from "../drop.tsx";
import type { Place } from "../focus-field.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { nameColumn, say } from "../words.ts";
import { cleanCell, readSheet, splitPasted } from "./pasted.ts";
import { Button } from "../button.tsx";

type TableEditorProps = {
  table: Table;
  currency: string | undefined;
  problems: readonly FieldProblem[];
  place: Place;
  onChange: (rows: TableRow[]) => void;
};

/** A row as the grid takes it: cells by the numbers of their columns. */
type GridRow = { [column: number]: string | null; line?: number | undefined };

const rowHeight = 32;
const Menu = createContextMenuComponent(({ type }) => <>{say(`grid_${type}`)}</>);
const drawMenu = (props: ContextMenuComponentProps) => <Menu {...props} />;

/** A CSV file as a spreadsheet: pasted sheets, prices by percent, and every step taken back. */
export function TableEditor({ table, currency, problems, place, onChange }: TableEditorProps) {
  const { columns, rows: first } = table;
  const names = useMemo(() => columns.map((column) => nameColumn(column, currency)), [columns, currency]);
  const [steps, setSteps] = useState<{ list: readonly (readonly TableRow[])[]; at: number }>({ list: [first], at: 0 });
  const [said, setSaid] = useState("");
  const [active, setActive] = useState<{ col: number; row: number } | null>(null);
  const rows = steps.list[steps.at] ?? first;
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<DataSheetGridRef>(null);
  const findRow = (line: number) => rows.findIndex((row) => row.line === line);
  const lead = useEffectEvent(({ goal }: Place) => {
    const row = findRow(Number(/^line (\d+)/.exec(goal)?.[1]));
    // the grid draws what is seen: a row is in sight once a cell of it is chosen
    if (row >= 0) sheet.current?.setActiveCell({ col: 0, row });
  });
  useEffect(() => lead(place), [place]);

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
  /** Takes a sheet's rows, or has it that there are none; where a column is doubtful it asks first. */
  function takeSheet(cells: string[][]): boolean {
    const read = readSheet(cells, columns);
    if (!read) return false;
    const places = read.found.map(({ column, heading }) => `${nameColumn(column)} ← ${heading ?? say("nothing")}`);
    const isCertain = read.unused.length === 0 && read.found.every(({ heading }) => heading !== undefined);
    const asked = say("sheet_asks", { places: places.join("\n"), unused: read.unused.join(", ") || say("nothing") });
    if (!isCertain && !confirm(asked)) {
      setSaid(say("sheet_declined"));
      return true;
    }
    // rows that are there already keep their place in the file, with the comments above them
    take(read.rows.map((own, at) => ({ line: rows[at]?.line, cells: own })));
    setSaid(say("sheet_taken", { rows: read.rows.length, left: read.left }));
    return true;
  }
  function addRow(): void {
    flushSync(() => take([...rows, { cells: columns.map(() => "") }]));
    sheet.current?.setActiveCell({ col: 0, row: rows.length });
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
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    const isElsewhere = target instanceof Element && target.matches("a, button, input, select, textarea");
    if (isElsewhere && !target.closest(".dsg-container")) sheet.current?.setActiveCell(null);
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("paste", paste, { capture: true, signal: ended.signal });
    document.addEventListener("keydown", press, { signal: ended.signal });
    // a cell that stays chosen would take the keys of whatever has the focus
    document.addEventListener("focusin", leave, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  // the grid draws the rows that are seen, without the roles of a table
  useEffect(() => (frame.current ? nameCells(frame.current, names) : undefined), [names]);

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

  const value = useMemo(() => rows.map(({ line, cells }): GridRow => ({ line, ...cells })), [rows]);
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
        title: names[at],
        minWidth: column.length > 11 ? 150 : 100,
      })),
    [columns, names],
  );
  const wrong = new Set(problems.map(({ line }) => line));
  return (
    <section className="[--dsg-header-text-color:var(--color-slate-600)]" ref={frame} aria-label={say("table")}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button label={say("undo")} disabled={steps.at === 0} onClick={() => go(-1)} />
        <Button label={say("redo")} disabled={steps.at === steps.list.length - 1} onClick={() => go(1)} />
        <Button label={say("grid_add")} onClick={addRow} />
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
        {active &&
          `${say("row", { row: active.row + 1 })}, ${names[active.col]}: ${rows[active.row]?.cells[active.col] ?? ""}`}
      </p>
      <FieldNotes problems={problems} isList rows={(line) => findRow(line) + 1 || line} />
      <DynamicDataSheetGrid<GridRow>
        ref={sheet}
        contextMenuComponent={drawMenu}
        addRowsComponent={false}
        value={value}
        columns={grid}
        height={560}
        rowHeight={rowHeight}
        rowClassName={({ rowData }) => (rowData.line && wrong.has(rowData.line) ? "wrong" : undefined)}
        onActiveCellChange={({ cell }) => setActive(cell)}
        onChange={(next) => take(next.map((row) => ({ line: row.line, cells: columns.map((_, at) => row[at] ?? "") })))}
      />
    </section>
  );
}

/** Gives what the grid draws, plain boxes of what is seen, the roles of a table with its rows and columns; returns what ends it. */
function nameCells(frame: HTMLElement, columns: readonly string[]): () => void {
  const name = () => {
    const grid = frame.querySelector(".dsg-container");
    grid?.setAttribute("role", "grid");
    grid?.setAttribute("aria-label", say("table"));
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
        const [first, other] = isHead ? ["gridcell", "columnheader"] : ["rowheader", "gridcell"];
        cell.setAttribute("role", at === 0 ? first : other);
        cell.querySelector("input")?.setAttribute("aria-label", columns[at - 1] ?? "");
      }
    }
  };
  name();
  const watch = new MutationObserver(name);
  watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}
