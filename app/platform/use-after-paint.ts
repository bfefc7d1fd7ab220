import { startTransition, useEffect, useState } from "react";

/** Returns the previous value until the current one has painted. */
export function useAfterPaint<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(value)), [value]);
  return later;
}
