import { m } from "#app/messages/m.ts";
import { fieldName } from "./field-name.ts";
import type { UnreadGroup } from "./messages.ts";

/** Which part of some rows cannot be read. */
export function unreadText({ field, given }: Pick<UnreadGroup, "field" | "given">): string {
  if (field === "unit" && !given) return m.unread_unit();
  return given ? m.unread_group({ field: fieldName(field), given }) : m.unread_empty({ field: fieldName(field) });
}
