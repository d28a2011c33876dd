import { listCsv } from './listCsv.ts';

interface Row {
  reference: string;
  name: string;
}

const head = { label: 'Reference', text: ({ reference }: Row) => reference };
const columns = [{ id: 'name', label: 'From', render: () => null, text: ({ name }: Row) => name }];

it('writes the columns on show, with their labels', () => {
  const rows = [{ reference: 'ENQ-1', name: 'Söhne, "Tom"' }];
  expect(listCsv({ head, columns, rows, readAt: 0 })).toBe('\ufeffReference,From\r\nENQ-1,"Söhne, ""Tom"""\r\n');
});

it('lets no cell become a formula of a spreadsheet', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
    const [, line = ''] = listCsv({ head, columns, rows: [{ reference: 'ENQ-1', name }], readAt: 0 }).split('ENQ-1,');
    expect(line).toMatch(/^"?'/);
  }
});
