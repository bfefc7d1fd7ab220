import { availableParallelism } from "node:os";
import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/prerender.ts";

export default {
  ssr: false,
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: prerenderPaths, concurrency: Math.min(8, availableParallelism()) },
} satisfies Config;
