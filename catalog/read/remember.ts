/** A folder may have ten thousand texts, and what is made of one is much larger than it. */
const mostKept = 300;

/** A function that makes something of a text once, however many readers of the last some hundred texts want it. */
export function rememberTexts<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = make(text);
    const [first] = known.keys();
    if (first !== undefined && known.size >= mostKept) known.delete(first);
    known.set(text, { value });
    return value;
  };
}
