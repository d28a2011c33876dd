import { availableServices, EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { missingAnswers } from './missingAnswers.ts';

const missing = (answers: Partial<QuoteRequest>) => {
  const request = { ...EMPTY_QUOTE_REQUEST, ...answers };
  return missingAnswers(request, availableServices(request, { now: new Date('2026-11-20T09:00:00+11:00') }).options);
};

describe('missingAnswers', () => {
  it("names both ends in the form's words", () => {
    expect(missing({})).toEqual(['Enter the pickup suburb.', 'Enter the delivery suburb.']);
    expect(missing({ mode: 'ltl' })).toEqual(['Choose the origin city.', 'Choose the destination city.']);
    expect(missing({ mode: 'metro-hourly' })).toEqual(['Choose the starting location.']);
  });

  it('asks for a service when several are open', () => {
    expect(missing({ pickup: 'Newtown', delivery: 'Bondi' })).toEqual(['Choose a service.']);
  });

  it('asks for pallets and vehicles when the service needs them', () => {
    const lane = { pickup: 'Sydney', delivery: 'Melbourne' };
    expect(missing({ ...lane, service: 'LTL' })).toEqual(['Enter the number of pallets.']);
    expect(missing({ ...lane, service: 'FTL' })).toEqual([]);
    expect(missing({ pickup: 'Newtown', delivery: 'Bondi', service: 'METRO_VIP' })).toEqual(['Choose a vehicle.']);
  });
});
