import { priceRows } from './priceRows.ts';

describe('priceRows', () => {
  it('has every line, then the totals, in the words that every page shows', () => {
    const lines = [
      { kind: 'freight' as const, label: 'Freight', amountCents: 123_450 },
      { kind: 'fuel-levy' as const, label: 'Fuel levy', amountCents: 10_000 },
    ];
    const totals = { totalExGstCents: 133_450, gstBasisPoints: 1000, gstCents: 13_345, totalIncGstCents: 146_795 };
    expect(priceRows({ lines, ...totals }).map(({ part, label, amount }) => [part, label, amount])).toEqual([
      ['line', 'Freight', '$1,234.50'],
      ['line', 'Fuel levy', '$100.00'],
      ['ex-gst', 'Total ex GST', '$1,334.50'],
      ['gst', 'GST 10%', '$133.45'],
      ['inc-gst', 'Total inc GST', '$1,467.95'],
    ]);
  });
});
