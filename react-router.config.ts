import type { Config } from "@react-router/dev/config";
import { routeSamples } from "./app/prerender/route-samples.ts";

export default {
  ssr: false,
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: routeSamples },
} satisfies Config;
