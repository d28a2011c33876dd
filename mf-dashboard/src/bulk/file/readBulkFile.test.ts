import { MOST_BULK_BYTES, MOST_BULK_ROWS } from '@saltbush/bulk-bookings/api';
import Papa from 'papaparse';
import { fileOf, fileText } from '../../../fixtures/bulk.ts';
import { readBulkBytes } from './readBulkBytes.ts';
import { readBulkFile } from './readBulkFile.ts';
import { templateText } from './templateText.ts';

const read = (text: string) => readBulkBytes(new TextEncoder().encode(text));
const ROW = 'PO 1,Banksia Tiles,Lee & Co,2026-11-27,Tiles,1,400';

it('reads rows, whatever the order and case of the headings, and numbers them as the spreadsheet does', async () => {
  const text =
    '\uFEFFGOODS,total weight KG,Colour,Pickup Business , delivery business,PICKUP DATE,pallets OR items\r\n' +
    'Tiles, 400 ,red,"Banksia, Tiles",Lee & Co,27/11/2026,1\r\n,,,,,,\r\n"Tiles\nand grout",10,,Able,Bee,2026-11-27,2\r\n';
  const { status, ...reading } = await read(text);
  expect(status).toBe('read');
  expect(reading).toMatchObject({
    notes: ['We do not know the column “Colour”, and leave it out.'],
    rows: [
      {
        number: 2,
        cells: { goods: 'Tiles', weightKg: '400', pickupName: 'Banksia, Tiles', pickupDate: '27/11/2026' },
        state: { status: 'waiting' },
      },
      { number: 4, cells: { goods: 'Tiles\nand grout' } },
    ],
  });
});

it.each([';', '\t'])('reads cells that %j parts', async (delimiter) => {
  const text = fileText('"PO, 1",Banksia,"Lee",2026-11-27,Tiles,1,400').replaceAll(/,(?! )/g, delimiter);
  expect(await read(text)).toMatchObject({ rows: [{ cells: { customerReference: 'PO, 1', deliveryName: 'Lee' } }] });
});

it('takes off the apostrophe that an export puts before a formula', async () => {
  const reading = await read(fileText("'=A1,'+61 2 5550 1840,'t Hoff,2026-11-27,'@home,1,'-4"));
  expect(reading).toMatchObject({
    rows: [
      {
        cells: {
          ...{ customerReference: '=A1', pickupName: '+61 2 5550 1840', deliveryName: "'t Hoff" },
          ...{ goods: '@home', weightKg: '-4' },
        },
      },
    ],
  });
});

it('numbers rows that say the same', async () => {
  const reading = await read(fileText(ROW, ROW.replace('400', '500'), ROW, ROW));
  expect(reading).toMatchObject({ rows: [{ copy: 1 }, { copy: 1 }, { copy: 2 }, { copy: 3 }] });
});

it('finds at once what no request may hold', async () => {
  const reading = await read(fileText(`${'x'.repeat(1_001)}${ROW}`, `${ROW},moved`));
  expect(reading).toMatchObject({
    rows: [
      {
        state: {
          status: 'faulty',
          faults: [{ field: 'customerReference', message: expect.stringContaining('1,000 characters') }],
        },
      },
      { state: { status: 'faulty', faults: [{ field: null }] } },
    ],
  });
});

it('says which column is there twice', async () => {
  const text =
    'Goods,Goods,Pickup business,Delivery business,Pickup date,Pallets or items,Total weight (kg)\na,b,c,d,e,1,1';
  expect(await read(text)).toMatchObject({
    rows: [{ cells: { goods: 'a' } }],
    notes: ['The column “Goods” is there twice. The first one counts.'],
  });
});

describe('refusals', () => {
  it.each([
    ['an empty file', '', 'has no rows'],
    ['headings alone', fileText(), 'has no rows'],
    ['blank rows alone', fileText(',,,,,,', ' , '), 'has no rows'],
    [
      'a missing column',
      'Goods,Pickup business,Delivery business,Pickup date,Pallets or items\na,b,c,d,1',
      '“Total weight (kg)” is missing',
    ],
    [
      'missing columns',
      'Goods,Pickup date\na,b',
      '“Pickup business”, “Delivery business”, “Pallets or items”, “Total weight (kg)”',
    ],
    ['a quote that never ends', fileText('"PO 1,Banksia'), 'Quoted field unterminated'],
    ['a row too many', fileText(...Array.from({ length: MOST_BULK_ROWS + 1 }, () => ROW)), 'more than 1,000 rows'],
    ['a million lines', `${fileText()}${'\r\na'.repeat(1_000_000)}`, 'more than 1,000 rows'],
  ])('names %s', async (_what, text, message) => {
    expect(await read(text)).toEqual({ status: 'refused', message: expect.stringContaining(message) });
  });

  it('takes a full file', async () => {
    const { status } = await read(fileText(...Array.from({ length: MOST_BULK_ROWS }, () => ROW)));
    expect(status).toBe('read');
  });

  it('knows a file by its name and size without reading it', async () => {
    const { signal } = new AbortController();
    const text = fileText(ROW);
    expect(await readBulkFile(fileOf(text, 'bookings.xlsx'), signal)).toMatchObject({
      message: expect.stringContaining('.csv file'),
    });
    expect(await readBulkFile(fileOf(text, 'b.csv', MOST_BULK_BYTES + 1), signal)).toMatchObject({
      message: expect.stringContaining('2 MB'),
    });
    expect(await readBulkFile(fileOf(text, 'B.CSV'), signal)).toMatchObject({ status: 'read' });
  });

  it('reports a file that is gone', async () => {
    const gone = fileOf('');
    Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) });
    expect(await readBulkFile(gone, new AbortController().signal)).toMatchObject({
      message: expect.stringContaining('choose it again'),
    });
  });
});

it('has a template that reads without a fault, in the near future', async () => {
  const text = templateText(new Date('2026-11-25T09:00:00+11:00'));
  const [headings] = Papa.parse<string[]>(text).data;
  expect(headings).toHaveLength(37);
  const reading = await read(text);
  expect(reading).toMatchObject({
    notes: [],
    rows: [
      { cells: { pickupDate: '2026-11-27', pickupStreet: '14 Sydenham Road' } },
      { cells: { pickupDate: '2026-11-30', deliveryName: 'Corner Loaf' } },
    ],
  });
  if (reading.status === 'read') expect(reading.rows[1]?.cells.deliveryStreet).toBeUndefined();
});
