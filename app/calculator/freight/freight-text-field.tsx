import { type ClipboardEvent, useState } from "react";
import { m } from "#app/messages/m.ts";
import { normalizeDigits } from "#app/platform/digits.ts";
import { formatNumber } from "#app/ui/format.ts";
import { describeProblem } from "../destination/describe-reading.ts";
import { loadLineReader, type LineReader } from "../destination/line-reader.ts";
import { Field } from "../form/field.tsx";
import type { Part, Reading } from "../parse/line/reading.ts";
import { type FreightFields, mostRows, type FreightRow, type PieceKind } from "./cargo.ts";
import { readPackingTable } from "./read-packing-table.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type Units, unitsOf } from "../parse/measure.ts";

/** What freight is not asked for. */
const unasked: ReadonlySet<Part["kind"]> = new Set(["goods", "terms", "quantity", "by", "value", "sort", "plain"]);

/** What a text says that the form has no field for, or that nobody understands, a sentence each. */
function listLeftOver({ parts, problems, text }: Reading): string[] {
  const ignored = parts.filter(({ kind }) => unasked.has(kind));
  return [
    ...problems.filter(({ kind }) => kind !== "freight").map((problem) => describeProblem(problem, text)),
    ...ignored.map(({ span }) => m.freight_ignored({ text: text.slice(...span) })),
  ];
}

/** Takes a packing list or a mail's text about freight into the form, and says what of it was not. */
export function useFreightText(
  fields: FreightFields,
  countries: readonly { code: string; name: string }[],
  onRead: (next: FreightFields) => void,
) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Whether the text counts any pieces. */
  const take = (given: string) => {
    const table = readPackingTable(given);
    const parts = splitFreightText(table?.text ?? given);
    if (parts.length === 0) return false;
    if (given.length > longestFreightText) {
      setLeft([m.freight_text_long({ limit: formatNumber(longestFreightText, 0) })]);
      return true;
    }
    loadLineReader().then(
      (read) => {
        const { rows, units, readings } = readFreightText(parts, read);
        const placed = readings.find(({ to }) => to !== undefined);
        const served = countries.some(({ code }) => code === placed?.to);
        const unserved = placed?.parts.find((part) => part.kind === "place");
        setText("");
        setLeft([
          ...(placed && !served && unserved?.kind === "place" ? [m.freight_unserved({ name: unserved.name })] : []),
          ...(rows.length > mostRows ? [m.freight_text_rows({ limit: mostRows, count: rows.length })] : []),
          ...(table?.unsure ? [m.freight_weight_unsure({ heading: table.unsure })] : []),
          ...readings.flatMap(listLeftOver),
        ]);
        onRead({
          ...fields,
          ...(placed?.to &&
            served && { to: placed.to, postcode: placed.postcode ?? placed.area ?? placed.cityPostcode ?? "" }),
          units,
          rows: rows.slice(0, mostRows),
        });
      },
      () => setLeft([m.freight_not_read()]),
    );
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.getData("text"))) event.preventDefault();
  };
  const field = (
    <div>
      <Field id="freight-text" label={m.freight_paste()}>
        <textarea
          className="field"
          rows={2}
          placeholder={m.freight_paste_example()}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {text.trim() !== "" && (
        <button
          type="button"
          className="min-h-11 text-[0.9375rem] font-semibold text-link hover:underline"
          onClick={() => take(text) || setLeft([m.freight_text_unread()])}
        >
          {m.freight_take()}
        </button>
      )}
      <div role="status" className="space-y-2 text-sm text-bad">
        {left.map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
    </div>
  );
  return { onPaste, field };
}

/** How pieces are called in a mail: pallets, cartons, parcels. */
const called: readonly (readonly [PieceKind, string])[] = [
  ["pallet", "pallets?|plts?|skids?|托盘|托|板"],
  ["carton", "cartons?|ctns?|boxes|box|纸箱|箱"],
  ["parcel", "parcels?|packages?|pieces|pcs|包裹|件"],
];
/** Weights are those of one piece anyway. */
const perPiece = new RegExp(`(?:每个?|\\b(?:per|each)\\s+)(?:${called.map(([, words]) => words).join("|")})`, "gi");
/** What says of the weight before or after it that it is that of all pieces. */
const ofAll =
  /(?:共计?|合计|总计?(?:毛重|重量?)?|\btotal(?:\s+(?:gross\s+)?weight)?)\s*[:：]?\s*(?=[\d.,]+\s*(?:kg|lb|t\b|公斤|千克|吨|磅))|(?<=\d\s*(?:kgs?|lbs?|公斤|千克|吨|磅)\s*)(?:in\s+(?:total|all)|total|altogether|合计)/i;
const between = /\band\b|\bplus\b|和|以及|加|[;；、，\n+&]|,\s/i;

type FreightText = {
  rows: FreightRow[];
  units: Units;
  /** Each row's own text as it was read: its place, and what is to be settled. */
  readings: readonly Reading[];
};

/** Pieces that a text counts, each with the words about them. */
type CountedPieces = { kind: PieceKind; quantity: string; rest: string };

/** A longer text is no packing list. */
const longestFreightText = 20_000;

/** The rows of a text about freight, as they are counted; none where it says no row whole. */
export function splitFreightText(text: string): CountedPieces[] {
  const parts: CountedPieces[] = [];
  for (const piece of text.split(between).map((part) => normalizeDigits(part).trim())) {
    const start = findRowStart(piece);
    const last = parts.at(-1);
    if (start) parts.push({ ...start, rest: start.rest.replace(perPiece, " ") });
    else if (last) last.rest += `, ${piece.replace(perPiece, " ")}`;
  }
  return parts.every(({ rest }) => /\d/.test(rest)) ? parts : [];
}

/**
 * Freight as it is written in a mail: `8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg`. What is written in
 * other units than its first row keeps its own.
 */
export function readFreightText(parts: readonly CountedPieces[], read: LineReader): FreightText {
  const readings = parts.map(({ rest }) => read(rest.replace(ofAll, " ")));
  const units = readings[0]?.imperial ? "imperial" : "metric";
  const rows = parts.map(({ kind, quantity, rest }, at) => {
    const pieces = ofAll.test(rest) ? Number(quantity) : 1;
    const { mass, sides = [], imperial = false } = readings[at] ?? {};
    const own = unitsOf[imperial ? "imperial" : "metric"];
    const write = (amount: number, unit: string) =>
      `${Math.round(amount * 1000) / 1000}${imperial === (units === "imperial") ? "" : unit}`;
    const [length = "", width = "", height = ""] = sides.map((side) =>
      write(convertLength(own.length, side), own.length),
    );
    return {
      kind,
      quantity,
      length,
      width,
      height,
      weight: mass === undefined ? "" : write(convertMass(own.mass, mass) / pieces, own.mass),
      stackable: kind !== "pallet",
    };
  });
  return { rows, units, readings };
}

function findRowStart(text: string): CountedPieces | undefined {
  for (const [kind, words] of called) {
    const found = new RegExp(`^(\\D{0,20}?)(\\d+)\\s*(?:[x个]\\s*)?(?:${words})(.*)$`, "is").exec(text);
    if (found) return { kind, quantity: found[2] ?? "", rest: `${found[1]} ${found[3]}`.trim() };
  }
  return undefined;
}
