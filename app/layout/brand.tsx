/** The mark: a route that leaves a hub and comes round to the door. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 text-route" aria-hidden="true">
        <path d="M16 4a12 12 0 1 0 12 12" fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
        <circle cx="24.5" cy="7.5" r="3.5" fill="currentColor" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
