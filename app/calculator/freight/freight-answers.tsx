import { type ComponentProps, memo, useState } from "react";
import type { Offer } from "../hand-over/offer-mail.ts";
import { FreightDetails } from "./freight-details.tsx";
import { OpenedWay } from "./opened-way.tsx";
import type { Loaded } from "./use-freight.ts";
import { WayList } from "./way-list.tsx";
import { isPriced, openedOf, type WayName } from "./ways.ts";

type Props = {
  loaded: Loaded;
  /** The same a moment later, with what is handed over of it. */
  later: Loaded | undefined;
  cubicMetres: number;
  offer: Offer | undefined;
  /** Where a mail with the freight in it goes. */
  email: string;
} & Omit<ComponentProps<typeof FreightDetails>, "chosen" | "loaded">;

/** The ways side by side, the container that was chosen or is cheapest, and what says no, the nearest first. */
export const FreightAnswers = memo(function FreightAnswers({
  loaded,
  later,
  cubicMetres,
  offer,
  email,
  ...rest
}: Props) {
  const [chosen, setChosen] = useState<WayName>();
  const { shipment, ways } = loaded;
  const priced = ways.filter(isPriced);
  const opened = openedOf(later?.ways.filter(isPriced) ?? [], chosen);
  return (
    <div className="space-y-8">
      {priced.length > 0 && (
        <WayList
          ways={ways}
          cubicMetres={cubicMetres}
          currency={shipment.currency}
          chosen={openedOf(priced, chosen)?.name}
          onChoose={setChosen}
        />
      )}
      {later && opened && offer && (
        <OpenedWay way={opened} offer={offer} email={email} currency={later.shipment.currency} />
      )}
      {later && <FreightDetails loaded={later} chosen={chosen} {...rest} />}
    </div>
  );
});
