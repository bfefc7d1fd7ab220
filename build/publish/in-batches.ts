/** Runs a few at a time: compressing keeps all cores busy, but a thousand open files would be too many. */
export async function runInBatches<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
