import { strToU8, zipSync } from "fflate";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** An .xlsx file with one sheet: its rows as XML, and what stands after them (merged cells). */
export function zipWorkbook(rows: string, after = ""): Uint8Array<ArrayBuffer> {
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

type Cell = string | { formula: string; value: number };

/** A workbook as carriers send them: inline texts, formulas with their last values, merged heads, and a hidden row. */
function makeWorkbook(rows: readonly (readonly Cell[])[], merged: readonly string[], hidden: number): Buffer {
  const cell = (own: Cell, at: number, row: number) => {
    const name = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (typeof own === "object") return `<c r="${name}"><f>${own.formula}</f><v>${own.value}</v></c>`;
    return own === "" ? "" : `<c r="${name}" t="inlineStr"><is><t>${own.replaceAll("<", "&lt;")}</t></is></c>`;
  };
  const data = rows.map(
    (cells, at) =>
      `<row r="${at + 1}"${at === hidden ? ' hidden="1"' : ""}>${cells.map((own, column) => cell(own, column, at)).join("")}</row>`,
  );
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return Buffer.from(zipWorkbook(data.join(""), `<mergeCells>${merges}</mergeCells>`));
}

/** A carrier's prices with merged heads, formulas, full-width digits, a hidden row and a note below. */
export const makeCarrierSheet = (): Buffer =>
  makeWorkbook(
    [
      ["专线报价（含税）", "", "", "", ""],
      ["国家", "重量段（KG）", "价格", "", "参考时效"],
      ["", "", "运费（元/KG）", "挂号费（元/票）", ""],
      ["美国（US）", "0＜W≤0.3", "９６.５０", { formula: "10+2.5", value: 12.5 }, "７－１１天"],
      ["", "0.3＜W≤2", "88.00", "13.00", "7-11天"],
      ["", "2＜W≤30", "1,080.00", "￥25", "7-11天"],
      ["德国", "0-2", { formula: "60*1.1", value: 66 }, "18", "7-10 工作日"],
      ["", "2.001-30", "60.5", "28", "7-10 工作日"],
      ["备注：偏远地区另收附加费", "", "", "", ""],
    ],
    ["A1:E1", "A2:A3", "C2:D2", "A4:A6", "A7:A8"],
    4,
  );
