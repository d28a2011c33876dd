import { palletLanes } from './lanes.data.ts';

const LINEHAUL_LEVY_BP = 2237;
const GST_BP = 1000;
const shareCents = (amountCents: number, basisPoints: number): number =>
  Math.floor((amountCents * basisPoints) / 10_000 + 0.5);

describe('palletLanes', () => {
  it.each(palletLanes)('prices one pallet to $city as rate, levy and GST', ({ palletRateCents, allInCents }) => {
    const exGstCents = palletRateCents + shareCents(palletRateCents, LINEHAUL_LEVY_BP);
    expect(allInCents).toBe(exGstCents + shareCents(exGstCents, GST_BP));
  });

  it('runs from the nearest city to the farthest', () => {
    const distances = palletLanes.map((lane) => lane.distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
