import type { OnboardingPage, Shell } from "#catalog/page-data.ts";
import { describeFaq } from "#app/layout/structured-data.tsx";
import { Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { m } from "#app/messages/m.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RowTable } from "./row-table.tsx";
import { Section } from "#app/ui/section.tsx";
import { useEffect, useState } from "react";
import { getStorageKey, readStored, writeStored } from "#app/platform/storage.ts";

const Faq = hydrateLazily(() => import("#app/ui/faq.tsx").then(({ Faq: Part }) => Part));

function buildHead(onboarding: OnboardingPage, shell: Shell): HeadText {
  const { title, description, faq } = onboarding;
  const crumbs = [{ name: title, path: "/yun-ecosystem/marketplace-onboarding" }];
  return {
    title,
    description,
    crumbs,
    jsonLd: [describeFaq(shell, faq)],
  };
}

export const Head = renderHead(buildHead);

export default function MarketplaceOnboarding({ data: onboarding }: { data: OnboardingPage }) {
  return (
    <Page contentLocale={onboarding.contentLocale}>
      <PageHead title={onboarding.title} intro={onboarding.intro} />
      <Checklist steps={onboarding.steps} />
      <Section title={m.onboarding_documents()} intro={m.onboarding_documents_intro()}>
        <RowTable
          name={m.onboarding_documents()}
          columns={[m.document_name(), m.document_who(), m.document_why()]}
          rows={onboarding.documents.map(({ name, who, why }) => ({ name, quiet: who, text: why }))}
        />
      </Section>
      <Section title={m.faq_title()}>
        <div className="grid gap-x-16 lg:grid-cols-[7fr_4fr]">
          <Faq questions={onboarding.faq} />
          <div className="-mt-px sm:mt-8 lg:mt-0">
            <LinkList title={m.related_guides()} links={onboarding.guides} />
          </div>
        </div>
      </Section>
    </Page>
  );
}

type Step = { title: string; time: string; text: string; tasks: readonly { id: string; text: string }[] };

/** The steps with their tasks. Ticks stay in this browser. */
function Checklist({ steps }: { steps: readonly Step[] }) {
  const tasks = steps.flatMap((step) => step.tasks.map(({ id }) => id));
  const { ticks, tick, clear, kept } = useTicks();
  const early = useRestoreEarlyInput<HTMLOListElement>();
  const done = tasks.filter((id) => ticks.has(id)).length;
  return (
    <section className="page-width" aria-label={m.onboarding_checklist()}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-4">
        <p role="status" className="font-semibold tabular-nums">
          {m.onboarding_done({ done, all: tasks.length })}
        </p>
        <progress
          className="h-1.5 grow appearance-none overflow-hidden rounded-full bg-(--hatch) [&::-moz-progress-bar]:bg-route [&::-webkit-progress-bar]:bg-(--hatch) [&::-webkit-progress-value]:bg-route"
          max={tasks.length}
          value={done}
          aria-label={m.onboarding_progress()}
        />
        <button
          type="button"
          className="min-h-11 text-link hover:underline disabled:text-quiet disabled:no-underline"
          disabled={done === 0}
          onClick={clear}
        >
          {m.onboarding_clear()}
        </button>
      </div>
      <p className="mt-3 text-sm text-quiet">{kept ? m.onboarding_kept() : m.onboarding_not_kept()}</p>
      <ol ref={early} className="mt-6">
        {steps.map((step) => (
          <li key={step.title} className="grid gap-x-10 gap-y-4 border-b border-line py-8 lg:grid-cols-[8rem_4fr_5fr]">
            <p className="text-quiet leading-7">{step.time}</p>
            <div>
              <h2 className="text-xl font-semibold">{step.title}</h2>
              <p className="mt-2 text-quiet">{step.text}</p>
            </div>
            <ul className="-mt-2">
              {step.tasks.map(({ id, text }) => (
                <li key={id}>
                  <label className="flex min-h-11 items-start gap-3 rounded-lg py-2.5 has-checked:text-quiet">
                    <input
                      type="checkbox"
                      className="mt-0.5"
                      checked={ticks.has(id)}
                      onChange={({ target }) => tick(id, target.checked)}
                    />
                    <span className="min-w-0 wrap-anywhere">{text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The documented key: a JSON list of task names. Anything else stored there counts as no ticks. */
const key = getStorageKey("onboarding");

/** Ticks of the checklist, kept in this browser. With storage blocked they hold while the page is open. */
function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState(true);
  useEffect(() => {
    setTicks(readTicks());
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setTicks(readTicks());
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  const store = (next: ReadonlySet<string>) => {
    setTicks(next);
    setKept(writeStored(key, next.size > 0 ? JSON.stringify([...next].sort()) : undefined));
  };
  const tick = (id: string, on: boolean) =>
    store(on ? new Set([...ticks, id]) : new Set([...ticks].filter((other) => other !== id)));
  return { ticks, tick, clear: () => store(new Set()), kept };
}

function readTicks(): Set<string> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}
