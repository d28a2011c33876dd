import { randomUUID } from 'node:crypto';
import {
  RATE_SHEET_FORMAT_FAULT,
  RATE_SHEET_NOT_TEXT,
  RATE_SHEET_TOO_LARGE,
} from '@saltbush/business-api/rate-sheet-format';
import { EMPTY_QUOTE_REQUEST } from '@saltbush/freight';
import { emptyTables } from '../../../auth-gateway/fixtures/emptyTables.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { watchBlocks } from '../../../auth-gateway/fixtures/hostile-input/watchBlocks.ts';
import type { Answer } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import type { RateSheetComparison, RateSheetPage, RateSheetSaved, RateSheetVersions } from '../api/rate-sheets.ts';

const HEADER = 'Origin,Destination,Vehicle,RatePerKm';
const SHEET = `${HEADER}\r\nMelbourne,Canberra,1T Van,2.10\r\n"Sydney, NSW",Newcastle,any,3\r\nPerth,,Van,2\r\n`;
const ANNA = { 'x-test-role': 'client', 'x-test-user': 'anna' };
const BEN = { 'x-test-role': 'client', 'x-test-user': 'ben' };
const NOBODY = {};
const LANE = 'origin=Richmond+VIC&destination=Canberra&vehicle=1t-van';

describe.each(DATABASES)('rate sheets in the %s database', (kind) => {
  const now = () => new Date('2026-11-20T03:00:00Z');

  const gateway = gatewayOn(kind, { now });

  async function addClient(reference: string, userId: string, status: 'active' | 'pending' | 'suspended' = 'active') {
    const { db } = gateway.database;
    await db
      .insertInto('clients')
      .values({
        ...{ reference, status, submission_id: randomUUID(), input_digest: '', business_name: reference },
        ...{ contact_name: '', email: `${userId}@test.example`, details: '{}', abn_verified: true },
        ...{ requested_status: status, submitted_at: now() },
      })
      .execute();
    const member = { reference, user_id: userId, email: `${userId}@test.example`, joined_at: now() };
    await db.insertInto('client_users').values(member).execute();
  }

  beforeEach(async () => {
    await emptyTables(gateway.database);
    await addClient('CL-2026-00001', 'anna');
    await addClient('CL-2026-00002', 'ben');
  });

  async function upload(
    content: string | Uint8Array<ArrayBuffer>,
    {
      headers = ANNA,
      name = 'rates.csv',
      submissionId = randomUUID() as string,
    }: { headers?: Record<string, string>; name?: string; submissionId?: string } = {},
  ): Promise<Answer> {
    const response = await fetch(
      `${gateway.url}/api/rate-sheets?${new URLSearchParams({ submissionId, name }).toString()}`,
      { method: 'POST', headers: { 'content-type': 'text/csv', ...headers }, body: content },
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const uploaded = async (content: string, options = {}) =>
    ((await upload(content, options)).body as unknown as RateSheetSaved).sheet;
  const list = async (headers = ANNA) =>
    (await gateway.get('/api/rate-sheets', headers)).body as unknown as RateSheetVersions;
  const activate = (id: number, headers: Record<string, string> = ANNA) =>
    gateway.post(`/api/rate-sheets/${id}/activation`, {}, headers);
  const agreed = async (headers: Record<string, string> = ANNA) =>
    (await gateway.get(`/api/rate-sheets/agreed-rate?${LANE}`, headers)).body.rate;
  const saveQuote = (headers: Record<string, string>, shownTotalExGstCents: number) =>
    gateway.post(
      '/api/quotes',
      {
        submissionId: randomUUID(),
        request: { ...EMPTY_QUOTE_REQUEST, pickup: 'Richmond VIC', delivery: 'Canberra', tailgate: true },
        shownTotalExGstCents,
      },
      headers,
    );

  it('keeps each upload as a version, newest first, and activates none of them', async () => {
    expect(await upload(SHEET)).toMatchObject({
      status: 201,
      body: {
        sheet: { fileName: 'rates.csv', rowCount: 2, skippedCount: 1, isActive: false, activatedAt: null },
        notes: ['1 invalid rows were skipped.'],
      },
    });
    await upload(SHEET, { name: 'newer.csv' });
    expect(await list()).toMatchObject({
      client: { reference: 'CL-2026-00001', status: 'active' },
      sheets: [
        { fileName: 'newer.csv', uploadedAt: now().toISOString(), uploadedBy: 'client@test.example' },
        { fileName: 'rates.csv' },
      ],
    });
  });

  it('stores a submission once, even when it comes twice at once, and accepts no other file for it', async () => {
    const submissionId = randomUUID();
    const answers = await Promise.all([upload(SHEET, { submissionId }), upload(SHEET, { submissionId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await list()).sheets).toHaveLength(1);
    expect(await upload(`${SHEET}Perth,Darwin,Van,1\r\n`, { submissionId })).toMatchObject({
      status: 409,
      body: { code: 'submission-reused' },
    });
    expect((await upload(SHEET, { submissionId, headers: BEN })).status).toBe(409);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['nothing', '', RATE_SHEET_FORMAT_FAULT],
    ['other columns', 'From,To\nSydney,Perth', RATE_SHEET_FORMAT_FAULT],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), RATE_SHEET_NOT_TEXT],
    ['formulas only', `${HEADER}\n=1+1,Perth,Van,2`, 'No valid rows found. Please check your data format.'],
    [
      'an open quote',
      `${HEADER}\n"Sydney,Perth,Van,2`,
      'Failed to parse CSV: Quoted field unterminated: a quotation mark in row 2 is never closed',
    ],
  ])("refuses %s in the page's words", async (_what, content, message) => {
    expect(await upload(content)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', detail: message, fields: [{ path: 'file', message }] },
    });
  });

  it('refuses 50 MB at once, and a submission without a name', async () => {
    expect(await upload('x'.repeat(50 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'body-too-large', detail: RATE_SHEET_TOO_LARGE },
    });
    expect((await upload(SHEET, { name: ' ' })).status).toBe(400);
    expect((await upload(SHEET, { submissionId: '1' })).status).toBe(400);
  });

  it('stores and activates 100,000 rows, and answers others meanwhile', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_row, index) => `Suburb ${index % 4_000},Perth,6T Truck,${(index % 900) + 1}`,
    );
    const sheet = [HEADER, ...rows].join('\r\n');
    async function store() {
      const blocks = watchBlocks();
      let isStored = false;
      const stored = uploaded(sheet)
        .then(async (saved) => ({ ...saved, activation: await activate(saved.id) }))
        .finally(() => {
          isStored = true;
        });
      let answered = 0;
      for (; !isStored; answered += 1) expect((await gateway.get('/livez')).status).toBe(200);
      const longestMs = blocks.longestMs();
      blocks.stop();
      return { ...(await stored), answered, longestMs };
    }
    const first = await store();
    // One long block may be garbage of earlier tests in this process. What storing itself does, it does each time.
    const { id, rowCount, answered, longestMs } = first.longestMs < 100 ? first : await store();
    expect(rowCount).toBe(100_000);
    const last = (await gateway.get(`/api/rate-sheets/${id}?page=1000`, ANNA)).body as unknown as RateSheetPage;
    expect(last.rows).toHaveLength(100);
    expect(last.rows.at(-1)).toMatchObject({ line: 100_000, origin: 'Suburb 3999', ratePerKm: 100 });
    // Whoever stores it in one piece lets in one question before that and one after it.
    expect(answered).toBeGreaterThan(20);
    expect(longestMs).toBeLessThan(100);
  });

  it('compares a sheet with the one before it', async () => {
    const first = await uploaded(`${HEADER}\nSydney,Perth,Van,2\nSydney,Darwin,Van,3\nPerth,Darwin,Van,4\nA,B,C,1`);
    const second = await uploaded(
      `${HEADER}\nSYDNEY,perth,van,2.5\nSydney,Perth,Van,9\nSydney,Darwin,Van,2.9\nA,B,C,1\nNew,Lane,Van,1`,
    );
    const compared = (await gateway.get(`/api/rate-sheets/${second.id}/comparison`, ANNA)).body;
    expect(compared as unknown as RateSheetComparison).toMatchObject({
      sheet: { id: second.id },
      before: { id: first.id },
      counts: { added: 1, removed: 1, dearer: 1, cheaper: 1, unchanged: 1 },
      changes: [
        { kind: 'dearer', origin: 'SYDNEY', fromRatePerKm: 2, toRatePerKm: 2.5 },
        { kind: 'cheaper', destination: 'Darwin', fromRatePerKm: 3, toRatePerKm: 2.9 },
        { kind: 'added', origin: 'New', fromRatePerKm: null, toRatePerKm: 1 },
        { kind: 'removed', origin: 'Perth', fromRatePerKm: 4, toRatePerKm: null },
      ],
    });
    expect((await gateway.get(`/api/rate-sheets/${first.id}/comparison`, ANNA)).body).toMatchObject({
      before: null,
      counts: { added: 4, removed: 0 },
    });
  });

  it('sends a sheet as a file in which a spreadsheet runs nothing', async () => {
    const { id } = await uploaded(SHEET);
    const { db } = gateway.database;
    await db.updateTable('rate_sheet_rows').set({ vehicle: '=cmd|x' }).where('line', '=', 1).execute();
    const { headers, body } = await gateway.get(`/api/rate-sheets/${id}.csv`, ANNA);
    expect(headers.get('content-disposition')).toBe('attachment; filename=rates.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // Reading the body as text drops the byte order mark.
    expect(body.text).toBe(`${HEADER}\r\nMelbourne,Canberra,"'=cmd|x",2.1\r\n"Sydney, NSW",Newcastle,any,3\r\n`);
  });

  it('prices with the sheet that was activated last, and goes back to an older one', async () => {
    const older = await uploaded(SHEET);
    const newer = await uploaded(SHEET.replace('2.10', '1.999'), { name: 'newer.csv' });
    expect(await agreed()).toBeNull();
    await activate(older.id);
    expect(await agreed()).toEqual({ sheetId: older.id, sheetName: 'rates.csv', line: 1, ratePerKm: 2.1 });
    await activate(newer.id);
    expect(await agreed()).toMatchObject({ sheetName: 'newer.csv', ratePerKm: 1.999 });
    const { body } = await activate(older.id);
    await activate(older.id);
    expect(body.sheets).toMatchObject([
      { isActive: false, activatedBy: 'client@test.example' },
      { isActive: true, activatedAt: now().toISOString() },
    ]);
    expect(await agreed()).toMatchObject({ sheetId: older.id });
    const log = await gateway.database.db.selectFrom('rate_sheet_activations').selectAll().execute();
    expect(log).toHaveLength(3);
    await expect(gateway.database.pool.query('delete from rate_sheet_activations')).rejects.toThrow();
  });

  it('saves a quote at the rate for that client alone, and leaves it unchanged when the sheet changes', async () => {
    const { id } = await uploaded(SHEET);
    await activate(id);
    // 669 km at $2.10, plus the tailgate.
    const { status, body } = await saveQuote(ANNA, 144_990);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        quote: {
          agreedRate: { sheetId: id, line: 1 },
          lines: [
            { label: 'Freight 669 km. Your rate sheet rates.csv, line 1: $2.10 per km', amountCents: 140_490 },
            {},
          ],
        },
      },
    });
    for (const other of [BEN, NOBODY]) {
      expect(await saveQuote(other, 144_990)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    }
    await activate((await uploaded(SHEET.replace('2.10', '5'))).id);
    expect((await gateway.get(`/api/quotes/${String(body.token)}`)).body).toEqual(body);
    expect(await saveQuote(ANNA, 144_990)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    const repriced = (headers: Record<string, string>) =>
      gateway.post(`/api/quotes/${String(body.token)}/reprice`, { submissionId: randomUUID() }, headers);
    expect(await repriced(ANNA)).toMatchObject({ status: 201, body: { quote: { agreedRate: { ratePerKm: 5 } } } });
    expect(await repriced(NOBODY)).toMatchObject({ body: { quote: { serviceName: 'Freight by distance' } } });
  });

  it('prices only for an active client; a pending client sees nothing, a suspended one changes nothing', async () => {
    const { id } = await uploaded(SHEET);
    const setStatus = (status: 'pending' | 'suspended') =>
      gateway.database.db.updateTable('clients').set({ status }).where('reference', '=', 'CL-2026-00001').execute();
    await activate(id);
    expect(await agreed()).not.toBeNull();
    // Anybody may set up a company and name anybody's e-mail, so a pending company shares nothing.
    await setStatus('pending');
    expect(await agreed()).toBeNull();
    for (const answer of [await gateway.get('/api/rate-sheets', ANNA), await upload(SHEET), await activate(id)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'client-pending' } });
    }
    await setStatus('suspended');
    expect(await agreed()).toBeNull();
    expect(await activate(id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await upload(SHEET)).status).toBe(403);
    expect((await list()).sheets).toHaveLength(1);
  });

  it('shows a sheet only to its own client, and answers missing and foreign ones alike', async () => {
    const { id } = await uploaded(SHEET);
    const paths = ['', '.csv', '/comparison'];
    for (const path of paths) {
      expect((await gateway.get(`/api/rate-sheets/${id}${path}`, ANNA)).status).toBe(200);
      const foreign = await gateway.get(`/api/rate-sheets/${id}${path}`, BEN);
      const absent = await gateway.get(`/api/rate-sheets/999${path}`, BEN);
      expect(foreign).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(foreign.body).toEqual(absent.body);
      expect((await gateway.get(`/api/rate-sheets/${id}${path}`, NOBODY)).status).toBe(401);
    }
    expect((await activate(id, BEN)).body).toEqual((await activate(999, BEN)).body);
    expect((await activate(id, NOBODY)).status).toBe(401);
    expect((await upload(SHEET, { headers: NOBODY })).status).toBe(401);
    expect((await list(BEN)).sheets).toEqual([]);
  });

  it('tells a user without a client what to do', async () => {
    const carl = { 'x-test-role': 'client', 'x-test-user': 'carl' };
    for (const answer of [await gateway.get('/api/rate-sheets', carl), await upload(SHEET, { headers: carl })]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'no-client', detail: expect.stringContaining('/new-client') },
      });
    }
    expect(await agreed(carl)).toBeNull();
  });
});
