/** A file of orders with plain columns. */
export function manyOrders(rows: number): string {
  const places = ["DE,10115", "FR,75008", "GB,M1 1AE", "US,10115", "JP,150-0001", "AU,2000", "ES,10115", "IT,10115"];
  const all = [...places, "CA,M5V 2T6", "NL,1012 JS"];
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `N-${at},${all[at % 10]},${(50 + ((at * 37) % 3000)) / 1000},${10 + (at % 30)},${8 + (at % 20)},${3 + (at % 12)},1`,
  );
  return `Order,Country,Postcode,Weight (kg),Length,Width,Height,Quantity\n${lines.join("\n")}\n`;
}
