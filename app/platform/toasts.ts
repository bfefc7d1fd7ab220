export type Toast = {
  /** A toast with the same id as one on screen replaces it. */
  id: string;
  title: string;
  description?: string;
  /** Announced at once instead of politely; for failures. */
  urgent?: boolean;
  /** It stays longer for it. `undoes`: it brings back what was there before, and is pressed by a key, too. */
  action?: { label: string; run: () => void; undoes?: true };
};

export const keptToasts = 5;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast. At most five are kept; the oldest leaves first. */
export function showToast(given: Omit<Toast, "id"> & { id?: string }): void {
  count += 1;
  const next: Toast = { ...given, id: `${given.id ?? "toast"}-${count}` };
  const others = toasts.filter((other) => !given.id || !other.id.startsWith(`${given.id}-`));
  publish([...others, next].slice(-keptToasts));
}

/** Takes a toast off the screen, by the id that it has or was given. */
export function removeToast(id: string): void {
  publish(toasts.filter((other) => other.id !== id && !other.id.startsWith(`${id}-`)));
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
