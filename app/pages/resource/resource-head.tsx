import type { ReactNode } from "react";
import { type Crumb, listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { toLocalPath } from "#site/locales.ts";

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
