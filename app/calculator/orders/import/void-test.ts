/** Headings under which shops say how far an order is paid, and how far it is. */
const paymentHeadings = "financialstatus paymentstatus 付款状态 支付状态".split(" ");
const stateHeadings = "orderstatus orderstate itemstatus status bestellstatus statut estado 订单状态 状态".split(" ");
/** Headings of the day on which an order was called off. */
const cancelHeadings = "cancelledat canceledat cancelleddate cancellationdate 取消时间".split(" ");

/** States of an order that nobody sends. One that was paid back in part is sent. */
const called =
  /cancel|void|unpaid|failed|expired|pending.payment|awaiting.payment|(?<!partial(?:ly)?[ _-])refunded|取消|未付款|待付款|已退款|storniert|annul/i;

/** Whether a row's order is unpaid or called off, by the columns in which shops say so; nothing in a file without them. */
export function makeVoidTest(header: readonly string[]): ((row: readonly string[]) => boolean) | undefined {
  const plain = header.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const findColumns = (headings: readonly string[]) =>
    plain.flatMap((name, at) => (headings.includes(name) ? [at] : []));
  const payments = findColumns(paymentHeadings);
  const states = [...payments, ...findColumns(stateHeadings)];
  const cancelled = findColumns(cancelHeadings);
  if (states.length + cancelled.length === 0) return undefined;
  const cell = (row: readonly string[], at: number) => (row[at] ?? "").trim();
  return (row) =>
    states.some((at) => called.test(cell(row, at))) ||
    payments.some((at) => /^pending$/i.test(cell(row, at))) ||
    cancelled.some((at) => cell(row, at) !== "");
}
