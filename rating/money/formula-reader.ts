/**
 * For tests: evaluates a formula's text as a person with a pocket calculator would, sharing no code with `formula.ts`.
 * Returns numerator and denominator. Brackets right after a number, a unit or a closing bracket are a note.
 */
export function computeText(text: string): [bigint, bigint] {
  let at = 0;
  const fail = (): never => {
    throw new Error(`cannot read "${text}" at ${at}: "${text.slice(at)}"`);
  };
  const spaces = () => {
    while (text[at] === " ") at += 1;
  };
  const takes = (token: string): boolean => {
    spaces();
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const skipNote = () => {
    if (!takes("(")) return;
    const end = text.indexOf(")", at);
    if (end < 0) fail();
    at = end + 1;
  };
  const decimal = (): [bigint, bigint] => {
    spaces();
    const [found = fail()] = /^−?[\d,]+(?:\.\d+)?/.exec(text.slice(at)) ?? [];
    at += found.length;
    const [whole = "", fraction = ""] = found.replaceAll(",", "").replace("−", "-").split(".");
    return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
  };
  function atom(): [bigint, bigint] {
    const word = ["max(", "min(", "roundup(", "rounddown(", "round("].find(takes);
    if (word === "max(" || word === "min(") {
      let best = sum();
      while (takes(";")) {
        const next = sum();
        const less = next[0] * best[1] < best[0] * next[1];
        if (less === (word === "min(")) best = next;
      }
      if (!takes(")")) fail();
      return best;
    }
    if (word) {
      const [n, d] = sum();
      if (!takes(";")) fail();
      const [stepN, stepD] = decimal();
      if (!takes(")")) fail();
      const [a, b] = [n * stepD, d * stepN];
      const floor = a >= 0n ? a / b : -((-a + b - 1n) / b);
      const nearest = a >= 0n ? (2n * a + b) / (2n * b) : -((-2n * a + b) / (2n * b));
      const count = word === "round(" ? nearest : word === "rounddown(" || floor * b === a ? floor : floor + 1n;
      return [count * stepN, stepD];
    }
    if (takes("(")) {
      const inner = sum();
      if (!takes(")")) fail();
      skipNote();
      return inner;
    }
    const value = decimal();
    spaces();
    if (takes("%")) return [value[0], value[1] * 100n];
    const [unit = ""] = /^[\p{L}³/][\p{L}\d³/]*/u.exec(text.slice(at)) ?? [];
    at += unit.length;
    skipNote();
    return value;
  }
  function product(): [bigint, bigint] {
    let value = atom();
    for (;;) {
      if (takes("×")) {
        const by = atom();
        value = [value[0] * by[0], value[1] * by[1]];
      } else if (takes("÷")) {
        const by = atom();
        value = [value[0] * by[1], value[1] * by[0]];
      } else return value;
    }
  }
  function sum(): [bigint, bigint] {
    let value = product();
    for (;;) {
      const sign = takes("+") ? 1n : takes("−") ? -1n : 0n;
      if (sign === 0n) return value;
      const next = product();
      value = [value[0] * next[1] + sign * next[0] * value[1], value[1] * next[1]];
    }
  }
  const value = sum();
  spaces();
  if (at < text.length) fail();
  return value;
}
