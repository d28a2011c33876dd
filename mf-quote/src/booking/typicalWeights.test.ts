import { EMPTY_QUOTE_REQUEST, priceQuote, type QuoteRequest } from '@saltbush/freight';
import { typicalWeights } from './typicalWeights.ts';

const NOW = Date.parse('2026-11-20T09:00:00+11:00');

function weightsOf(changes: Partial<QuoteRequest>): number[] {
  const request = { ...EMPTY_QUOTE_REQUEST, ...changes };
  const outcome = priceQuote(request, { now: NOW });
  if (outcome.status !== 'priced') throw new Error(outcome.message);
  return typicalWeights(request, outcome.quote, NOW).map(({ kg }) => kg);
}

describe('typical weights', () => {
  it('are per pallet', () => {
    const ltl = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;
    expect(weightsOf(ltl)).toEqual([1_000, 2_000, 3_400]);
  });

  it('leave out what the vehicle cannot carry', () => {
    const van = {
      service: 'METRO_STANDARD',
      pickup: 'Newtown',
      delivery: 'Marrickville',
      metroVehicle: '1t-van',
    } as const;
    expect(weightsOf({ ...van, palletCount: '2' })).toEqual([500, 1_000]);
  });

  it("are shares of the vehicle's payload when there is no pallet count", () => {
    const hire = { mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney', hourlyVehicle: '4t-truck' } as const;
    expect(weightsOf(hire)).toEqual([1_000, 2_000, 4_000]);
  });
});
