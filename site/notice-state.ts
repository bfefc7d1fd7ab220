/** A service notice: from when to when it holds, both days included; without an end until it is called off. */
export type NoticePeriod = { from: string; to?: string | undefined };

export type NoticeState = "planned" | "in-force" | "over";

/** The state of a notice on a day. */
export function noticeState({ from, to }: NoticePeriod, day: string): NoticeState {
  if (day < from) return "planned";
  return to !== undefined && day > to ? "over" : "in-force";
}
