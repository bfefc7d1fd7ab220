import type { ComponentType } from "react";
import type { Shell } from "#catalog/views/shell.ts";
import type { PageLanguages } from "#catalog/localized.ts";
import type { Head } from "./layout/head.tsx";

/** A file of `pages/`: a component and what it says in its head, both from the data that the file beside it makes. */
export type PageModule<Data = PageLanguages> = {
  default: ComponentType<{ data: Data }>;
  head: (data: Data, shell: Shell) => Head;
};

/** The data of a page, by the file that makes them: `DataOf<typeof import("./esg.data.ts")>`. */
export type DataOf<Module extends { data: (request: never) => unknown }> = NonNullable<
  Awaited<ReturnType<Module["data"]>>
>;

/** A page with all that it is shown with. */
export type LoadedPage = { name: string; page: PageModule; data: PageLanguages };
