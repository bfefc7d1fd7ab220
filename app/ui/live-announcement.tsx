import { useEffect, useState } from "react";

/** Somebody who types is not interrupted: what is said waits until nothing has changed for so many milliseconds. */
const pause = 1000;

/** Says a short text to a screen reader, once it has stood still. */
export default function LiveAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
