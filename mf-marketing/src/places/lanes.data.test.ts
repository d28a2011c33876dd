import {
  distanceBetween,
  EMPTY_QUOTE_REQUEST,
  ltlDestinations,
  priceQuote,
  resolvePlace,
  tariffDates,
} from '@saltbush/freight';
import { palletLanes } from './lanes.data.ts';

describe.each(tariffDates())('palletLanes, by the tariff of %s', (onDate) => {
  const now = new Date(`${onDate}T12:00:00+10:00`);

  it.each(palletLanes)('prices one pallet to $city as the calculator does', (lane) => {
    const request = {
      ...EMPTY_QUOTE_REQUEST,
      mode: 'ltl',
      pickup: 'Sydney',
      delivery: lane.city,
      palletCount: 1,
    } as const;
    const outcome = priceQuote(request, { now });
    expect(outcome).toMatchObject({
      status: 'priced',
      quote: {
        transitDays: lane.transitDays,
        totalIncGstCents: lane.allInCents,
        ltlDetails: { baseCentsPerPallet: lane.palletRateCents },
      },
    });
    expect(distanceBetween(resolvePlace('Sydney'), resolvePlace(lane.city))).toMatchObject({ km: lane.distanceKm });
  });

  it('names every lane', () => {
    const cities = ltlDestinations('Sydney', onDate).map(({ city }) => city);
    expect(palletLanes.map(({ city }) => city).toSorted()).toEqual(cities.toSorted());
  });
});

describe('palletLanes', () => {
  it('runs from the nearest city to the farthest', () => {
    const distances = palletLanes.map((lane) => lane.distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
