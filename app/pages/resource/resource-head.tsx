import type { ReactNode } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { toLocalPath } from "#site/locales.ts";

type Crumb = { name: string; path: string };

/** The way from the resources down to a page, for its head: addresses as in the register, without a language. */
export function listResourceCrumbs(...below: readonly Crumb[]): Crumb[] {
  return [{ name: m.crumb_resources(), path: "/resource" }, ...below];
}

type Props = { title: string; intro?: string; above?: readonly Crumb[]; children?: ReactNode };

/** Title and opening sentence of a page under the resources. `above`: pages between the two. */
export function ResourceHead({ title, intro, above = [], children }: Props) {
  const { locale } = useShell();
  const crumbs = listResourceCrumbs(...above).map(({ name, path }) => ({ name, path: toLocalPath(path, locale) }));
  return (
    <PageHead title={title} {...(intro && { intro })} crumbs={crumbs}>
      {children}
    </PageHead>
  );
}
