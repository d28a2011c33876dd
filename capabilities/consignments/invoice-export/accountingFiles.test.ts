import { percentOfCents, sumCents } from '@saltbush/freight';
import fc from 'fast-check';
import { type AccountingDocument, withGst } from './accounting-document.ts';
import { myobText } from './myobText.ts';
import { xeroCsv } from './xeroCsv.ts';

/** Two lines whose GST, rounded one by one, would be a cent more than that of the invoice. */
const LINES = [
  { label: 'Linehaul, Sydney to Melbourne', amount_cents: 10_005 },
  { label: '=HYPERLINK("http://x.example")', amount_cents: 10_005 },
];
const INVOICE: AccountingDocument = {
  ...{ kind: 'invoice', reference: 'INV-2026-00045', issuedOn: '2026-11-20', dueOn: '2026-12-04' },
  ...{
    buyerName: '@Harbour "Foods"',
    about: ['SH-2026-0123'],
    customerReference: '+61 2 5550 1234 of the depot',
    hasGst: true,
  },
  lines: withGst(LINES, { gstBasisPoints: 1_000, gstCents: 2_001 }),
};
const CREDIT_NOTE: AccountingDocument = {
  ...{ kind: 'credit-note', reference: 'CN-2026-00007', issuedOn: '2026-11-30', dueOn: '2026-11-30' },
  ...{ buyerName: 'Harbour Foods', about: ['INV-2026-00045', 'SH-2026-0123'], customerReference: '', hasGst: true },
  lines: [{ label: 'Linehaul', exCents: -5_000, gstCents: -500 }],
};

it('shares the GST of an invoice out to its lines, to the cent, whatever they are', () => {
  const anAmount = fc.integer({ min: -50_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(anAmount, { minLength: 1, maxLength: 20 }), (amounts) => {
      const gstCents = percentOfCents(sumCents(amounts), 1_000);
      const lines = withGst(
        amounts.map((amount_cents) => ({ label: 'Line', amount_cents })),
        { gstBasisPoints: 1_000, gstCents },
      );
      expect(sumCents(lines.map((line) => line.gstCents))).toBe(gstCents);
      for (const line of lines) expect(Math.abs(line.gstCents - line.exCents / 10)).toBeLessThanOrEqual(1);
    }),
  );
});

it('writes the columns of the sales invoice template of Xero, a row for each line, GST included', async () => {
  const [head, first, second, note, ...rest] = (await xeroCsv([INVOICE, CREDIT_NOTE], '200')).split('\r\n');
  expect(head).toBe(
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
  );
  expect(first).toBe(
    '"\'@Harbour ""Foods""",,,,,,,,,,INV-2026-00045,"SH-2026-0123, +61 2 5550 1234 of the depot",20/11/2026,04/12/2026,,"Linehaul, Sydney to Melbourne",1,110.06,,200,GST on Income,,,,,AUD,',
  );
  expect(second).toContain('"\'=HYPERLINK(""http://x.example"")",1,110.05,,200,');
  expect(note).toBe(
    'Harbour Foods,,,,,,,,,,CN-2026-00007,"INV-2026-00045, SH-2026-0123",30/11/2026,30/11/2026,,Linehaul,1,-55.00,,200,GST on Income,,,,,AUD,',
  );
  expect(rest).toEqual(['']);
});

it('writes the fields of service sales of MYOB between tabs, GST apart, with a blank row between documents', async () => {
  const text = await myobText([INVOICE, CREDIT_NOTE], '4-1000');
  const rows = text.split('\r\n').map((row) => row.split('\t'));
  const [head = [], first, second, gap, note, ...rest] = rows;
  expect(head).toEqual([
    ...['Co./Last Name', 'Invoice No.', 'Date', 'Customer PO', 'Description', 'Account No.', 'Amount', 'Journal Memo'],
    ...['Tax Code', 'Tax Amount', 'Sale Status', 'Terms - Payment is Due', '- Balance Due Days'],
  ]);
  expect(first).toEqual([
    ...['\'@Harbour "Foods"', 'INV202600045', '20/11/2026', "'+61 2 5550 1234 of ", 'Linehaul, Sydney to Melbourne'],
    ...['4-1000', '100.05', 'INV-2026-00045, SH-2026-0123', 'GST', '10.01', 'I', '2', '14'],
  ]);
  expect(second).toEqual([
    ...['\'@Harbour "Foods"', 'INV202600045', '20/11/2026', "'+61 2 5550 1234 of ", '\'=HYPERLINK("http://x.example")'],
    ...['4-1000', '100.05', 'INV-2026-00045, SH-2026-0123', 'GST', '10.00', 'I', '2', '14'],
  ]);
  expect(gap).toEqual(['']);
  expect(note).toEqual([
    ...['Harbour Foods', 'CN202600007', '30/11/2026', '', 'Linehaul', '4-1000', '-50.00'],
    ...['CN-2026-00007, INV-2026-00045, SH-2026-0123', 'GST', '-5.00', 'I', '2', '0'],
  ]);
  expect(rest).toEqual([['']]);
});

it('sends no tab and no line break within a field, and nothing longer than MYOB takes', async () => {
  const lines = [{ label: `Wait\tat\ngate ${'x'.repeat(300)}`, exCents: 100, gstCents: 0 }];
  const odd = { ...INVOICE, buyerName: 'B'.repeat(80), hasGst: false, lines };
  const [, row = ''] = (await myobText([odd], '41000')).split('\r\n');
  const [name, , , order, description, , , , code] = row.split('\t');
  expect([name?.length, order?.length, description?.length]).toEqual([50, 20, 255]);
  expect(description).toMatch(/^Wait at gate x+$/);
  expect(code).toBe('FRE');
});
