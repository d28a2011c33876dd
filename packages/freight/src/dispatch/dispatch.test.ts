import { loadOf } from '../load/load.ts';
import { VEHICLES } from '../vehicles/vehicles.data.ts';
import { carriageFaults } from './carriageFaults.ts';
import { earliestStart } from './earliestStart.ts';
import { runFor } from './runFor.ts';
import { type RunOf, runMinutes } from './runMinutes.ts';
import { overlap } from './runs.ts';

const METRO: RunOf = { isMetro: true, service: 'METRO_STANDARD', vehicleId: '1t-van', distanceKm: 10, hours: null };

describe('runMinutes', () => {
  it('is the free time at both ends and the way between', () => {
    expect(runMinutes(METRO)).toBe(15 + 20 + 15);
    expect(runMinutes({ ...METRO, vehicleId: '6t-truck' })).toBe(30 + 20 + 30);
  });

  it('is the hired time, in whole hours', () => {
    expect(runMinutes({ ...METRO, service: 'METRO_HOURLY', hours: 3.5 })).toBe(240);
  });

  it('fetches a part load to the depot, however far it goes from there', () => {
    expect(runMinutes({ ...METRO, isMetro: false, service: 'LTL', distanceKm: 4044 })).toBe(90);
  });

  it('adds the rest of the law to each full shift of a long run', () => {
    const semi = { ...METRO, isMetro: false, service: 'FTL', vehicleId: 'semi' } as const;
    expect(runMinutes({ ...semi, distanceKm: 400 })).toBe(120 + 300);
    expect(runMinutes({ ...semi, distanceKm: 800 })).toBe(120 + 600);
    expect(runMinutes({ ...semi, distanceKm: 858 })).toBe(120 + 644 + 420);
  });

  it('says something where neither vehicle nor distance is known', () => {
    expect(runMinutes({ ...METRO, vehicleId: null, distanceKm: null })).toBe(120);
  });
});

describe('runs', () => {
  it('may follow each other without a gap', () => {
    const morning = { fromMs: 0, untilMs: 60 };
    expect(overlap(morning, { fromMs: 60, untilMs: 90 })).toBe(false);
    expect(overlap(morning, { fromMs: 59, untilMs: 90 })).toBe(true);
    expect(overlap({ fromMs: 10, untilMs: 20 }, morning)).toBe(true);
  });

  it('start in the first gap that is long enough', () => {
    const others = [
      { fromMs: 100, untilMs: 200 },
      { fromMs: 0, untilMs: 60 },
    ];
    expect(earliestStart(0, 40, others)).toBe(60);
    expect(earliestStart(0, 41, others)).toBe(200);
    expect(earliestStart(300, 41, others)).toBe(300);
    expect(earliestStart(0, 41, [])).toBe(0);
  });
});

describe('runFor', () => {
  const wanted = { pickupDate: '2026-11-24', pickupTime: '', timeZone: 'Australia/Sydney', minutes: 60 };
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+11:00`);
  const run = (from: string, until: string) => ({ fromMs: at(from), untilMs: at(until) });

  it('begins in the morning, after what the vehicle and its driver have already', () => {
    expect(runFor(wanted, at('05:00'), [])).toEqual(run('07:00', '08:00'));
    expect(runFor(wanted, at('05:00'), [run('07:30', '09:00')])).toEqual(run('09:00', '10:00'));
  });

  it('is never planned into the past, and in steps of five minutes', () => {
    expect(runFor(wanted, at('09:31'), [])).toEqual(run('09:35', '10:35'));
    expect(runFor({ ...wanted, pickupTime: '08:00' }, at('09:31'), [])).toEqual(run('09:35', '10:35'));
  });

  it('keeps the time that the client named, whatever else is planned then', () => {
    expect(runFor({ ...wanted, pickupTime: '10:15' }, at('05:00'), [run('10:00', '12:00')])).toEqual(
      run('10:15', '11:15'),
    );
  });
});

describe('carriageFaults', () => {
  const van = { vehicleId: '1t-van', capacityKg: 1000, pallets: 2 } as const;
  const pallets = (count: number, weightKg: number) =>
    loadOf([{ lengthCm: 120, widthCm: 100, heightCm: 150, count, weightKg }]);

  it('finds none for what the vehicle carries', () => {
    expect(carriageFaults(van, pallets(2, 1000))).toEqual([]);
  });

  it('goes by what this very vehicle may carry, not by its class', () => {
    expect(carriageFaults({ ...van, capacityKg: 800 }, pallets(2, 1000))).toEqual(['weight']);
    expect(carriageFaults({ ...van, pallets: 1 }, pallets(2, 900))).toEqual(['pallets']);
  });

  it('sees that the floor is full even when the number of pallets is not reached', () => {
    const wide = loadOf([{ lengthCm: 170, widthCm: 170, heightCm: 100, count: 2, weightKg: 300 }]);
    expect(carriageFaults(van, wide)).toEqual(['pallets']);
  });

  it('excludes nothing by what nobody has said', () => {
    const unknown = loadOf([{ lengthCm: 0, widthCm: 0, heightCm: 0, count: 1, weightKg: 0 }]);
    for (const { id, capacityKg, pallets: places } of VEHICLES) {
      expect([id, carriageFaults({ vehicleId: id, capacityKg, pallets: places }, unknown)]).toEqual([id, []]);
    }
  });
});
