import { useEffect, useMemo, useRef, useState } from "react";
import { createTextColumn, DynamicDataSheetGrid, keyColumn } from "react-datasheet-grid";
import type { Table, TableRow } from "../../files/table-text.ts";
import type { FieldProblem } from "../../server/problems.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import type { Names } from "../form/form-state.ts";
import { useWords } from "../words.ts";
import { changeByPercent, cleanCell, readSheet, splitPasted } from "./pasted.ts";

type TableEditorProps = {
  table: Table;
  names: Names;
  problems: readonly FieldProblem[];
  onChange: (rows: TableRow[]) => void;
};

/** A row as the grid takes it: cells by the numbers of their columns. */
type GridRow = { [Cell in `c${number}`]: string | null } & { line?: number | undefined; id: number };

function toGrid({ line, cells }: TableRow, at: number): GridRow {
  const row: GridRow = { line, id: at };
  for (const [column, cell] of cells.entries()) row[`c${column}`] = cell;
  return row;
}

/** A CSV file as a spreadsheet: pasted sheets, prices by percent, and every step taken back. */
export function TableEditor({ table: { columns, rows: first }, names, problems, onChange }: TableEditorProps) {
  const say = useWords();
  const [steps, setSteps] = useState<{ list: readonly (readonly TableRow[])[]; at: number }>({ list: [first], at: 0 });
  const [said, setSaid] = useState("");
  const rows = steps.list[steps.at] ?? first;
  const frame = useRef<HTMLDivElement>(null);

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
    const sheet = readSheet(cells, columns, names.countries ?? []);
    if (!sheet) return false;
    // rows that are there already keep their place in the file, with the comments above them
    take(sheet.rows.map((own, at) => ({ line: rows[at]?.line, cells: own })));
    setSaid(say("sheet_taken", { rows: sheet.rows.length, left: sheet.left }));
    return true;
  }

  const now = useRef({ takeSheet, go });
  now.current = { takeSheet, go };
  useEffect(() => {
    // before the grid, which would write the heading into its cells
    const paste = (event: ClipboardEvent) => {
      const isHere =
        frame.current?.contains(document.activeElement) || frame.current?.querySelector(".dsg-active-cell");
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!isHere || !text.includes("\t") || !now.current.takeSheet(splitPasted(text))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return;
      const back = event.key === "z" && !event.shiftKey;
      if (!back && event.key !== "y" && !(event.key === "Z" && event.shiftKey)) return;
      event.preventDefault();
      now.current.go(back ? -1 : 1);
    };
    document.addEventListener("paste", paste, true);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("paste", paste, true);
      document.removeEventListener("keydown", key);
    };
  }, []);

  async function readWorkbook(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const { readSheet: read } = await import("read-excel-file/browser");
      const cells = (await read(file)).map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
      if (!takeSheet(cells)) setSaid(say("sheet_unknown", { columns: columns.join(", ") }));
    } catch {
      setSaid(say("sheet_broken"));
    }
  }

  const value = useMemo(() => rows.map(toGrid), [rows]);
  const grid = useMemo(
    () =>
      columns.map((column, at) => ({
        ...keyColumn<GridRow, `c${number}`>(
          `c${at}`,
          createTextColumn<string | null>({
            formatBlurredInput: (cell) => cell ?? "",
            parseUserInput: (text) => cleanCell(text, column),
            parsePastedValue: (text) => cleanCell(text, column),
            deletedValue: "",
          }),
        ),
        title: column,
        minWidth: column.length > 11 ? 150 : 100,
      })),
    [columns],
  );
  const wrong = new Set(problems.map(({ line }) => line));
  return (
    <div className="table" ref={frame}>
      <div className="tools">
        <button type="button" disabled={steps.at === 0} onClick={() => go(-1)}>
          {say("undo")}
        </button>
        <button type="button" disabled={steps.at === steps.list.length - 1} onClick={() => go(1)}>
          {say("redo")}
        </button>
        <PercentForm
          onChange={(percent, step) => {
            const cells = changeByPercent(
              rows.map((row) => row.cells),
              columns,
              percent,
              step,
            );
            take(rows.map((row, at) => ({ ...row, cells: cells[at] ?? row.cells })));
          }}
        />
        <label
          className="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void readWorkbook(event.dataTransfer.files[0]);
          }}
        >
          {say("open_sheet")}
          <input type="file" accept=".xlsx" onChange={({ target }) => void readWorkbook(target.files?.[0])} />
        </label>
      </div>
      <p className="quiet">{say("paste_hint")}</p>
      <p role="status">{said}</p>
      <FieldNotes
        problems={problems.map((one) => ({
          ...one,
          wrong: `${say("row", { row: rows.findIndex(({ line }) => line === one.line) + 1 || one.line })}: ${one.wrong}`,
        }))}
      />
      <DynamicDataSheetGrid<GridRow>
        value={value}
        columns={grid}
        height={560}
        rowHeight={32}
        createRow={() => ({ id: Math.random() })}
        duplicateRow={({ rowData: { line, ...own } }) => ({ ...own, id: Math.random() })}
        rowClassName={({ rowData }) =>
          typeof rowData.line === "number" && wrong.has(rowData.line) ? "wrong" : undefined
        }
        onChange={(next) =>
          take(
            next.map((row) => ({
              ...(typeof row.line === "number" && { line: row.line }),
              cells: columns.map((_, at) => String(row[`c${at}`] ?? "")),
            })),
          )
        }
      />
    </div>
  );
}

function PercentForm({ onChange }: { onChange: (percent: number, step: number) => void }) {
  const say = useWords();
  const [percent, setPercent] = useState("");
  const [step, setStep] = useState("0.01");
  const isRight = Number.isFinite(Number(percent)) && Number(percent) !== 0 && Number(step) > 0;
  return (
    <form
      className="percent"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onChange(Number(percent), Number(step));
        setPercent("");
      }}
    >
      <label>
        {say("percent")}{" "}
        <input inputMode="decimal" size={5} value={percent} onChange={({ target }) => setPercent(target.value)} />
      </label>
      <label>
        {say("rounded_to")}{" "}
        <input inputMode="decimal" size={5} value={step} onChange={({ target }) => setStep(target.value)} />
      </label>
      <button type="submit" disabled={!isRight}>
        {say("apply")}
      </button>
    </form>
  );
}
