import {
  demurrageTariff,
  EMPTY_QUOTE_REQUEST,
  formatAud,
  formatBasisPoints,
  ftlRates,
  fuelLevyBasisPoints,
  fullTruckBreakEvens,
  hourlyVehicles,
  ltlRates,
  METRO_SERVICES,
  priceQuote,
  SURCHARGE_LABELS,
  SURCHARGES,
  surchargeCents,
  TERMS,
  tariffDates,
  ZONES,
  zoneRateCents,
} from '@saltbush/freight';
import { termsSections } from '@saltbush/terms/api';
import { fleet } from '../about/about.data.ts';
import { faqGroups } from '../faq/faq.data.ts';
import { palletLanes } from '../places/lanes.data.ts';
import { addOns, services } from '../services/services.data.ts';
import { measures } from '../sustainability/sustainability.data.ts';
import { crossDocking } from './cross-docking.data.ts';
import { ftl } from './ftl.data.ts';
import { ltl } from './ltl.data.ts';
import { metro } from './metro.data.ts';
import type { ServicePageContent } from './service-page.ts';
import { taxiTrucks } from './taxi-trucks.data.ts';
import { warehousing } from './warehousing.data.ts';

const cents = (dollars = ''): number => Math.round(Number(dollars.replace(/[$,]/g, '')) * 100);

const rowsOf = (service: ServicePageContent, caption: string) => {
  const table = service.tables.find((candidate) => candidate.caption === caption);
  if (!table) throw new Error(`No table "${caption}".`);
  return table.rows;
};

describe.each(tariffDates())(
  'prices on the service pages are those of the calculator, by the tariff of %s',
  (onDate) => {
    it('full loads from Sydney', () => {
      const published = rowsOf(ftl, 'Lanes from Sydney, one way').flatMap((row) => [
        { destination: row.lane, vehicleType: 'SEMI', rateCents: cents(row.semi) },
        { destination: row.lane, vehicleType: 'BDOUBLE', rateCents: cents(row.bdouble) },
      ]);
      const charged = ftlRates(onDate)
        .filter(({ origin }) => origin === 'Sydney')
        .map(({ destination, vehicleType, rateCents }) => ({ destination, vehicleType, rateCents }));
      expect(published).toEqual(charged);
    });

    it('the cheapest and the dearest full load', () => {
      const detail = ftl.facts.find(({ term }) => term === 'Lane rates')?.detail ?? '';
      const inOrder = [...ftlRates(onDate)].sort((a, b) => a.rateCents - b.rateCents);
      const written = [inOrder.at(0), inOrder.at(-1)].map((rate) => {
        const vehicle = rate?.vehicleType === 'SEMI' ? 'semi-trailer' : 'B-double';
        return `$${((rate?.rateCents ?? 0) / 100).toLocaleString('en-AU')} (${rate?.origin} to ${rate?.destination}, ${vehicle})`;
      });
      expect(detail).toBe(`From ${written.join(' to ')}`);
    });

    it('pallets from Sydney', () => {
      const rows = rowsOf(ltl, 'Rate per pallet from Sydney');
      const charged = ltlRates(onDate);
      expect(rows).toHaveLength(charged.length / 3);
      for (const row of rows) {
        const rates = charged.filter(({ destination }) => destination === row.city);
        expect(rates.map(({ rateCents }) => rateCents)).toEqual([row.upTo5, row.upTo11, row.from12].map(cents));
        expect(Number.parseInt(row.transit ?? '', 10)).toBe(rates[0]?.transitDays);
      }
    });

    it('metro zones', () => {
      const rows = rowsOf(metro, 'Sydney zone prices');
      expect(rows.map((row) => row.zone).sort()).toEqual([...ZONES].sort());
      for (const zone of ZONES) {
        const row = rows.find((candidate) => candidate.zone === zone);
        const published = [row?.allDay, row?.standard, row?.vip, row?.express].map(cents);
        expect(published).toEqual(METRO_SERVICES.map((service) => zoneRateCents(zone, service, onDate)));
      }
    });

    it('taxi trucks by the hour', () => {
      const charged = hourlyVehicles(onDate);
      for (const row of rowsOf(taxiTrucks, 'Trucks and hourly rates')) {
        const tonnes = Number.parseInt(row.size ?? '', 10);
        const truck = charged.find(({ vehicle }) => vehicle.id.toLowerCase().startsWith(`${tonnes}t`));
        expect([row.size, cents(row.rate)]).toEqual([row.size, truck?.breakdown?.baseCents]);
        expect(cents(row.minimum)).toBe(3 * cents(row.rate));
      }
    });

    it('add-ons', () => {
      const row = (name: string) => addOns.find((addOn) => addOn.name === name);
      const metroCents = surchargeCents('metro', onDate);
      const interstateCents = surchargeCents('linehaul', onDate);
      for (const surcharge of SURCHARGES) {
        const addOn = row(SURCHARGE_LABELS[surcharge]);
        expect([cents(addOn?.metro), cents(addOn?.interstate)]).toEqual([
          metroCents[surcharge],
          interstateCents[surcharge],
        ]);
      }
      const { handUnloadCents, tailLiftOnTheDayCents } = demurrageTariff(onDate);
      expect(cents(row('Hand unload')?.metro)).toBe(handUnloadCents);
      expect(cents(row('Tail lift, not booked ahead')?.metro)).toBe(tailLiftOnTheDayCents);
    });

    it('the risk in the goods, as the terms have it', () => {
      const [risk = ''] = termsSections.find(({ id }) => id === 'insurance-and-liability')?.clauses ?? [];
      const [first = '', insurance = ''] = risk.split('. ');
      const page = crossDocking.details.map(({ text }) => text).join(' ');
      expect(page).toContain(first.replace('Goods', 'goods'));
      expect(page).toContain(insurance.replace('Optional', 'optional').replace(/\.$/, ''));
      expect(page).not.toContain('in our care');
    });

    it('waiting time in the terms', () => {
      const rows = termsSections.find(({ id }) => id === 'wait-time-and-demurrage')?.table?.rows ?? [];
      const published = rows.map(([, free = '', hour]) => [
        free.includes('hour') ? Number.parseFloat(free) * 60 : Number.parseFloat(free),
        cents(hour),
      ]);
      const { classes } = demurrageTariff(onDate);
      const charged = Object.values(classes).map(({ freeMinutes, centsPerHour }) => [freeMinutes, centsPerHour]);
      expect(published).toEqual(charged);
    });

    it('the number of pallets from which a whole truck pays', () => {
      for (const { lane, pays } of rowsOf(ftl, 'Lanes from Sydney, one way')) {
        const [semi] = fullTruckBreakEvens('Sydney', lane ?? '', onDate);
        expect([lane, pays]).toEqual([lane, `${semi?.fromPallets} pallets`]);
      }
      const counts = rowsOf(ftl, 'Lanes from Sydney, one way').map(({ pays = '' }) => Number.parseInt(pays, 10));
      expect(ftl.fit.goodFor[0]).toContain(`${Math.min(...counts)} to ${Math.max(...counts)} pallets`);
      expect(ltl.fit.otherwise.text).toContain(`${Math.min(...counts)} pallets or more`);
    });

    // Amounts in sentences are compared as a set: each must be one that somebody can be charged.
    it('every amount and every levy in a sentence', () => {
      const fourToMelbourne = priceQuote(
        { ...EMPTY_QUOTE_REQUEST, mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: 4 },
        { now: new Date(`${onDate}T12:00:00+10:00`) },
      );
      const { classes, handUnloadCents, tailLiftOnTheDayCents } = demurrageTariff(onDate);
      const known = new Set(
        [
          ...ftlRates(onDate).map(({ rateCents }) => rateCents),
          ...ltlRates(onDate).map(({ rateCents }) => rateCents),
          ...palletLanes.map(({ allInCents }) => allInCents),
          ...ZONES.flatMap((zone) => METRO_SERVICES.map((service) => zoneRateCents(zone, service, onDate))),
          ...hourlyVehicles(onDate).flatMap(({ breakdown }) => [
            breakdown?.baseCents ?? 0,
            3 * (breakdown?.baseCents ?? 0),
          ]),
          ...Object.values(surchargeCents('metro', onDate)),
          ...Object.values(surchargeCents('linehaul', onDate)),
          ...Object.values(classes).map(({ centsPerHour }) => centsPerHour),
          ...[handUnloadCents, tailLiftOnTheDayCents, TERMS.palletExchangeCentsPerConsignment],
          ...[
            TERMS.transitInsuranceLimitCents,
            fourToMelbourne.status === 'priced' ? fourToMelbourne.quote.totalIncGstCents : 0,
          ],
        ].map(formatAud),
      );
      const pages = {
        about: fleet,
        faqGroups,
        ltl,
        ftl,
        metro,
        taxiTrucks,
        crossDocking,
        warehousing,
        services,
        addOns,
        measures,
      };
      const text = JSON.stringify(pages);
      const amounts = [...text.matchAll(/\$[\d,]+(?:\.\d\d)?/g)].map(([amount]) => formatAud(cents(amount)));
      expect(amounts.length).toBeGreaterThan(60);
      expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
      const levies = [fuelLevyBasisPoints('local', onDate), fuelLevyBasisPoints('linehaul', onDate)].map(
        formatBasisPoints,
      );
      const written = [...text.matchAll(/\d+\.\d+\s?%/g)].map(([levy]) => levy.replace(/\s/, ''));
      expect(written.length).toBeGreaterThan(3);
      expect(written.filter((levy) => !levies.includes(levy))).toEqual([]);
    });
  },
);
