import { termsSections } from '@saltbush/business-api/terms';
import {
  demurrageTariff,
  ftlRates,
  hourlyVehicles,
  ltlRates,
  METRO_SERVICES,
  SURCHARGE_LABELS,
  SURCHARGES,
  surchargeCents,
  ZONES,
  zoneRateCents,
} from '@saltbush/freight';
import { addOns } from '../services/services.data.ts';
import { ftl } from './ftl.data.ts';
import { ltl } from './ltl.data.ts';
import { metro } from './metro.data.ts';
import type { ServicePageContent } from './service-page.ts';
import { taxiTrucks } from './taxi-trucks.data.ts';

/** The tariff that the pages quote. */
const onDate = '2026-07-01';

const cents = (dollars = ''): number => Number(dollars.replace(/[$,]/g, '')) * 100;

const rowsOf = (service: ServicePageContent, caption: string) => {
  const table = service.tables.find((candidate) => candidate.caption === caption);
  if (!table) throw new Error(`No table "${caption}".`);
  return table.rows;
};

describe('prices on the service pages are those of the calculator', () => {
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
});
