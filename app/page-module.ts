import type { ComponentType } from "react";
import type { PageLanguages } from "#catalog/localized.ts";

/** A file of `pages/`: a component and its head (`inHead`), both of the data that the file beside it makes. */
export type PageModule<Data = PageLanguages> = {
  default: ComponentType<{ data: Data }>;
  Head: ComponentType<{ data: Data }>;
};

/** The data of a page, by the file that makes them: `DataOf<typeof import("./esg.data.ts")>`. */
export type DataOf<Module extends { data: (request: never) => unknown }> = NonNullable<
  Awaited<ReturnType<Module["data"]>>
>;

/** A page with all that it is shown with. */
export type LoadedPage = { name: string; page: PageModule; data: PageLanguages };
