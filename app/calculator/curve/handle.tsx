import type { KeyboardEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Along } from "./axis-of.ts";

type Props = {
  along: Along;
  at: number;
  /** Its place in px. */
  left: number;
  top: number;
  words: string;
  onRead: (at: number) => void;
};

/** Moves the reading by the arrow keys; a finger and the pointer move it from anywhere on the drawing. */
export function Handle({ along, at, left, top, words, onRead }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
    };
    const by = moves[event.key];
    const end = event.key === "Home" ? along.step : event.key === "End" ? along.most : undefined;
    if (by === undefined && end === undefined) return;
    event.preventDefault();
    onRead(end ?? at + (by ?? 0) * along.step);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={along.label}
      aria-valuemin={0}
      aria-valuemax={along.most / along.unit}
      aria-valuenow={at / along.unit}
      aria-valuetext={words}
      onKeyDown={onKeyDown}
      className="absolute grid -m-5.5 size-11 cursor-ew-resize touch-none place-items-center rounded-full"
      style={{ left, top }}
    >
      <span className="grid size-5 place-items-center rounded-full border-2 border-link bg-page text-xs text-link">
        <Icon name="lucide:chevrons-left-right" />
      </span>
    </div>
  );
}
