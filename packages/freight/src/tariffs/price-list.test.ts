import { jest } from '@jest/globals';
import type { QuoteRequest } from '../quote/quote-request.ts';
import * as tables from './tariffs.data.ts';

const NEXT_LIST = '2027-02-01';
const BEFORE = new Date('2026-11-19T22:00:00Z');
const AFTER = new Date('2027-02-01T22:00:00Z');

type Kind = keyof typeof tables.FIRM_TARIFFS;

/** Every number in a table doubled, as a new price list of that kind. */
function doubled(value: unknown): unknown {
  if (typeof value === 'number') return value * 2;
  if (Array.isArray(value)) return value.map(doubled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, doubled(part)]));
}

/** The package with one more table of a kind in the list of tables, and nothing else changed. */
async function withNextTable(kind: Kind) {
  const [table] = tables.FIRM_TARIFFS[kind];
  const next = { ...(doubled(table) as object), effectiveFrom: NEXT_LIST };
  jest.resetModules();
  jest.unstable_mockModule('./tariffs.data.ts', () => ({
    ...tables,
    FIRM_TARIFFS: { ...tables.FIRM_TARIFFS, [kind]: [...tables.FIRM_TARIFFS[kind], next] },
  }));
  return await import('../index.ts');
}

const METRO = { mode: 'metro-pallets', pickup: 'Marrickville 2204', delivery: 'Manly 2095', weightKg: '300' } as const;
const LTL = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;

/** A request for each kind of table that only this table prices, or that it takes part in. */
const REQUESTS: Record<Kind, Partial<QuoteRequest>> = {
  fuelLevies: LTL,
  ftl: { mode: 'ftl', pickup: 'Sydney', delivery: 'Melbourne', ftlVehicle: 'SEMI' },
  ltl: LTL,
  zones: { ...METRO, service: 'METRO_VIP' },
  rateCards: { ...METRO, service: 'METRO_VIP', metroVehicle: '1t-tray' },
  hourly: { mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney', hourlyVehicle: '1t-van' },
  surcharges: { ...LTL, tailgate: true },
};

describe('a new price table', () => {
  it.each(Object.keys(REQUESTS) as Kind[])(
    'of %s changes prices only together with the name of the price list',
    async (kind) => {
      const { EMPTY_QUOTE_REQUEST, priceQuote, pricingVersion, tariffDates } = await withNextTable(kind);
      const request = { ...EMPTY_QUOTE_REQUEST, ...REQUESTS[kind] };
      const [before, after] = [BEFORE, AFTER].map((now) => priceQuote(request, { now }));
      if (before?.status !== 'priced' || after?.status !== 'priced')
        throw new Error(`No price: ${JSON.stringify([before, after])}`);
      expect(after.quote.totalExGstCents).toBeGreaterThan(before.quote.totalExGstCents);
      expect([pricingVersion('2027-01-31'), pricingVersion(NEXT_LIST)]).toEqual(['2026-07-01', NEXT_LIST]);
      expect(tariffDates()).toEqual(['2026-07-01', NEXT_LIST]);
    },
  );
});
