import { createPdfJoin } from '@saltbush/calls';
import { isSscc } from '@saltbush/freight';
import { bookingDesk, DANGEROUS, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { PaperPart, PapersPlan } from '../api/papers.ts';
import { fetchPdf } from './testing/fetchPdf.ts';
import { readPaper } from './testing/readPaper.ts';
import { readSymbols } from './testing/readSymbols.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
const NOW = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('papers of many consignments, manifests and declarations from the %s database', (kind) => {
  const { make, cancel } = bookingDesk(
    () => gateway,
    () => NOW,
  );

  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(() => gateway.reset());

  async function read(path: string, headers: Record<string, string> = {}) {
    const { name, bytes } = await fetchPdf(gateway.url + path, { headers });
    return { name, ...(await readPaper(bytes)) };
  }
  const paperOf = async (bytes: Buffer) => ({ ...(await readPaper(bytes)), symbols: await readSymbols(bytes) });
  const symbolsOf = async (path: string, headers: Record<string, string>) =>
    readSymbols((await fetchPdf(gateway.url + path, { headers })).bytes);
  /** A piece of the papers of several consignments. */
  const piece = async (paper: string, parts: PaperPart[], headers = ANA, path = '/api/shipments/papers.pdf') => {
    const body = JSON.stringify({ paper, parts });
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    return (await fetchPdf(gateway.url + path, sent)).bytes;
  };
  const part = (reference: string, from: number, to: number, packages = 4) => ({ reference, packages, from, to });
  const numbered = async () =>
    (await gateway.database.pool.query('select count(*)::integer as count from handling_units')).rows[0]?.count;
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await gateway.get(path, headers)).status;
  const codesOf = (pages: readonly { bars: readonly string[] }[]) => pages.flatMap(({ bars }) => bars);

  it('are printed for several consignments at once, as they are printed alone, and name what is left out', async () => {
    const made = [await make({}, ANA), await make({}, ANA), await make({}, ANA)];
    const [first = '', second = '', third = ''] = made.map(({ reference }) => reference);
    expect((await cancel(made[2]?.token ?? '')).status).toBe(200);
    const references = [second, third, first, second];
    for (const [path, headers] of [
      ['/api/shipments/papers', ANA],
      ['/api/ops/bookings/papers', STAFF],
    ] as const) {
      const plan = (await gateway.post(path, { paper: 'labels-a4', references }, headers)).body;
      expect(plan as unknown as PapersPlan).toEqual({
        pieces: [{ count: 8, parts: [part(second, 1, 4), part(first, 1, 4)] }],
        ...{ count: 8, consignments: 2, leftOut: [{ reference: third, badge: 'Cancelled' }] },
      });
      expect(await numbered()).toBe(path === '/api/shipments/papers' ? 0 : 8);
      // Sheets go on from one consignment to the next.
      const { symbols, pages, title } = await paperOf(
        await piece('labels-a4', [part(second, 1, 4), part(first, 1, 2)], headers as typeof ANA, `${path}.pdf`),
      );
      expect(title).toBe('Labels');
      expect(symbols.map(({ bars }) => bars.length)).toEqual([4, 2]);
      expect(pages[1]).toMatch(new RegExp(`${first}.*Package 1 of 4.*${first}.*Package 2 of 4`));
      const alone = await symbolsOf(`/api/ops/bookings/${first}/labels.pdf`, STAFF);
      expect(symbols[1]?.bars).toEqual(codesOf(alone).slice(0, 2).sort());
    }
    const notes = await paperOf(await piece('notes', [part(first, 1, 4), part(second, 1, 4)]));
    expect(notes.title).toBe('Consignment notes');
    for (const [index, reference] of [first, second].entries()) {
      expect(notes.pages[index]).toContain(`Consignment note ${reference}`);
      expect(notes.pages[index]).toContain('Page 1 of 1');
      expect(notes.symbols[index]?.bars).toEqual([`(401)9521234${reference}`]);
    }
    expect((await piece('labels-a6', [part(third, 1, 1)]).catch(String)).toString()).toContain('404');
  });

  it('come in pieces that are one file when they are joined, whose codes can still be read', async () => {
    const [{ reference: first }, { reference: second }] = [await make({}, ANA), await make({}, ANA)];
    const join = createPdfJoin();
    const parts = [part(first, 1, 4), part(second, 1, 3), part(second, 4, 4)];
    for (const one of parts) {
      const bytes = await piece('labels-a6', [one]);
      join.add(new Uint8Array(bytes).buffer);
    }
    const { pages, symbols, title } = await paperOf(Buffer.from(await join.file().arrayBuffer()));
    expect(title).toBe('Labels');
    expect(pages.map((page) => /Package \d of 4/.exec(page)?.[0])).toEqual(
      [1, 2, 3, 4, 1, 2, 3, 4].map((number) => `Package ${number} of 4`),
    );
    expect(new Set(codesOf(symbols)).size).toBe(8);
    expect(codesOf(symbols).every((code) => isSscc(code.slice(4)))).toBe(true);
    expect(symbols[7]?.squares[0]).toMatch(new RegExp(`reference=${second}$`));
  });

  it('are not printed at all where one of them is of another company, which is like one that does not exist', async () => {
    const [{ reference: own }, { reference: other }] = [await make({}, ANA), await make({}, BOB)];
    const answers: { status: number; detail: string }[] = [];
    for (const absent of [other, 'SH-2026-9999']) {
      for (const [path, body] of [
        ['papers', { paper: 'notes', references: [own, absent] }],
        ['papers.pdf', { paper: 'notes', parts: [part(own, 1, 4), part(absent, 1, 4)] }],
      ] as const) {
        const { status, body: said } = await gateway.post(`/api/shipments/${path}`, body, ANA);
        answers.push({ status, detail: String(said.detail).replace(absent, 'SH') });
      }
    }
    const refusal = 'There is no consignment SH. Nothing was printed. Take it out and print again.';
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ status: 404, detail: refusal })));
    expect(await numbered()).toBe(0);
  });

  it('are printed for a thousand consignments and five thousand labels at once, and no more', async () => {
    const { reference } = await make({}, ANA);
    const { pool } = gateway.database;
    for (const [table, changes] of [
      ['quotes', "'reference', 'Q-' || n, 'token_hash', 'q' || n, 'submission_id', gen_random_uuid()"],
      [
        'bookings',
        "'reference', 'SH-2026-8' || n, 'token_hash', 'b' || n, 'submission_id', gen_random_uuid(), 'quote_reference', 'Q-' || n",
      ],
    ]) {
      await pool.query(`insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${changes}))).*
        from (select * from ${table} limit 1) one cross join generate_series(1001, 2000) n`);
    }
    const thousand = Array.from({ length: 1_000 }, (_, index) => `SH-2026-8${1_001 + index}`);
    const plan = async (references: string[], paper = 'labels-a6') =>
      gateway.post('/api/shipments/papers', { paper, references }, ANA);
    const { pieces, count, consignments } = (await plan(thousand)).body as unknown as PapersPlan;
    expect({ count, consignments, pieces: pieces.length }).toEqual({ count: 4_000, consignments: 1_000, pieces: 40 });
    expect(pieces.every(({ count: labels, parts }) => labels === 100 && parts.length === 25)).toBe(true);
    expect((await plan([...thousand, reference])).body).toMatchObject({
      ...{ status: 400, code: 'invalid-input' },
      detail: expect.stringContaining('At most 1,000 consignments are printed at once. Choose fewer.'),
    });
    await pool.query(`insert into handling_units select reference, n, lpad((row_number() over ())::text, 18, '0'), now()
      from bookings cross join generate_series(1, 100) n where reference like 'SH-2026-810%'`);
    const numberedOnes = thousand.filter((one) => one.startsWith('SH-2026-810'));
    expect((await plan(numberedOnes)).body).toMatchObject({
      ...{ status: 422, code: 'too-many-labels' },
      detail: `These consignments have 9,900 packages, and at most 5,000 labels are printed at once. Choose fewer.`,
    });
    // What may be in one piece is limited too.
    expect((await plan(numberedOnes, 'notes')).body).toMatchObject({ count: 99 });
    for (const [paper, parts] of [
      ['labels-a6', [part(reference, 1, 100, 100), part(reference, 1, 1)]],
      ['notes', Array.from({ length: 21 }, () => part(reference, 1, 4))],
      ['labels-a6', [part(reference, 3, 2)]],
      ['labels-a6', [part(reference, 1, 5)]],
      ['labels-a6', []],
    ] as const) {
      expect((await gateway.post('/api/shipments/papers.pdf', { paper, parts }, ANA)).status).toBe(400);
    }
  });

  it('have a declaration where goods are dangerous, with what the ADG Code asks and lines for what the booking lacks', async () => {
    const { reference, token } = await make(DANGEROUS, ANA);
    for (const [path, headers] of [
      [`/api/shipments/${reference}/dangerous-goods.pdf`, ANA],
      [`/api/bookings/${token}/dangerous-goods.pdf`, {}],
      [`/api/ops/bookings/${reference}/dangerous-goods.pdf`, STAFF],
    ] as const) {
      const { name, title, pages } = await read(path, headers);
      expect({ name, title }).toEqual({
        name: `inline; filename="${reference}-dangerous-goods.pdf"`,
        title: `Dangerous goods declaration ${reference}`,
      });
      for (const words of [
        'UN1203 PETROL 3 - II 4 drums 800 L',
        ...['Consignor', 'Consignee', 'Harbour Foods', '12 Dock Road, Sydney', '12 Dock Road, Melbourne'],
        ...['Ana Ruiz, 0412 345 678', 'Emergency contact', 'I declare that', 'Name, signature, date and time'],
      ])
        expect(pages.join(' ')).toContain(words);
    }
    const { reference: harmless } = await make({}, ANA);
    const refused = await gateway.get(`/api/shipments/${harmless}/dangerous-goods.pdf`, ANA);
    expect(refused.body).toMatchObject({
      status: 404,
      detail: expect.stringMatching(/^No dangerous goods were declared for this consignment/),
    });
    expect(await statusOf(`/api/shipments/${reference}/dangerous-goods.pdf`, BOB)).toBe(404);
    expect(await numbered()).toBe(0);
  });

  it('come with a manifest of a day: for a client of their own pickups, for the desk of a depot', async () => {
    const { reference: first } = await make({ pickupTime: '09:00' }, ANA);
    const { reference: second } = await make({ ...DANGEROUS, customerReference: '=1+1' }, ANA);
    const { reference: other } = await make({}, BOB);
    const { token: cancelled, reference: gone } = await make({}, ANA);
    expect((await cancel(cancelled)).status).toBe(200);
    const codes = codesOf(await symbolsOf(`/api/shipments/${first}/labels.pdf`, ANA)).map((code) => code.slice(4));
    const own = await read('/api/shipments/manifest.pdf?date=2026-11-24', ANA);
    expect(own.name).toBe('inline; filename="manifest-2026-11-24.pdf"');
    for (const words of [
      ...[first, second, 'UN1203 class 3 PG II', `${codes[0]} to ${codes[3]}`, 'No labels yet'],
      ...['Harbour Foods, 12 Dock Road, Melbourne', 'Total: 2 consignments, 8 packages', '1 consignment.'],
      ...['Sender', 'Driver', 'Name, signature, date and time', 'Page 1 of 1', 'not accepted yet'],
    ])
      expect(own.pages.join(' ')).toContain(words);
    for (const absent of [other, gone]) expect(own.pages.join(' ')).not.toContain(absent);
    const desk = await read('/api/ops/board/manifest.pdf?date=2026-11-24&depot=sydney', STAFF);
    expect(desk.name).toBe('inline; filename="manifest-2026-11-24-sydney.pdf"');
    for (const words of [first, second, other, '24 Nov 2026, Sydney depot'])
      expect(desk.pages.join(' ')).toContain(words);
    for (const [path, headers] of [
      ['/api/shipments/manifest.pdf?date=2026-11-25', ANA],
      ['/api/ops/board/manifest.pdf?date=2026-11-25', STAFF],
    ] as const)
      expect((await read(path, headers)).pages.join(' ')).toContain('Nothing is to be picked up on 25 Nov 2026.');
    const elsewhere = await read('/api/ops/board/manifest.pdf?date=2026-11-24&depot=perth', STAFF);
    expect(elsewhere.pages.join(' ')).toContain('Nothing is to be picked up');
    const csv = await (
      await fetch(`${gateway.url}/api/shipments/manifest.csv?date=2026-11-24`, { headers: ANA })
    ).text();
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.startsWith(second))).toMatch(/,UN1203 class 3 PG II,.*,"'=1\+1",/);
    expect(await statusOf('/api/shipments/manifest.pdf?date=2026-02-30', ANA)).toBe(400);
    expect(await statusOf('/api/ops/board/manifest.csv?date=2026-11-24', ANA)).toBe(403);
  });
});
