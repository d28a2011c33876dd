import { fileName } from './fileName.ts';
import { tableCsv } from './tableCsv.ts';

it('writes the table of a chart, with one or more values in a row', () => {
  const rows = [
    { label: 'January', value: ['$3,200.00', 'Peak'] },
    { label: 'February', value: ['$2,800.00', '=1+1'] },
  ];
  expect(tableCsv({ caption: 'Spend', columns: ['Month', 'Spend', 'Note'], rows })).toBe(
    '\ufeffMonth,Spend,Note\r\nJanuary,"$3,200.00",Peak\r\nFebruary,"$2,800.00","\'=1+1"\r\n',
  );
  const one = [{ label: 'January', value: '$3,200.00' }];
  expect(tableCsv({ caption: 'Spend', columns: ['Month', 'Spend'], rows: one })).toContain('January,"$3,200.00"');
});

it.each([
  ['Freight spend ex GST by month of delivery', 'freight-spend-ex-gst-by-month-of-delivery'],
  ['Spend: $ and %', 'spend-and'],
  ['–', 'chart'],
])('names the file of "%s"', (caption, name) => {
  expect(fileName(caption)).toBe(name);
});
