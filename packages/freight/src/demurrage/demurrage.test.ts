import fc from 'fast-check';
import { demurrage, demurrageTariff } from './demurrage.ts';

const ON = '2026-11-20';
const CLASSES = ['up-to-1t', '2t-4t', '6t-up', 'semi', 'b-double'] as const;

describe('demurrage', () => {
  it.each([
    ['2t-4t', 47, 17, 1842],
    ['semi', 100, 45, 7500],
    ['b-double', 100, 15, 3250],
    ['up-to-1t', 15, 0, 0],
    ['up-to-1t', 15.2, 1, 77],
    ['up-to-1t', 75, 60, 4600],
    ['2t-4t', 90, 60, 6500],
    ['6t-up', 90, 60, 8500],
    ['semi', 60, 0, 0],
    ['semi', 61, 15, 2500],
    ['b-double', 150, 60, 13_000],
    ['6t-up', -5, 0, 0],
    ['6t-up', Number.NaN, 0, 0],
  ] as const)('charges %s for %d minutes', (vehicleClass, waited, chargedMinutes, amountCents) => {
    expect(demurrage(vehicleClass, waited, ON)).toMatchObject({ chargedMinutes, amountCents });
  });

  it('never falls as the wait grows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLASSES), fc.nat(2000), (vehicleClass, waited) => {
        const [now, later] = [demurrage(vehicleClass, waited, ON), demurrage(vehicleClass, waited + 1, ON)];
        expect(later.amountCents).toBeGreaterThanOrEqual(now.amountCents);
      }),
    );
  });

  it('prices handling on the day', () => {
    expect(demurrageTariff(ON)).toMatchObject({ handUnloadCents: 4000, tailLiftOnTheDayCents: 6000 });
  });
});
