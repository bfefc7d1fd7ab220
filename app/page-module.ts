import type { ComponentType } from "react";
import type { PageLanguages } from "#site/locales.ts";

/** A file of `pages/`: a component and its head (`renderHead`), both of the data that the build makes for it (`catalog/page-data.ts`). */
export type PageModule<Data = PageLanguages> = {
  default: ComponentType<{ data: Data }>;
  Head: ComponentType<{ data: Data }>;
};

/** A page with all that it is shown with. */
export type LoadedPage = { name: string; page: PageModule; data: PageLanguages };
