import { randomUUID } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { bookingDesk, PNG } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Analytics, Dashboard } from '../api/analytics.ts';
import type { Emissions } from '../api/emissions.ts';
import type { Shipment, ShipmentDetail, Shipments } from '../api/shipments.ts';
import type { BookingTemplates } from '../api/templates.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
const CAL = { 'x-test-role': 'client', 'x-test-user': 'cal' };
/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('consignments in the %s database', (kind) => {
  let time = FRIDAY;
  const { make, move, carry, recordPod, putPicture, mails } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
  });

  async function ask<T>(path: string, headers: Record<string, string> = ANA): Promise<T> {
    const answer = await gateway.get(path, headers);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as T;
  }
  const list = (query = '', headers = ANA) => ask<Shipments>(`/api/shipments${query}`, headers);
  const referencesOf = ({ rows }: { rows: Shipment[] }) => rows.map(({ reference }) => reference);

  async function deliver(reference: string): Promise<void> {
    await carry(reference, 'out_for_delivery');
    expect((await recordPod(reference)).status).toBe(201);
  }

  async function setUpCompany(status: 'active' | 'pending', users: string[]): Promise<void> {
    const { db } = gateway.database;
    await db
      .insertInto('clients')
      .values({
        reference: 'CL-2026-00001',
        submission_id: '7a1f5a34-6a0f-4b5e-9a77-0a4d8f2d7c11',
        input_digest: 'x',
        business_name: 'Harbour Foods Pty Ltd',
        contact_name: 'Ana',
        email: 'ana@harbour.example',
        details: JSON.stringify({ abn: '51 824 753 556' }),
        abn_verified: true,
        requested_status: 'active',
        status,
        submitted_at: FRIDAY,
      })
      .execute();
    for (const user of users) {
      const member = { reference: 'CL-2026-00001', user_id: user, email: `${user}@x.example`, joined_at: FRIDAY };
      await db.insertInto('client_users').values(member).execute();
    }
  }

  it('lists what somebody booked to them and to their company, and to nobody else', async () => {
    const own = await make({}, ANA);
    await make({}, BOB);
    expect(referencesOf(await list())).toEqual([own.reference]);
    expect((await gateway.get('/api/shipments', {})).status).toBe(401);

    await setUpCompany('active', ['ana', 'cal']);
    const shared = await make({}, ANA);
    expect(referencesOf(await list('', CAL))).toEqual([shared.reference]);
    expect(referencesOf(await list())).toEqual([shared.reference, own.reference]);
    expect(referencesOf(await list('', BOB))).toHaveLength(1);
  });

  it('shares nothing through a company that staff have not approved', async () => {
    await setUpCompany('pending', ['ana', 'cal']);
    const { reference } = await make({}, ANA);
    expect((await list('', CAL)).rows).toEqual([]);
    expect((await gateway.get(`/api/shipments/${reference}`, CAL)).status).toBe(404);
  });

  it('finds by view, search, service and dates, and counts each view', async () => {
    const first = await make({ customerReference: 'PO 100%' }, ANA);
    const second = await make({ pickupDate: '2026-11-25', customerReference: 'PO 200' }, ANA);
    await move(second.reference, 'accepted');
    await move(second.reference, 'accepted', { exception: { kind: 'delayed', reason: 'Flooded road' } });
    expect(await list()).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 50,
      counts: { all: 2, pending: 2, 'in-transit': 0, delivered: 0, exceptions: 1, closed: 0 },
    });
    expect(referencesOf(await list('?search=100%25'))).toEqual([first.reference]);
    expect(referencesOf(await list('?view=exceptions'))).toEqual([second.reference]);
    expect(referencesOf(await list('?from=2026-11-25&to=2026-11-25'))).toEqual([second.reference]);
    expect(referencesOf(await list('?service=LTL&sort=reference'))).toEqual([first.reference, second.reference]);
    expect((await list('?service=FTL')).rows).toEqual([]);
    expect(referencesOf(await list('?size=1&page=2'))).toEqual([first.reference]);
  });

  it.each([
    'view=none',
    'page=0',
    'size=501',
    'from=2026-02-30',
    'from=2026-02-02&to=2026-02-01',
    'sort=a',
    'x=1',
    'view=all&view=all',
  ])('refuses ?%s', async (query) => {
    expect(await gateway.get(`/api/shipments?${query}`, ANA)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('shows a delivered consignment with its POD, invoice and emissions to its own client alone', async () => {
    await setUpCompany('active', ['ana']);
    const { reference } = await make({}, ANA);
    await deliver(reference);
    expect((await putPicture(reference, 'photo', PNG)).status).toBe(200);
    expect(await move(reference, 'invoiced')).toMatchObject({ status: 200 });

    const path = `/api/shipments/${reference}`;
    const shipment = await ask<ShipmentDetail>(path);
    expect(shipment).toMatchObject({
      reference,
      status: 'invoiced',
      badge: 'Delivered',
      service: 'LTL',
      level: 'Standard',
      eta: '2026-11-25',
      promisedEta: '2026-11-25',
      deliveredOn: '2026-11-20',
      isOnTime: true,
      pod: { receiverName: 'Lee Wong', hasPhoto: true },
      invoice: { reference: 'INV-2026-00001', issuedOn: '2026-11-20', dueOn: '2026-11-27' },
      emissions: { massBasis: 'declared', massKg: 800, vehicleClass: 'articulated' },
      quoteToken: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(shipment.invoice?.totalIncGstCents).toBe(shipment.totalIncGstCents);
    expect((await fetch(`${gateway.url}${path}/pod/photo`, { headers: ANA })).headers.get('content-type')).toBe(
      'image/png',
    );
    expect((await gateway.get(`${path}/pod/signature`, ANA)).status).toBe(404);

    const answers = await Promise.all([path, '/api/shipments/SH-2026-9999'].map((each) => gateway.get(each, BOB)));
    const bodies = answers.map(({ status, body }) => ({ status, body }));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]?.status).toBe(404);
    for (const part of ['pod/photo', 'invoice.pdf']) {
      expect((await gateway.get(`${path}/${part}`, BOB)).status).toBe(404);
      expect((await gateway.get(`${path}/${part}`, {})).status).toBe(401);
    }

    const copies = await Promise.all(
      [1, 2].map(async () =>
        Buffer.from(await (await fetch(`${gateway.url}${path}/invoice.pdf`, { headers: ANA })).arrayBuffer()),
      ),
    );
    expect(copies[0]).toEqual(copies[1]);
    const document = await getDocumentProxy(new Uint8Array(copies[0] ?? []));
    const page = await (await document.getPage(1)).getTextContent();
    const text = page.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const words of [
      'Tax invoice',
      'INV-2026-00001',
      'Saltbush Freight Pty Ltd',
      'ABN',
      '51 824 753 556',
      'Harbour Foods Pty Ltd',
      'GST',
      '20 Nov 2026',
      reference,
    ]) {
      expect(text).toContain(words);
    }
    const kept = (await mails()).find(({ kind: mailKind }) => mailKind === 'invoice');
    expect(kept).toMatchObject({ recipient: 'ana@harbour.example', attachments: [{ name: 'INV-2026-00001.pdf' }] });
    expect(Buffer.from(kept?.attachments[0]?.content ?? '', 'base64')).toEqual(copies[0]);
  });

  it('keeps the first promised day when a later one is given', async () => {
    const { reference } = await make({}, ANA);
    await move(reference, 'accepted');
    await move(reference, 'accepted', { eta: '2026-12-01' });
    expect(await ask<ShipmentDetail>(`/api/shipments/${reference}`)).toMatchObject({
      eta: '2026-12-01',
      promisedEta: '2026-11-25',
    });
  });

  it('exports what the filters find, without formulas', async () => {
    await make({ customerReference: '=1+1' }, ANA);
    await make({ customerReference: 'b, "c"' }, BOB);
    const answer = await fetch(`${gateway.url}/api/shipments.csv?search=SH-`, { headers: ANA });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="consignments-2026-11-20.csv"');
    const [head, row, ...rest] = (await answer.text()).split('\r\n');
    expect(head).toMatch(/^Reference,Booked,/);
    expect(row).toContain("'=1+1");
    expect(rest).toEqual(['']);
  });

  it('computes tiles, analytics and alerts from the same rows', async () => {
    const late = await make({}, ANA);
    await deliver(late.reference);
    const waiting = await make({ pickupDate: '2026-11-20', pickupTime: '' }, ANA).catch(() => null);
    expect(waiting).not.toBeNull();
    const dashboard = await ask<Dashboard>('/api/dashboard');
    expect(dashboard.tiles).toMatchObject({
      deliveredToday: { value: 1, lastMonth: 0 },
      onTimePercent: { value: 100, lastMonth: null },
    });
    expect(dashboard.recent[0]?.reference).toBeDefined();
    expect(dashboard.alerts.map(({ kind: alertKind }) => alertKind)).toContain('pod');
    expect(await ask<Analytics>('/api/analytics')).toMatchObject({
      from: '2026-07',
      to: '2026-12',
      serviceMix: [{ service: 'LTL', jobs: 1, percent: 100 }],
      bestMonth: { month: '2026-11', onTimePercent: 100 },
      yearToDate: { year: 2026, lastYearSpendCents: 0, changePercent: null },
    });
    const emissions = await ask<Emissions>('/api/emissions?months=1');
    expect(emissions).toMatchObject({ from: '2026-11', totals: { consignments: 1 } });
    expect(emissions.factors.at(-1)).toMatchObject({ vehicleClass: 'ship', gramsCo2ePerTonneKm: 142 });
    expect(emissions.derivation).toContain('430 km of it are counted as sea');
    expect(emissions.derivation).toContain('freight ships (63 g), about a fifth on passenger ferries (459 g)');
    expect((await ask<Dashboard>('/api/dashboard', BOB)).alerts).toEqual([]);
  });

  it('are kept as templates by whoever may see them, each once under a name', async () => {
    const { reference } = await make({}, ANA);
    const form = { submissionId: randomUUID(), name: ' Weekly ' };
    const keep = (body: Record<string, unknown>, headers = ANA, of = reference) =>
      gateway.post(`/api/shipments/${of}/templates`, body, headers);
    const kept = await keep(form);
    expect(kept).toMatchObject({
      status: 201,
      body: { reference: 'TPL-2026-00001', name: 'Weekly', shipmentReference: reference, from: 'Sydney' },
    });
    const again = await keep(form);
    expect([again.status, again.body]).toEqual([200, kept.body]);
    expect(await keep({ ...form, submissionId: randomUUID(), name: 'weekly' })).toMatchObject({
      status: 409,
      body: { code: 'template-known', fields: [{ path: 'name' }] },
    });
    expect((await keep({ ...form, name: ' ' })).status).toBe(400);
    const templates = (headers = ANA) => ask<BookingTemplates>('/api/shipments/templates', headers);
    expect((await templates()).rows).toEqual([kept.body]);
    expect((await templates(BOB)).rows).toEqual([]);
    // Other people's are like absent ones, also to what is no form.
    expect((await keep({}, BOB)).body).toEqual((await keep({}, BOB, 'SH-2026-9999')).body);
    const remove = (headers = ANA) => gateway.post('/api/shipments/templates/TPL-2026-00001/removal', {}, headers);
    expect((await remove(BOB)).status).toBe(404);
    expect(await remove()).toMatchObject({ status: 200, body: kept.body });
    expect((await remove()).status).toBe(404);
    expect((await templates()).rows).toEqual([]);
  });

  it('tracks by reference and postcode, and tells a stranger nothing else', async () => {
    const { reference } = await make({}, ANA);
    await move(reference, 'accepted', { note: 'Ask for Lee' });
    const track = (body: Record<string, string>) => gateway.post('/api/track', body, {});
    const found = await track({ reference: reference.toLowerCase(), postcode: '2000' });
    expect(found).toMatchObject({
      status: 200,
      body: { reference, badge: 'Pending', from: 'Sydney', to: 'Melbourne', eta: '2026-11-25', delivered: null },
    });
    expect(JSON.stringify(found.body)).not.toMatch(/Lee|Harbour|Dock|Cents|ana@/);
    const wrong = await track({ reference, postcode: '2001' });
    const absent = await track({ reference: 'SH-2026-9999', postcode: '2000' });
    expect(wrong.status).toBe(404);
    expect(wrong.body).toEqual(absent.body);
    expect((await track({ reference, postcode: '20' })).status).toBe(400);
    let status = 0;
    for (let attempt = 0; attempt < 31 && status !== 429; attempt += 1) {
      status = (await track({ reference, postcode: '9999' })).status;
    }
    expect(status).toBe(429);
  });
});
