import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardRouteModules } from "./platform/chunk-failure.ts";
import { loadMessages } from "./messages/load.ts";
import { readLocaleWith } from "./platform/current-locale.ts";
import { rememberIconsOfPage } from "./platform/icons.ts";
import { keepPrerenderedPage } from "./platform/prerendered-page.ts";

// A document has one locale; another one is another document.
const locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
readLocaleWith(() => locale);
guardRouteModules();
rememberIconsOfPage();
keepPrerenderedPage();

loadMessages(locale).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
