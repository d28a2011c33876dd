import { arVehicles } from '@saltbush/freight';
import fc from 'fast-check';
import { readToolAddress, toolSearch } from './toolAddress.ts';
import { FIRST_STATE, nextScale, SCALES, SURROUNDINGS } from './toolState.ts';

describe('the address of the tool', () => {
  it('is empty for the defaults', () => {
    expect(toolSearch(FIRST_STATE)).toBe('');
    expect(readToolAddress('')).toEqual(FIRST_STATE);
  });

  it('holds what was chosen', () => {
    const site = { gateM: '2.6', drivewayM: '9', heightM: '', pallets: '10' };
    const state = { ...FIRST_STATE, vehicleId: 'semi', scalePercent: 50, showsDimensions: false, site } as const;
    expect(toolSearch({ ...state, surroundings: [] })).toBe(
      '?vehicle=semi&scale=50&dimensions=off&beside=none&gate=2.6&driveway=9&pallets=10',
    );
  });

  it('opens the same tool again', () => {
    const measure = fc.oneof(
      fc.constant(''),
      fc.double({ min: 0, max: 99, noNaN: true }).map((metres) => metres.toFixed(2)),
    );
    const state = fc.record({
      vehicleId: fc.constantFrom(null, ...arVehicles().map(({ id }) => id)),
      scalePercent: fc.constantFrom(...SCALES),
      showsDimensions: fc.boolean(),
      surroundings: fc.subarray([...SURROUNDINGS]),
      site: fc.record({ gateM: measure, drivewayM: measure, heightM: measure, pallets: measure }),
    });
    fc.assert(fc.property(state, (one) => expect(readToolAddress(toolSearch(one))).toEqual(one)));
  });

  it('ignores unknown values', () => {
    expect(readToolAddress('?vehicle=tank&scale=75&beside=moon&gate=wide&pallets=%00')).toEqual({
      ...FIRST_STATE,
      surroundings: [],
    });
  });

  it('goes from 100% to 50%, 200% and back', () => {
    expect([100, 50, 200].map((scale) => nextScale(scale as 50))).toEqual([50, 200, 100]);
  });
});
