import type { Config } from "@react-router/dev/config";
import { routeSamples } from "./app/prerender/route-samples.ts";

const developing = process.argv.includes("dev");

export default {
  // while developing, any address is rendered when it is asked for: a new item needs no restart
  ssr: developing,
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  ...(!developing && { prerender: { paths: routeSamples } }),
} satisfies Config;
