import { isSscc } from '@saltbush/freight';
import { bookingDesk, DANGEROUS, LTL, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { fetchPdf } from './testing/fetchPdf.ts';
import { readPaper } from './testing/readPaper.ts';
import { readSymbols } from './testing/readSymbols.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
const NOW = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('labels and consignment notes from the %s database', (kind) => {
  const { make, move, cancel } = bookingDesk(
    () => gateway,
    () => NOW,
  );

  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(() => gateway.reset());

  async function read(path: string, headers: Record<string, string> = {}) {
    const { name, bytes } = await fetchPdf(gateway.url + path, { headers });
    return { name, ...(await readPaper(bytes)), symbols: await readSymbols(bytes) };
  }
  const numbered = async () =>
    (await gateway.database.pool.query('select count(*)::integer as count from handling_units')).rows[0]?.count;
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await gateway.get(path, headers)).status;
  const codesOf = (pages: readonly { bars: readonly string[] }[]) => pages.flatMap(({ bars }) => bars);

  it('are the same for whoever may see the consignment: a label for each package, with codes that can be read', async () => {
    const { reference, token } = await make({ customerReference: 'PO 77' }, ANA);
    const seen: string[][] = [];
    for (const [path, headers] of [
      [`/api/shipments/${reference}/labels.pdf`, ANA],
      [`/api/bookings/${token}/labels.pdf`, {}],
      [`/api/ops/bookings/${reference}/labels.pdf`, STAFF],
    ] as const) {
      const { name, pages, title, symbols } = await read(path, headers);
      expect(name).toBe(`inline; filename="${reference}-labels.pdf"`);
      expect(title).toBe(`Labels ${reference}`);
      expect(pages).toHaveLength(Number(LTL.palletCount));
      for (const words of [reference, 'Melbourne', 'Harbour Foods', '12 Dock Road', 'PO 77', 'Package 1 of']) {
        expect(pages[0]).toContain(words);
      }
      for (const { squares } of symbols) {
        expect(squares).toEqual([
          expect.stringMatching(new RegExp(`^http://localhost:\\d+/track\\?reference=${reference}$`)),
        ]);
      }
      const codes = codesOf(symbols);
      expect(codes.every((code) => /^\(00\)\d{18}$/.test(code) && isSscc(code.slice(4)))).toBe(true);
      expect(new Set(codes).size).toBe(pages.length);
      seen.push(codes);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('come four to a sheet of A4, and as many as are asked for; those of before keep their numbers', async () => {
    const { reference } = await make({}, ANA);
    const path = `/api/shipments/${reference}/labels.pdf`;
    const first = codesOf((await read(`${path}?count=2`, ANA)).symbols);
    expect(first).toHaveLength(2);
    const sheets = (await read(`${path}?size=a4&count=6`, ANA)).symbols;
    expect(sheets.map(({ bars }) => bars.length)).toEqual([4, 2]);
    expect(codesOf(sheets).slice(0, 2)).toEqual(first);
    // Without a count, for all that were numbered, as pages offer it.
    expect((await gateway.get(`/api/shipments/${reference}`, ANA)).body.packages).toBe(6);
    expect((await read(path, ANA)).pages).toHaveLength(6);
  });

  it('never have a number twice, of two consignments or when two ask at once', async () => {
    const sets: Set<string>[] = [];
    for (const { reference } of [await make({}, ANA), await make({}, ANA)]) {
      const path = `/api/shipments/${reference}/labels.pdf?count=3`;
      // As many as there are places for documents: more would wait for one another.
      const answers = await Promise.all([read(path, ANA), read(path, ANA)]);
      sets.push(new Set(answers.map(({ symbols }) => codesOf(symbols).join())));
    }
    expect(sets.map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set(sets.flatMap((set) => [...set].join().split(','))).size).toBe(6);
  });

  it('say what goods are dangerous', async () => {
    const { reference } = await make(DANGEROUS, ANA);
    const { pages } = await read(`/api/shipments/${reference}/labels.pdf`, ANA);
    expect(pages[0]).toContain('Dangerous goods: UN1203 class 3');
    const note = await read(`/api/shipments/${reference}/consignment-note.pdf`, ANA);
    for (const words of ['UN1203 PETROL 3 - II 4 drums 800 L', 'Yes, see below'])
      expect(note.pages.join(' ')).toContain(words);
  });

  it('have a note with both ends, every package and places to sign, whose number can be read', async () => {
    const { reference, token } = await make({ customerReference: 'PO 77' }, ANA);
    const labels = codesOf((await read(`/api/shipments/${reference}/labels.pdf?count=5`, ANA)).symbols);
    for (const [path, headers] of [
      [`/api/shipments/${reference}/consignment-note.pdf`, ANA],
      [`/api/bookings/${token}/consignment-note.pdf`, {}],
      [`/api/ops/bookings/${reference}/consignment-note.pdf`, STAFF],
    ] as const) {
      const { name, pages, symbols } = await read(path, headers);
      expect(name).toBe(`inline; filename="${reference}-consignment-note.pdf"`);
      const text = pages.join(' ');
      for (const words of [
        'Sender',
        'Receiver',
        '12 Dock Road',
        'PO 77',
        'None declared',
        'Name, signature, date and time',
      ]) {
        expect(text).toContain(words);
      }
      expect(symbols[0]?.bars).toEqual([`(401)9521234${reference}`]);
      for (const [index, code] of labels.entries()) {
        expect(text).toContain(`${index + 1} of 5 (00) ${code.slice(4)}`);
      }
    }
  });

  it('are for nobody else, and not for what is not carried', async () => {
    const { reference, token } = await make({}, ANA);
    const { reference: declined } = await make({}, ANA);
    expect((await move(declined, 'declined', { note: 'No truck on that day' })).status).toBe(200);
    for (const paper of ['labels.pdf', 'consignment-note.pdf']) {
      expect(await statusOf(`/api/shipments/${reference}/${paper}`, BOB)).toBe(404);
      expect(await statusOf(`/api/shipments/${reference}/${paper}`)).toBe(401);
      expect(await statusOf(`/api/ops/bookings/${reference}/${paper}`, ANA)).toBe(403);
      expect(await statusOf(`/api/bookings/${'a'.repeat(22)}/${paper}`)).toBe(404);
      expect(await statusOf(`/api/shipments/${declined}/${paper}`, ANA)).toBe(404);
    }
    expect((await cancel(token)).status).toBe(200);
    expect(await statusOf(`/api/bookings/${token}/labels.pdf`)).toBe(404);
    expect(await numbered()).toBe(0);
  });

  it.each(['count=0', 'count=101', 'count=1.5', 'count=many', 'size=a5', 'size=a6&size=a4', 'paper=a6'])(
    'are refused for %s, with what to give',
    async (query) => {
      const { reference } = await make({}, ANA);
      expect(await statusOf(`/api/shipments/${reference}/labels.pdf?${query}`, ANA)).toBe(400);
    },
  );

  it('say where it goes to the last word, however long, and hold letters that the font has not', async () => {
    const delivery = {
      ...{ businessName: 'Donaudampfschifffahrtsgesellschaft '.repeat(2).trim(), contactName: '山田 太郎' },
      ...{ street: `${'Unit 1433 '.repeat(19)}Dockside`, suburb: 'Melbourne', phone: '0412 345 678' },
      ...{ hasForklift: false, instructions: 'Ring the bell and wait. '.repeat(40) },
    };
    const { reference } = await make({ delivery }, ANA);
    const { pages, symbols } = await read(`/api/shipments/${reference}/labels.pdf`, ANA);
    expect(pages).toHaveLength(Number(LTL.palletCount));
    for (const page of pages)
      expect(page).toMatch(/Melbourne Donau.*gesellschaft Unit 1433 .* Dockside .*0412 345 678/);
    expect(codesOf(symbols)).toHaveLength(pages.length);
  });
});
