/** Whether a drawing is given the same data as before, which come as new objects with each answer: for `memo`. */
export function saysTheSame<Data>(before: Data, now: Data): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
