import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';

const price = (changes: Partial<QuoteRequest>) =>
  priceQuote({ ...EMPTY_QUOTE_REQUEST, ...changes }, { now: new Date('2026-11-20T09:00:00+11:00') });

describe('several package lines', () => {
  const item = (count: string, changes = {}) => ({
    ...{ lengthCm: '', widthCm: '', heightCm: '', weightKg: '', count },
    ...changes,
  });
  const toMelbourne = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;

  it('prices the pallets of all of them', () => {
    const asked = price({ ...toMelbourne, moreItems: [item('5'), item('3')] });
    expect(asked).toMatchObject({
      quote: { palletCount: 12, lines: [{ label: 'Freight 12 × $110.00', amountCents: 132_000 }, {}] },
    });
    expect(asked).toEqual(price({ ...toMelbourne, palletCount: 12 }));
  });

  it('skips an empty line', () => {
    expect(price({ ...toMelbourne, moreItems: [item('')] })).toEqual(price(toMelbourne));
  });

  it.each([
    [item('', { heightCm: '100' }), 'pallet-count-missing', 'Please enter the number of pallets.'],
    [item('-1'), 'pallet-count-invalid', 'Invalid pallet count. Please enter a number greater than 0.'],
    [item('47'), 'pallet-count-invalid', 'Please enter between 1 and 50 pallets, or contact us for a full truck.'],
    [item('1', { heightCm: '181' }), 'pallet-over-limits', 'Contact us for a custom quote.'],
    [item('1', { weightKg: '1001' }), 'pallet-over-limits', 'Contact us for a custom quote.'],
  ])('refuses a further line of %o', (line, code, message) => {
    expect(price({ ...toMelbourne, moreItems: [line] })).toEqual({ status: 'refused', code, message });
  });

  it('checks each line against the limits of All Day, and all of them together against the truck', () => {
    const metro = { mode: 'metro-pallets', pickup: 'Newtown 2042', delivery: 'Glebe 2037', palletCount: '1' } as const;
    const heavy = { ...metro, moreItems: [item('1', { weightKg: '900' })] };
    expect(price({ ...heavy, service: 'ALL_DAY' })).toMatchObject({ code: 'pallet-not-standard' });
    const standard = { ...heavy, service: 'METRO_STANDARD', weightKg: '200' } as const;
    expect(price({ ...standard, metroVehicle: '1t-van' })).toMatchObject({ code: 'too-large' });
    expect(price({ ...standard, metroVehicle: '3t-truck' })).toMatchObject({
      quote: { palletCount: 2, total: '75.00' },
    });
  });

  it('chooses the vehicle of an indicative price by all of them together', () => {
    const toNewcastle = { pickup: 'Sydney', delivery: 'Newcastle', weightKg: '400' } as const;
    expect(price(toNewcastle)).toMatchObject({ quote: { vehicle: '1T van' } });
    expect(price({ ...toNewcastle, moreItems: [item('1', { weightKg: '101' })] })).toMatchObject({
      quote: { vehicle: '4T truck' },
    });
  });
});
