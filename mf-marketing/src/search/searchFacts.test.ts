import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ftlRates,
  hourlyVehicles,
  ltlRates,
  METRO_SERVICES,
  tariffDates,
  ZONES,
  zoneRateCents,
} from '@saltbush/freight';
import config from '../../remote.config.ts';
import { faqGroups } from '../faq/faq.data.ts';

interface Offered {
  offers?: { priceSpecification: { minPrice: number } };
}

function lowestPriceCents(path: string): number | undefined {
  const facts = config.routes.find((route) => route.path === path)?.structuredData as Offered[] | undefined;
  const price = facts?.[0]?.offers?.priceSpecification.minPrice;
  return price === undefined ? undefined : price * 100;
}

const lowest = (cents: (number | null)[]) => Math.min(...cents.filter((one) => one !== null));

describe('what search engines read', () => {
  it('has structured data for every indexed page', () => {
    const indexed = config.routes.filter(({ access, indexed }) => access === 'everyone' && indexed !== false);
    expect(indexed.length).toBeGreaterThan(15);
    expect(indexed.filter(({ structuredData }) => !structuredData?.length).map(({ path }) => path)).toEqual([]);
  });

  it('has a picture for every public page', () => {
    for (const { access, path, image, indexed } of config.routes) {
      if (access !== 'everyone' || indexed === false) continue;
      expect([path, existsSync(join(import.meta.dirname, '../..', image ?? 'missing'))]).toEqual([path, true]);
    }
  });

  it.each(tariffDates())('names the lowest price that the calculator can give under the tariff of %s', (onDate) => {
    expect(lowestPriceCents('/services/ftl')).toBe(lowest(ftlRates(onDate).map(({ rateCents }) => rateCents)));
    expect(lowestPriceCents('/services/ltl')).toBe(lowest(ltlRates(onDate).map(({ rateCents }) => rateCents)));
    const metro = ZONES.flatMap((zone) => METRO_SERVICES.map((level) => zoneRateCents(zone, level, onDate)));
    expect(lowestPriceCents('/services/metro')).toBe(lowest(metro));
    expect(lowestPriceCents('/services/taxi-trucks')).toBe(
      lowest(hourlyVehicles(onDate).map(({ breakdown }) => breakdown?.baseCents ?? null)),
    );
  });

  it('answers every question of the page in full', () => {
    const facts = config.routes.find(({ path }) => path === '/faq')?.structuredData ?? [];
    expect(facts).toEqual([expect.objectContaining({ '@type': 'FAQPage' })]);
    expect(facts[0]?.mainEntity).toHaveLength(faqGroups.flatMap(({ items }) => items).length);
  });
});
