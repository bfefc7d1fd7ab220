import { useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { fetchManifestWhenIdle } from "./build-manifest.ts";
import { watchBuild } from "./build-version.ts";
import { watchColorMode } from "./color-mode.ts";
import { watchConnection } from "./offline.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { toast } from "./toasts.ts";
import { tooltipsOnDemand } from "./tooltips-on-demand.ts";

/** Starts everything that runs alongside the pages for as long as the document lives. */
export function usePlatform(): void {
  useEffect(() => {
    if (import.meta.env.PROD) {
      fetchManifestWhenIdle();
      import("./later.ts").then(({ startLater }) => startLater()).catch(() => {});
    }
    const newBuild = () =>
      toast({ id: "new-build", title: m.toast_new_build(), description: m.toast_new_build_text() });
    const stops = [watchBuild(newBuild), watchColorMode(), watchConnection(), prefetchOnIntent(), tooltipsOnDemand()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
