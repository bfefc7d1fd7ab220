import { Button } from "./button.tsx";
import { m } from "#app/messages/m.ts";
import { showToast } from "#app/platform/toasts.ts";
import { Icon } from "./icon.tsx";

type Props = {
  /** What is copied, asked for when the button is pressed. */
  text: () => string;
  label: string;
  /** What the button is called where several stand on a page. */
  name?: string;
  copied: string;
  icon: string;
};

/** Puts a text on the clipboard, and says so: `copied`. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ id: "copied", title: copied });
  } catch {
    // a browser may refuse: the visitor can take the text from the toast
    showToast({ id: "copied", title: m.toast_not_copied(), description: text, urgent: true });
  }
}

export function CopyButton({ text, label, name, copied, icon }: Props) {
  return (
    <Button quiet className="needs-scripts" onClick={() => copyText(text(), copied)} aria-label={name}>
      <Icon name={icon} />
      {label}
    </Button>
  );
}
