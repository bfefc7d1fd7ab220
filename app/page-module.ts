import type { ComponentType } from "react";
import type { PageLanguages } from "#site/locales.ts";
import type { PageHead } from "./platform/document-head.ts";

/**
 * A file of `pages/`: a component and its head (`renderHead`), both of the data that the build makes for it
 * (`catalog/page-data.ts`). The head is for the build alone: browsers get it written.
 */
export type PageModule<Data = PageLanguages> = {
  default: ComponentType<{ data: Data }>;
  Head: ComponentType<{ data: Data; path: string }>;
};

export type PageComponent = PageModule["default"];

/** A page with all that it is shown with; without a head, the document's own is its. */
export type LoadedPage = { name: string; Page: PageComponent; data: PageLanguages; head?: PageHead };
