import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { type ReactNode, Suspense } from "react";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { SourceList } from "#app/ui/sources.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import { GoodsSearch } from "./what-can-i-ship/goods-search.tsx";
import { ResourceHead } from "./resource-head.tsx";

const ClassesTable = hydrateLazily(() =>
  import("./what-can-i-ship/classes-table.tsx").then(({ ClassesTable: Part }) => Part),
);
const RulesList = hydrateLazily(() => import("./what-can-i-ship/rules-list.tsx").then(({ RulesList: Part }) => Part));

function buildHead({ title, description }: GoodsPage): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/what-can-i-ship" }),
  };
}

export const Head = renderHead(buildHead);

export default function WhatCanIShip({ data: page }: { data: GoodsPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <ResourceHead title={page.title} intro={page.intro} />
      {page.table.length > 0 && (
        <>
          <div className="page-width needs-scripts">
            <GoodsSearch page={page} />
          </div>
          <div className="page-width pt-8">
            <Folded title={m.goods_kinds()} intro={m.goods_kinds_intro()}>
              <ClassesTable page={page} />
            </Folded>
            <Folded title={m.goods_rules()} intro={m.goods_rules_intro()}>
              <RulesList {...page.law} places={page.places} />
            </Folded>
          </div>
        </>
      )}
      <div className="page-width pt-10 pb-12">
        <Prose html={page.prose.html} />
        <div className="mt-8">
          <Folded title={m.sources()}>
            <SourceList sources={page.sources} />
          </Folded>
        </div>
      </div>
    </Page>
  );
}

type FoldedProps = { title: string; intro?: string; children: ReactNode };

/** A long table, folded away: the search above it answers most. */
function Folded({ title, intro, children }: FoldedProps) {
  return (
    <details className="group/fold border-t border-line">
      <FoldTitle>{title}</FoldTitle>
      {intro && <p className="phrased mb-4 max-w-xl text-quiet">{intro}</p>}
      <div className="pb-6">
        <SectionBoundary>
          <Suspense>{children}</Suspense>
        </SectionBoundary>
      </div>
    </details>
  );
}
