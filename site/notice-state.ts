/** The period of a service notice, both days included; without an end it applies until withdrawn. */
export type NoticePeriod = { from: string; to?: string | undefined };

export type NoticeState = "planned" | "in-force" | "over";

/** The state of a notice on a day. */
export function getNoticeState({ from, to }: NoticePeriod, day: string): NoticeState {
  if (day < from) return "planned";
  return to !== undefined && day > to ? "over" : "in-force";
}
