import { Suspense, useState } from "react";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormState } from "../form-state.ts";

const BoxList = lazyWithMessages("calculator/form/box-list", () => import("./box-list.tsx"));

type Props = { state: FormState; change: (next: FormState) => void };

/** Boxes that somebody uses often, by name, in this browser alone; they are fetched once somebody wants them. */
export function MyBoxes({ state, change }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="inline-flex min-h-9 items-center gap-2 text-[15px] font-semibold text-link hover:underline">
        <Icon name="lucide:package" />
        {m.boxes_title()}
      </summary>
      {opened && (
        <Suspense>
          <BoxList state={state} change={change} />
        </Suspense>
      )}
    </details>
  );
}
