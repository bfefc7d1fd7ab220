import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { CopyButton } from "./copy-button.tsx";

type Props = {
  hub: { name: string; receiver: string; phone: string; address: string };
  title: ReactNode;
  /** What the button does, and what it copies. */
  label: string;
  text: () => string;
  children?: ReactNode;
};

/** Where goods are handed over, to read and to copy. */
export function HubAddress({ hub: { name, receiver, phone, address }, title, label, text, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 basis-[20rem] grow">
        {title}
        <address className="mt-1 wrap-anywhere break-keep not-italic">
          {address}
          <span className="block text-sm text-quiet">
            {receiver} <span className="whitespace-nowrap">{phone}</span>
          </span>
        </address>
        {children}
      </div>
      <CopyButton
        text={text}
        label={label}
        name={m.labelled({ label, text: name })}
        copied={m.toast_address_copied({ name })}
        icon="lucide:copy"
      />
    </li>
  );
}
