import { quoteTotals } from './quoteTotals.ts';

it('names each total with its place before or after GST', () => {
  const quote = { totalExGstCents: 58_738, gstBasisPoints: 1_000, gstCents: 5_874, totalIncGstCents: 64_612 };
  expect(quoteTotals(quote)).toEqual([
    { part: 'ex-gst', label: 'Total ex GST', amount: '$587.38' },
    { part: 'gst', label: 'GST 10%', amount: '$58.74' },
    { part: 'inc-gst', label: 'Total inc GST', amount: '$646.12' },
  ]);
});
