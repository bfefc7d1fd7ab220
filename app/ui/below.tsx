import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useState } from "react";
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
 * A part of a page that comes to life after its beginning. The build draws it; its code is fetched once the beginning
 * works, and until then it stays as it was served, whatever it is given. To be called beside the page's component, so that
 * a page that is come to by a link has it in time. Given what it was given before, it is not drawn again.
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
  return memo(function Below(props: Props) {
    const [Shown] = useState(() => known ?? Part);
    const [first] = useState(props);
    const [alive, setAlive] = useState(false);
    const given = alive ? props : first;
    // the same element: an update would throw away what was served
    return useMemo(
      () => (
        <SectionBoundary>
          <Suspense>
            <Shown {...given} />
            <Arrival tell={setAlive} />
          </Suspense>
        </SectionBoundary>
      ),
      [Shown, given],
    );
  });
}

/** Comes to life with what stands beside it. */
function Arrival({ tell }: { tell: (alive: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

function stayAsServed(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => {});
}
