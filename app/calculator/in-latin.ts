/** Chinese words for units and numbers, full-width signs too, in the letters that the rest reads. A 斤 is half a kilogram, and a 两 a tenth of it. */
export function inLatin(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/公斤|千克/g, "kg ")
    .replace(/(\d+(?:[.,]\d+)?)\s*斤(?:\s*(\d+)\s*两)?/g, (_, jin: string, liang = "0") => {
      return `${(500 * Number(jin.replace(",", ".")) + 50 * Number(liang)) / 1000} kg `;
    })
    .replace(/克/g, "g ")
    .replace(/磅/g, "lb ")
    .replace(/盎司/g, "oz ")
    .replace(/厘米|公分/g, "cm ")
    .replace(/毫米/g, "mm ")
    .replace(/英尺/g, "ft ")
    .replace(/英寸|寸/g, "in ")
    .replace(/米/g, "m ")
    .replace(/长\s*([\d.]+)\D*宽\s*([\d.]+)\D*高\s*([\d.]+)/g, "$1x$2x$3")
    .replace(/乘/g, "x")
    .replace(/[件箱个包]/g, " pcs ");
}
