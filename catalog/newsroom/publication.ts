import { today } from "../day.ts";

/** Why an item is not to be published yet: it is a draft, or its date is in the future. */
export function publication(head: { date: string; draft: boolean }, day = today()): "draft" | "future" | undefined {
  if (head.draft) return "draft";
  return head.date > day ? "future" : undefined;
}
