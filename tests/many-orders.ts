/** A file of orders with plain columns. */
export function manyOrders(rows: number): string {
  const countries = ["DE", "FR", "GB", "US", "JP", "AU", "ES", "IT", "CA", "NL"];
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `N-${at},${countries[at % 10]},10115,${(50 + ((at * 37) % 3000)) / 1000},${10 + (at % 30)},${8 + (at % 20)},${3 + (at % 12)},1`,
  );
  return `Order,Country,Postcode,Weight (kg),Length,Width,Height,Quantity\n${lines.join("\n")}\n`;
}
