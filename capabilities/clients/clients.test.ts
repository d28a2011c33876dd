import { randomUUID } from 'node:crypto';
import { emptyTables } from '../../auth-gateway/fixtures/emptyTables.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../../auth-gateway/fixtures/harbourProduce.ts';
import type { Answer } from '../../auth-gateway/fixtures/startTestGateway.ts';
import type { DeskClientDetail, DeskClients } from './api/clients.ts';

const NOBODY = {};
const CLIENT_ROLE = { 'x-test-role': 'client' };
const STAFF = { 'x-test-role': 'staff' };
const CLIENT = {
  ...HARBOUR_PRODUCE,
  recurringSchedule: 'left over',
  originSuburb: ' Alexandria ',
  deliveryZones: ['Newtown', ' newtown', 'Manly'],
};
const SHEET = {
  name: 'rates.csv',
  text: '\uFEFFOrigin,Destination,Vehicle,RatePerKm\r\n"Sydney, NSW",Melbourne,Semi,3.1\r\n,,,\r\nSydney,Perth,Semi,2.5abc\r\n',
};

describe.each(DATABASES)('clients in the %s database', (kind) => {
  const now = () => new Date('2026-11-20T03:00:00Z');

  const gateway = gatewayOn(kind, { now });
  beforeEach(() => emptyTables(gateway.database));

  const send = (changes: Record<string, unknown> = {}, headers: Record<string, string> = NOBODY): Promise<Answer> =>
    gateway.post('/api/clients', { ...CLIENT, submissionId: randomUUID(), ...changes }, headers);
  const clients = () => gateway.database.db.selectFrom('clients').selectAll().orderBy('reference').execute();
  const rows = () => gateway.database.db.selectFrom('rate_sheet_rows').selectAll().orderBy('line').execute();
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const detail = async (reference = 'CL-2026-00001') =>
    (await gateway.get(`/api/ops/clients/${reference}`, STAFF)).body as unknown as DeskClientDetail;

  it('stores a client tidied up with its rate sheet, and mails allocator and applicant', async () => {
    const answer = await send({ rateSheet: SHEET });
    expect(answer).toMatchObject({ status: 201, body: { reference: 'CL-2026-00001', accountStatus: 'pending' } });
    expect(await detail()).toMatchObject({
      businessName: 'Harbour Produce',
      abn: '51 824 753 556',
      abnVerified: true,
      phone: '0412 345 678',
      originSuburb: 'Alexandria',
      deliveryZones: ['Newtown', 'Manly'],
      recurringSchedule: '',
      status: 'pending',
      requestedStatus: 'active',
      rateSheet: {
        name: 'rates.csv',
        rowCount: 1,
        skippedCount: 1,
        firstRows: [{ origin: 'Sydney, NSW', destination: 'Melbourne', vehicle: 'Semi', ratePerKm: 3.1 }],
      },
      trail: [{ at: now().toISOString(), status: 'pending', reason: 'Set up', actor: 'applicant' }],
      users: [],
    });
    const [notice, receipt] = await mails();
    expect(notice).toMatchObject({
      kind: 'client-notice',
      recipient: 'quotes@saltbushfreight.example',
      reply_to: 'nina@harbour.example',
    });
    expect(notice?.text).toContain('Harbour Produce');
    expect(receipt).toMatchObject({ kind: 'client-received', recipient: 'nina@harbour.example' });
    expect(receipt?.subject).toContain('CL-2026-00001');
    expect(receipt?.text).not.toContain('Harbour');
    expect(receipt?.text).not.toContain('Nina');
  });

  it('has stored it for good by the time it answers', async () => {
    await send({ rateSheet: SHEET });
    await gateway.restart();
    expect(await clients()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('stores a submission once, however often it is sent', async () => {
    const submissionId = randomUUID();
    const answers = await Promise.all([send({ submissionId }), send({ submissionId }), send({ submissionId })]);
    expect(answers.map(({ body }) => body.reference)).toEqual(Array(3).fill('CL-2026-00001'));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await send({ submissionId })).status).toBe(200);
    expect(await clients()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect((await send()).body.reference).toBe('CL-2026-00002');
  });

  it('refuses other answers under the same submission, and names the client', async () => {
    const submissionId = randomUUID();
    await send({ submissionId });
    expect(await send({ submissionId, phone: '13 12 34' })).toMatchObject({
      status: 409,
      body: { code: 'submission-reused', reference: 'CL-2026-00001' },
    });
  });

  it.each(['active', 'pending', 'suspended'])(
    "stores a visitor's client as pending even if the form asks for %s",
    async (accountStatus) => {
      expect(await send({ accountStatus }, CLIENT_ROLE)).toMatchObject({ body: { accountStatus: 'pending' } });
      expect(await clients()).toMatchObject([{ status: 'pending', requested_status: accountStatus }]);
    },
  );

  it('lets staff set the status they post', async () => {
    expect(await send({ accountStatus: 'active' }, STAFF)).toMatchObject({ body: { accountStatus: 'active' } });
    expect((await detail()).trail).toMatchObject([{ status: 'active', actor: 'staff@test.example' }]);
    expect((await detail()).users).toEqual([]);
  });

  it('marks numbers that fail their check as not verified, and mails no allocator when asked not to', async () => {
    await send({ abn: '12 345 678 901', phone: 'ring the bell', notifyAllocator: false });
    expect(await mails()).toMatchObject([{ kind: 'client-received' }]);
    expect(await detail()).toMatchObject({ abn: '12 345 678 901', abnVerified: false, phone: 'ring the bell' });
  });

  it('stores any text as it was written', async () => {
    const script = '<script>alert(1)</script>';
    const texts = { businessName: script, contactName: script, website: `javascript:${script}`, originSuburb: script };
    await send({ ...texts, abn: script, phone: script, deliveryZones: [script, "O'Brien; drop table clients"] });
    expect(await detail()).toMatchObject({
      ...texts,
      abn: script,
      deliveryZones: [script, "O'Brien; drop table clients"],
    });
    for (const { html } of await mails()) expect(html).not.toContain('<script>');
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no name', { businessName: ' ' }, 'businessName', 'Business name is required'],
    ['no vehicle', { vehicleTypes: [] }, 'vehicleTypes', 'Please select at least one vehicle type'],
    ['a malformed e-mail', { email: 'nina@' }, 'email', 'Please enter a valid email address'],
    ['no shipments', { avgShipmentsPerWeek: 0 }, 'avgShipmentsPerWeek', 'Please enter average shipments'],
    [
      'a thousand zones',
      { deliveryZones: Array.from({ length: 1_000 }, (_zone, index) => `Zone ${index}`) },
      'deliveryZones',
      'There is room for 200 delivery zones',
    ],
    [
      'a sheet without its header',
      { rateSheet: { name: 'x.csv', text: 'a,b\n1,2' } },
      'rateSheet',
      'Invalid format. Please include columns: Origin, Destination, Vehicle, RatePerKm',
    ],
    [
      'a sheet without a rate',
      { rateSheet: { name: 'x.csv', text: 'Origin,Destination,Vehicle,RatePerKm\n,,,\n=1,b,c,2' } },
      'rateSheet',
      'No valid rows found. Please check your data format.',
    ],
    [
      'a sheet with an open quotation mark',
      { rateSheet: { name: 'x.csv', text: 'Origin,Destination,Vehicle,RatePerKm\n"Sydney,b,c,2' } },
      'rateSheet',
      'Failed to parse CSV: Quoted field unterminated: a quotation mark in row 2 is never closed',
    ],
  ])('refuses %s beside its field, and stores nothing', async (_what, changes, path, message) => {
    const answer = await send(changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path, message }] } });
    expect(await clients()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown key', { status: 'active' }],
    ['a missing field', { rateSheet: undefined }],
  ])('refuses %s', async (_what, changes) => {
    expect(await send(changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('tells an old page with a large sheet in the form to reload, since a new page sends the sheet separately', async () => {
    for (const bytes of [100_000, 42 * 1024 * 1024]) {
      const answer = await send({ rateSheet: { name: 'x.csv', text: 'x'.repeat(bytes) } });
      expect(answer).toMatchObject({ status: 413, body: { detail: expect.stringContaining('Load the page again') } });
    }
  });

  it('refuses an address that sends too many forms', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await send()).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('joins the signed-in user and nobody else', async () => {
    await send({}, CLIENT_ROLE);
    expect((await detail()).users).toEqual(['client@test.example']);
  });

  describe('the desk', () => {
    it.each([
      ['signed out', NOBODY, 401],
      ['a client', CLIENT_ROLE, 403],
      ['an operator', { 'x-test-role': 'ops' }, 403],
      ['staff', STAFF, 200],
    ] as const)('lets in staff alone; this is %s', async (_who, headers, status) => {
      await send();
      const change = { version: 1, status: 'active', reason: 'Checked' };
      expect((await gateway.get('/api/ops/clients', headers)).status).toBe(status);
      expect((await gateway.get('/api/ops/clients/CL-2026-00001', headers)).status).toBe(status);
      expect((await gateway.post('/api/ops/clients/CL-2026-00001/status', change, headers)).status).toBe(status);
    });

    it('lists by view and finds by any part', async () => {
      await send({ rateSheet: SHEET });
      await send({ businessName: '100% Cotton', originSuburb: 'Manly' });
      const change = { version: 1, status: 'active', reason: 'Checked' };
      await gateway.post('/api/ops/clients/CL-2026-00001/status', change, STAFF);
      const found = async (query: string) =>
        (await gateway.get(`/api/ops/clients?${query}`, STAFF)).body as unknown as DeskClients;
      const names = async (query: string) => (await found(query)).rows.map(({ businessName }) => businessName);
      expect(await names('')).toEqual(['100% Cotton']);
      expect(await names('view=active')).toEqual(['Harbour Produce']);
      expect(await names('view=all&search=0%25')).toEqual(['100% Cotton']);
      expect(await names('view=all&search=alexand')).toEqual(['Harbour Produce']);
      expect(await found('view=all')).toMatchObject({
        total: 2,
        counts: { pending: 1, active: 1, suspended: 0, all: 2 },
        rows: [{ hasRateSheet: false }, { hasRateSheet: true, focus: 'metro', freightType: 'Pallets' }],
      });
      expect((await gateway.get('/api/ops/clients?view=mine', STAFF)).status).toBe(400);
    });

    it('moves freely between statuses, always with a reason, and records who did what', async () => {
      await send();
      const set = (version: number, status: string, reason: string) =>
        gateway.post('/api/ops/clients/CL-2026-00001/status', { version, status, reason }, STAFF);
      expect(await set(1, 'active', ' Checked ')).toMatchObject({
        status: 200,
        body: { version: 2, status: 'active' },
      });
      expect(await set(1, 'suspended', 'Late')).toMatchObject({ status: 409, body: { code: 'stale', version: 2 } });
      expect(await set(2, 'suspended', 'Invoices 60 days late')).toMatchObject({ body: { status: 'suspended' } });
      expect(await set(3, 'pending', 'New owner')).toMatchObject({
        body: {
          trail: [
            { status: 'pending', reason: 'Set up', actor: 'applicant' },
            { status: 'active', reason: 'Checked', actor: 'staff@test.example' },
            { status: 'suspended', reason: 'Invoices 60 days late' },
            { status: 'pending', reason: 'New owner' },
          ],
        },
      });
      expect((await set(4, 'active', ' ')).status).toBe(400);
      expect((await set(4, 'gone', 'x')).status).toBe(400);
    });

    it('answers 404 for any other reference', async () => {
      expect((await gateway.get('/api/ops/clients/CL-2026-99999', STAFF)).status).toBe(404);
      const change = { version: 1, status: 'active', reason: 'x' };
      expect((await gateway.post('/api/ops/clients/CL-2026-99999/status', change, STAFF)).status).toBe(404);
    });
  });
});
