import { m } from "#app/messages/m.ts";
import { CopyButton } from "./copy-button.tsx";

/** Puts the address of the page on the clipboard. */
export function CopyLink() {
  return (
    <CopyButton text={() => window.location.href} label={m.copy_link()} copied={m.toast_copied()} icon="lucide:link" />
  );
}
