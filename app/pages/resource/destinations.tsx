import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { Prose } from "#app/ui/markup.tsx";
import type { DestinationsPage } from "#catalog/place-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { CountryList } from "./destinations/country-list.tsx";
import { ResourceHead } from "./resource-head.tsx";

function buildHead({ title, description, served }: DestinationsPage, shell: Shell): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/destinations" }),
    jsonLd: [
      {
        "@type": "ItemList",
        name: title,
        numberOfItems: served.length,
        itemListElement: served.map(({ name, path }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          url: shell.address + path,
        })),
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Destinations({ data: page }: { data: DestinationsPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <ResourceHead title={page.title} intro={page.intro} />
      <div className="page-width">
        <CountryList page={page} />
        <p className="mt-4 text-sm text-quiet">
          <Illustrative />
        </p>
      </div>
      <div className="page-width pt-10 pb-12">
        <Prose html={page.prose.html} />
      </div>
    </Page>
  );
}
