import { percentOfCents } from '@saltbush/freight';
import fc from 'fast-check';
import { creditGstCents } from './creditGstCents.ts';

const NOTHING = { exCents: 0, gstCents: 0 };

it('is the GST of the amount', () => {
  expect(creditGstCents(1_000, NOTHING, 6_450)).toBe(645);
});

it('adds up to the GST of the whole, however it is credited, and is never below zero', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 }), (amounts) => {
      const credited = { ...NOTHING };
      for (const exCents of amounts) {
        const gstCents = creditGstCents(1_000, credited, exCents);
        expect(gstCents).toBeGreaterThanOrEqual(0);
        credited.exCents += exCents;
        credited.gstCents += gstCents;
      }
      expect(credited.gstCents).toBe(percentOfCents(credited.exCents, 1_000));
    }),
  );
});
