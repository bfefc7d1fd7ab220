import { noticeState } from "#site/notice-state.ts";
import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/use-today.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Notices about a line that are in force on the visitor's day. */
export function NoticeBanners({ notices, today }: Pick<ServicePage, "notices" | "today">) {
  const day = useToday(today);
  const inForce = notices.filter((notice) => noticeState(notice, day) === "in-force");
  if (inForce.length === 0) return null;
  return (
    <ul className="mt-5 space-y-2">
      {inForce.map(({ id, text, path }) => (
        <li
          key={id}
          className="flex gap-3 rounded-lg bg-warn-panel px-3 py-2.5 text-sm sm:px-4 sm:py-3 sm:text-[0.9375rem]"
        >
          <Icon name="lucide:triangle-alert" className="mt-0.5 text-warn" />
          <p>
            {text}
            {m.between_sentences()}
            <a href={path} className="font-semibold whitespace-nowrap underline underline-offset-4">
              {m.notice_read()}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
