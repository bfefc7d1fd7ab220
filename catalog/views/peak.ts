import { peakOn } from "#rating/calendar/transit-of.ts";
import type { Catalog } from "../catalog.ts";
import { today } from "../day.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale } from "../localized.ts";
import { destinations } from "./destinations.ts";
import { serviceName } from "./service-name.ts";

/** A peak that lengthens what is handed over today. */
export type PeakView = {
  name: string;
  /** The last day of handover that it lengthens. */
  until: string;
  /** Working days that it adds, over all destinations. */
  extra: { min: number; max: number };
  /** Names of the lines that keep their usual days. */
  except: string[];
};

/** The peak that the working days of some lines include on the day of the build; nothing outside one. */
export function peakOf(catalog: Catalog, locale: Locale, services: readonly string[]): PeakView | undefined {
  const { calendar } = catalog.reference.engine;
  const from = catalog.site.origins[0].code;
  const found = services.map((service) =>
    destinations(catalog, service).flatMap(
      ({ code }) => peakOn({ service, from, to: code, handOver: today() }, calendar) ?? [],
    ),
  );
  const all = found.flat();
  const [first] = all;
  if (!first) return undefined;
  const days = all.map((one) => one.days);
  return {
    name: inLocale<string>(first.name, locale).value,
    until: first.until,
    extra: { min: Math.min(...days), max: Math.max(...days) },
    except: services.filter((_, at) => found[at]?.length === 0).map((service) => serviceName(catalog, service, locale)),
  };
}
