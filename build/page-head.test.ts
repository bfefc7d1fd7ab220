import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHead } from "#app/layout/head.tsx";
import { ShellContext } from "#app/layout/use-shell.ts";
import { makeRendering } from "./page-at.ts";

test("a page shown in a fallback language points search engines to the original, and is offered in no other", () => {
  const { shell } = makeRendering("/zh/esg");
  const Head = renderHead(() => ({ title: "ESG", description: "What a parcel emits" }));
  const head = createElement(Head, { path: "/zh/esg", data: { contentLocale: "en", translations: ["en"] } });
  const html = renderToStaticMarkup(createElement(ShellContext, { value: shell }, head));
  expect(html).toContain(`<link rel="canonical" href="${shell.address}/esg"/>`);
  expect(html).toContain(`property="og:locale" content="en`);
  expect(html).not.toContain("hrefLang");
  expect(html).not.toContain("hreflang");
});
