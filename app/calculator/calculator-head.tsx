import { m } from "#app/messages/m.ts";

type Props = {
  title: string;
  intro: string;
  crumb: { name: string; path: string };
  /** The address of the page for order files. */
  orders: string;
};

/** The page's title, which on a phone leaves the room to the prices. */
export function CalculatorHead({ title, intro, crumb, orders }: Props) {
  return (
    <div className="page-width pt-4 pb-3 lg:pt-10 lg:pb-8">
      <nav aria-label={m.nav_breadcrumbs()} className="mb-4 hidden text-sm text-quiet lg:block">
        <a href={crumb.path} className="inline-block py-1 hover:underline">
          {crumb.name}
        </a>
      </nav>
      <h1 className="text-2xl font-semibold tracking-[-0.03em] lg:text-[40px] lg:leading-11">{title}</h1>
      <p className="mt-3 hidden max-w-2xl text-quiet lg:block">{intro}</p>
      {/* what stands at the page's end, and is looked for at its beginning */}
      <p className="flex flex-wrap gap-x-6 text-[15px] text-link lg:mt-1">
        <a href="#freight" className="py-1 hover:underline">
          {m.door_freight()}
        </a>
        <a href={orders} className="py-1 hover:underline">
          {m.door_orders()}
        </a>
      </p>
    </div>
  );
}
