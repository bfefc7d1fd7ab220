import { Icon } from "./icon.tsx";

const marks = {
  yes: { icon: "lucide:check", className: "text-good" },
  no: { icon: "lucide:x", className: "text-bad" },
  plain: { icon: "lucide:dot", className: "text-quiet" },
};

export function MarkedList({ items, mark }: { items: readonly string[]; mark: keyof typeof marks }) {
  const { icon, className } = marks[mark];
  return (
    <ul className="space-y-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name={icon} className={`mt-0.5 ${className}`} />
          <span className="wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
