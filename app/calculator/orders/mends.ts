import { type Columns, type Field, sizeFields } from "./columns.ts";
import { continuedRows } from "./continued-rows.ts";
import { isReadable } from "./is-readable.ts";
import { type Answerable, cellOf, type Mended, type Reading } from "./read-order.ts";

/**
 * One answer for some rows (from 0): what is read in a field, or that they are left out. `under`: the columns that the file
 * had when it was asked; without them those of now.
 */
export type Mend = { rows: readonly number[]; under?: Columns } & (
  | { field: Answerable; use: string }
  | { leave: true }
);

/** What was answered for each row. */
export type Mends = {
  cells: ReadonlyMap<number, Mended>;
  left: ReadonlySet<number>;
  /** Rows of which somebody said something; those that go where the order above goes are not among them. */
  answered: ReadonlySet<number>;
  continued: readonly number[];
};

/** The answers by row; a later one counts. One that was given under other columns counts where its question still stands. */
export function mendsOf(list: readonly Mend[], rows: readonly (readonly string[])[], reading: Reading): Mends {
  const cells = new Map<number, Mended>();
  const left = new Set<number>();
  for (const mend of list) {
    if ("leave" in mend) for (const row of mend.rows) left.add(row);
    else
      for (const row of rowsOf(mend, mend.field, rows, reading))
        cells.set(row, { ...cells.get(row), [mend.field]: mend.use });
  }
  const answered = new Set(cells.keys());
  const continued = continuedRows(rows, reading, cells);
  for (const [at, above] of continued) {
    const own = (field: Field) => cellOf(rows[above] ?? [], field, reading.columns, cells.get(above));
    cells.set(at, { country: own("country"), postcode: own("postcode"), ...cells.get(at) });
  }
  return { cells, left, answered, continued: [...continued.keys()] };
}

/** Fields whose answer says what a word means, wherever it stands. */
const words: ReadonlySet<Answerable> = new Set(["country", "goods"]);

/** The columns that an answer takes the place of. */
function fieldsOf(field: Answerable): readonly Field[] {
  if (field === "parcels") return ["weight", "quantity"];
  return sizeFields.some((side) => side === field) ? sizeFields : [field];
}

/**
 * The rows that an answer is for. Where another column is read than when it was given, these are its rows in which
 * nothing else can be read now, and for a country or goods all rows with a word that was answered.
 */
function rowsOf(
  { rows: own, under }: Mend,
  field: Answerable,
  rows: readonly (readonly string[])[],
  reading: Reading,
): readonly number[] {
  const { columns } = reading;
  const fields = fieldsOf(field);
  if (!under || fields.every((one) => under[one] === columns[one])) return own;
  const text = (row: number, of: Columns) =>
    fields.map((one) => cellOf(rows[row] ?? [], one, of).toUpperCase()).join("\n");
  const empty = fields.map(() => "").join("\n");
  const still = (row: number) => {
    const now = text(row, columns);
    return now === empty || now === text(row, under) || !isReadable(field, rows[row] ?? [], reading);
  };
  const kept = own.filter(still);
  if (!words.has(field)) return kept;
  const answered = new Set(own.map((row) => text(row, under)).filter(Boolean));
  const meant = [...rows.keys()].filter(
    (row) => answered.has(text(row, columns)) && !isReadable(field, rows[row] ?? [], reading),
  );
  return [...new Set([...kept, ...meant])];
}
