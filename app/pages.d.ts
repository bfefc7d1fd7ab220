/** The files of the register's pages by name, each a chunk of its own (see build/vite/page-modules.ts). */
declare module "virtual:pages" {
  import type { PageModule } from "#app/page-module.ts";
  export const pageModules: Readonly<Record<string, () => Promise<PageModule>>>;
}

/** The groups of messages that lie in files of their own (see messages/vite-plugin.ts). */
declare module "virtual:message-groups" {
  export const groupsApart: readonly string[];
}
