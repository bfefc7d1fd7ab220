import type { FormState } from "./form-state.ts";

/** A change that was made on the form as it stood a moment ago, made on the form of now: what was typed since stays. */
export function rebased(now: FormState, from: FormState, to: FormState): FormState {
  const changed = Object.entries(to).filter(([name, value]) => Reflect.get(from, name) !== value);
  return Object.assign({ ...now }, Object.fromEntries(changed));
}
