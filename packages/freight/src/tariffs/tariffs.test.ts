import { surchargeCents, surchargeLines } from '../surcharges/surchargeLines.ts';
import { fuelLevyBasisPoints } from './fuelLevyBasisPoints.ts';
import { inForce } from './inForce.ts';
import { pricingVersion } from './pricingVersion.ts';
import { quoteValidUntil } from './quoteValidUntil.ts';
import { tariffDates } from './tariffDates.ts';

describe('inForce', () => {
  const tariffs: [{ effectiveFrom: string }, ...{ effectiveFrom: string }[]] = [
    { effectiveFrom: '2026-08-01' },
    { effectiveFrom: '2026-07-01' },
    { effectiveFrom: '2026-10-01' },
  ];

  it.each([
    ['2025-01-01', '2026-07-01'],
    ['2026-07-31', '2026-07-01'],
    ['2026-08-01', '2026-08-01'],
    ['2026-09-30', '2026-08-01'],
    ['2030-01-01', '2026-10-01'],
  ])('on %s takes that of %s', (onDate, effectiveFrom) => {
    expect(inForce(tariffs, onDate)).toEqual({ effectiveFrom });
  });
});

describe('levies, surcharges and terms', () => {
  it('has the published levies', () => {
    expect([fuelLevyBasisPoints('local', '2026-11-20'), fuelLevyBasisPoints('linehaul', '2026-11-20')]).toEqual([
      1162, 2237,
    ]);
  });

  it('has the published surcharges', () => {
    expect(surchargeCents('metro', '2026-11-20')).toEqual({ tailgate: 2500, palletReturn: 1500, residential: 2000 });
    expect(surchargeCents('linehaul', '2026-11-20')).toEqual({ tailgate: 4500, palletReturn: 1000, residential: 2500 });
  });

  it('lists only what is chosen', () => {
    const chosen = { tailgate: true, palletReturn: false, residential: true };
    expect(surchargeLines(chosen, 'metro', '2026-11-20').map(({ label, amountCents }) => [label, amountCents])).toEqual(
      [
        ['Tailgate', 2500],
        ['Residential delivery', 2000],
      ],
    );
  });

  it('names the price list of a day', () => {
    expect(pricingVersion('2026-11-20')).toBe('2026-07-01');
  });

  it('names every day on which a price changes', () => {
    expect(tariffDates()).toEqual(['2026-07-01']);
  });

  it('keeps a quote valid for 30 days from its day in Sydney', () => {
    expect(quoteValidUntil(new Date('2026-11-19T14:00:00Z'))).toBe('2026-12-20');
  });
});
