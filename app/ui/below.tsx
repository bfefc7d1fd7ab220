import { type ComponentType, lazy, Suspense, useState } from "react";
import { SectionBoundary } from "./section-boundary.tsx";

let takenOver = false;
const onTheirWay = new Set<Promise<unknown>>();

/** From now on pages are come to by links: their lower parts are fetched with them. */
export function takeOver(): void {
  takenOver = true;
}

/** The lower parts of pages that are being fetched. */
export function lowerParts(): Promise<unknown> {
  return Promise.all(onTheirWay);
}

/**
 * A part of a page that stands below its beginning, and has nothing to press that needs a script. The build draws it; its
 * code is fetched once the beginning works. Where that code never comes, what was served stays. To be called beside the
 * page's component, so that a page that is come to by a link has it in time.
 */
export function below<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const served = !takenOver;
  let known: ComponentType<Props> | undefined;
  const fetched = async () => {
    known = await load();
    return { default: known };
  };
  if (!served) {
    const ahead = fetched();
    onTheirWay.add(ahead);
    const arrived = () => onTheirWay.delete(ahead);
    ahead.then(arrived, arrived);
  }
  const Part = lazy(() => (served ? fetched().catch(stayAsServed) : fetched()));
  return function Below(props: Props) {
    const [Shown] = useState(() => known ?? Part);
    return (
      <SectionBoundary>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </SectionBoundary>
    );
  };
}

function stayAsServed(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => {});
}
