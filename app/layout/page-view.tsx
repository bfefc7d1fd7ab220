import { Component, type ReactNode } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { LoadedPage } from "#app/page-module.ts";
import { pages } from "#site/pages.ts";
import { useShell } from "./use-shell.ts";

const staying = new Set(pages.filter(({ stays }) => stays).map(({ name }) => name));

/** The page that its route has loaded. */
export function PageView() {
  const { name, page, data } = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();
  const Page = page.default;
  return (
    <>
      <HeadBoundary key={`head of ${pathname}`}>
        <page.Head data={data} />
      </HeadBoundary>
      <Page key={staying.has(name) ? name : pathname} data={data} />
    </>
  );
}

/** A head that fails leaves the page as it is, with the name of the site as its title. */
class HeadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <BrandAlone /> : this.props.children;
  }
}

function BrandAlone() {
  return <title>{useShell().name}</title>;
}
