import { type ComponentType, useEffect, useRef, useState } from "react";

/**
 * A part that is true only on the visitor's day and would cost every page its code: it is not served, and is fetched
 * when its place is about to be seen. Until then `room` keeps the place, as a class. Call it at the top level of a module.
 */
export function showWhenSeen<Props extends object>(load: () => Promise<ComponentType<Props>>, room: string) {
  return function ShownWhenSeen(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!place.current) return;
      const watch = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          watch.disconnect();
          // without it the page is whole
          load().then(
            (loaded) => setPart(() => loaded),
            () => {},
          );
        },
        { rootMargin: "400px" },
      );
      watch.observe(place.current);
      return () => watch.disconnect();
    }, []);
    return (
      <div ref={place} className={Part ? "" : room}>
        {Part && <Part {...props} />}
      </div>
    );
  };
}
