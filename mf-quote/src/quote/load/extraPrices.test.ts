import { EMPTY_QUOTE_REQUEST, FIRST_TARIFF_DATE, type QuoteRequest } from '@saltbush/freight';
import { extraPrices } from './extraPrices.ts';

const METRO = { tailgate: '+$25.00', palletReturn: '+$15.00', residential: '+$20.00' };
const LINEHAUL = { tailgate: '+$45.00', palletReturn: '+$10.00', residential: '+$25.00' };

it.each<[Partial<QuoteRequest>, Record<string, string>]>([
  [{ mode: 'metro-pallets' }, METRO],
  [{ mode: 'metro-hourly' }, METRO],
  [{ service: 'METRO_EXPRESS' }, METRO],
  [{ mode: 'ftl' }, LINEHAUL],
  [{ service: 'LTL' }, LINEHAUL],
  [{}, { tailgate: '+$25.00 to $45.00', palletReturn: '+$10.00 to $15.00', residential: '+$20.00 to $25.00' }],
])('extraPrices of %p', (answers, prices) => {
  expect(extraPrices({ ...EMPTY_QUOTE_REQUEST, ...answers }, FIRST_TARIFF_DATE)).toEqual(prices);
});
