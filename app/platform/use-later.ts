import { startTransition, useEffect, useState } from "react";

/** A value one rendering later: what hangs on it follows once what hangs on the value itself is in view. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(value)), [value]);
  return later;
}
