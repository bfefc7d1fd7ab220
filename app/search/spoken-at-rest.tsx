import { type ReactNode, useEffect, useRef, useState } from "react";
import LiveAnnouncement from "#app/ui/live-announcement.tsx";

/** What changes with each letter that somebody types: shown at once, and read out as a status when typing rests. */
export function SpokenAtRest({ className, children }: { className?: string; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    // what it reads is laid out by then
    const timer = setTimeout(() => setText(shown.current?.innerText ?? ""));
    return () => clearTimeout(timer);
  });
  return (
    <>
      <div ref={shown} className={className}>
        {children}
      </div>
      <LiveAnnouncement text={text} />
    </>
  );
}
