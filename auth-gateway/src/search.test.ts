import { randomUUID } from 'node:crypto';
import { MOST_RESULTS, readSearchAnswer, type SearchResult } from '@saltbush/contract/search';
import { sql } from 'kysely';
import { bookingDesk } from '../fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../fixtures/harbourProduce.ts';
import { ROUTE_INPUTS } from '../fixtures/hostile-input/route-inputs.ts';
import { layCompany } from '../fixtures/layCompany.ts';
import { remoteFolder } from '../fixtures/releaseArchive.ts';
import { layApi, registerService } from '../fixtures/siteWithApi.ts';
import { startService } from '../fixtures/startService.ts';
import { BEARER } from '../fixtures/startTestGateway.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const client = (user: string) => ({ 'x-test-role': 'client', 'x-test-user': user });
const [ANA, BOB, CAL] = [client('ana'), client('bob'), client('cal')];
const STAFF = { 'x-test-role': 'staff', 'x-test-user': 'tom' };
const DESK = ['bookings', 'claims', 'clients', 'enquiries', 'drivers', 'standing-pickups', 'runs'].map(
  (desk) => `/api/ops/${desk}/search`,
);
const OWN = ['shipments', 'quotes', 'addresses', 'claims', 'runs'].map((own) => `/api/${own}/search`);

const example = (route: string) => ROUTE_INPUTS[route]?.example ?? {};

describe.each(DATABASES)('search in the %s database', (kind) => {
  let time = FRIDAY;
  const { make, save, form, send, carry, recordPod, move } = bookingDesk(
    () => gateway,
    () => time,
  );
  const db = () => gateway.database.db;

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
  });

  async function find(path: string, typed: string, headers: Record<string, string>): Promise<SearchResult[]> {
    const { status, body } = await gateway.get(`${path}?q=${encodeURIComponent(typed)}`, headers);
    expect({ path, typed, status }).toEqual({ path, typed, status: 200 });
    const results = readSearchAnswer(body);
    if (results === null) throw new Error(`${path} answers ${JSON.stringify(body)}, which the host would refuse.`);
    return results;
  }
  const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ title }) => title);
  const shipments = (typed: string, headers: Record<string, string> = ANA) =>
    titles('/api/shipments/search', typed, headers);
  const onDesk = (desk: string, typed: string) => find(`/api/ops/${desk}/search`, typed, STAFF);

  it('finds a consignment by its numbers, order, business and suburbs, whatever the case', async () => {
    const { reference } = await make({ customerReference: 'PO-4711' }, ANA);
    const [, year = '', number = ''] = reference.split('-');
    await carry(reference, 'out_for_delivery');
    await recordPod(reference);
    await move(reference, 'invoiced');
    for (const typed of [
      reference,
      reference.toLowerCase(),
      `  sh ${year} ${number} `,
      'SH-20',
      number,
      'po-4711',
      'po-47',
      '4711',
      'Harbour',
      'sydney mel',
      'melb harb 4711',
      'INV-2026-00001',
      'inv 2026',
    ]) {
      expect({ typed, found: await shipments(typed) }).toEqual({ typed, found: [reference] });
    }
    for (const typed of [reference, 'po-47', 'Harbour', 'INV-2026-00001']) {
      expect((await onDesk('bookings', typed)).map(({ path }) => path)).toEqual([`/ops/bookings/${reference}`]);
    }
    expect(await find('/api/shipments/search', '4711', ANA)).toEqual([
      {
        title: reference,
        detail: 'PO-4711 · Sydney → Melbourne · Delivered',
        path: `/dashboard/shipments/${reference}`,
      },
    ]);
    for (const typed of ['nowhere', 'Harbour nowhere', 'arbour', '--']) expect(await shipments(typed)).toEqual([]);
  });

  it('gives clients what is theirs and their company’s, and nothing of anybody else', async () => {
    await layCompany(gateway.database, { user: 'ana', number: 1, now: FRIDAY });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: FRIDAY });
    const member = { reference: 'CL-2026-00001', user_id: 'cal', email: 'cal@x.example', joined_at: FRIDAY };
    await db().insertInto('client_users').values(member).execute();
    const own = await make({ customerReference: 'PO 1' }, ANA);
    const foreign = await make({ customerReference: 'PO 2' }, BOB);
    for (const typed of ['PO', 'sydney', 'SH-2026', 'harbour', own.reference, foreign.reference, 'PO 1', 'PO 2']) {
      const fits = (reference: string, order: string) =>
        ![own, foreign].some((one) => one.reference === typed && reference !== typed) &&
        !(typed.startsWith('PO ') && typed !== order);
      const mine = fits(own.reference, 'PO 1') ? [own.reference] : [];
      expect({ typed, found: await shipments(typed, ANA) }).toEqual({ typed, found: mine });
      expect({ typed, found: await shipments(typed, CAL) }).toEqual({ typed, found: mine });
      const theirs = fits(foreign.reference, 'PO 2') ? [foreign.reference] : [];
      expect({ typed, found: await shipments(typed, BOB) }).toEqual({ typed, found: theirs });
    }
    await db().updateTable('clients').set({ status: 'pending' }).where('reference', '=', 'CL-2026-00001').execute();
    expect(await shipments('PO 1', CAL)).toEqual([]);
    expect(await shipments('PO 1', STAFF)).toEqual([]);
  });

  it('gives everybody the quotes that they saved, with what has become of each', async () => {
    const saved = await save(undefined, ANA);
    await save(undefined, BOB);
    const result = {
      title: saved.reference,
      detail: 'Sydney → Melbourne · Valid to 20 Dec 2026',
      path: `/quotes/${saved.token}`,
    };
    for (const typed of [saved.reference, 'q-2026', 'melbourne', saved.reference.slice(-6)]) {
      expect(await find('/api/quotes/search', typed, ANA)).toEqual([result]);
    }
    expect(await find('/api/quotes/search', saved.reference, BOB)).toEqual([]);
    const booked = await send(form(await save(undefined, ANA)), ANA);
    const details = (await find('/api/quotes/search', 'sydney', ANA)).map(({ detail }) => detail);
    expect(details.sort()).toEqual([`Sydney → Melbourne · Booked as ${booked.body.reference}`, result.detail]);
  });

  it('finds businesses and people for the desk', async () => {
    await gateway.post('/api/clients', { ...HARBOUR_PRODUCE, submissionId: randomUUID() }, {});
    const enquiry = { ...example('POST /api/enquiries'), name: 'Jo Citizen', company: 'Outback Wines', trap: '' };
    await gateway.post('/api/enquiries', { ...enquiry, submissionId: randomUUID() }, {});
    await gateway.post('/api/enquiries', { ...enquiry, submissionId: randomUUID(), trap: 'a program' }, {});
    const started = { submissionId: randomUUID(), purpose: 'application' };
    const { token } = (await gateway.post('/api/driver-applications', started, {})).body;
    const driver = { ...example('POST /api/driver-applications/:token/submission'), name: 'Bo Lind' };
    await fetch(`${gateway.url}/api/driver-applications/${token}/documents/licence`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'licence.pdf' },
      body: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n',
    });
    expect((await gateway.post(`/api/driver-applications/${token}/submission`, driver, {})).status).toBe(201);
    await gateway.post('/api/driver-applications', { ...started, submissionId: randomUUID() }, {});

    for (const typed of [
      'harbour prod',
      'Nina',
      'nina@harbour',
      '0412 345 678',
      '+61 412 345',
      'alexandria',
      'CL-2026-00001',
    ]) {
      expect({ typed, found: await onDesk('clients', typed) }).toEqual({
        typed,
        found: [
          {
            title: 'Harbour Produce',
            detail: 'CL-2026-00001 · Nina Park · nina@harbour.example · Pending Approval',
            path: '/ops/clients/CL-2026-00001',
          },
        ],
      });
    }
    for (const typed of ['citizen', 'Jo Ci', 'outback', 'ENQ-2026-00001']) {
      expect(await onDesk('enquiries', typed)).toMatchObject([
        {
          title: 'Jo Citizen',
          detail: expect.stringContaining('Outback Wines'),
          path: '/ops/enquiries/ENQ-2026-00001',
        },
      ]);
    }
    for (const typed of ['lind', 'bo li', 'drv-2026']) {
      expect(await onDesk('drivers', typed)).toMatchObject([{ title: 'Bo Lind', path: '/ops/drivers/DRV-2026-00001' }]);
    }
  });

  it('finds releases for operators, the names first', async () => {
    await gateway.publish(remoteFolder());
    expect(await find('/api/releases/search', 'QUOTE', BEARER)).toEqual([
      { title: 'mf-quote', detail: 'Not live', path: '/ops/releases/mf-quote' },
      {
        title: 'mf-quote 1.0.0',
        detail: expect.stringMatching(/^Published \d+ \w+ \d{4} by /),
        path: '/ops/releases/mf-quote#1.0.0',
      },
    ]);
    expect(await titles('/api/releases/search', 'mf-quote@1.0', BEARER)).toEqual(['mf-quote 1.0.0']);
    expect((await gateway.get('/api/releases/search?q=quote', STAFF)).status).toBe(401);
    expect((await gateway.get('/api/releases/search?q=q', BEARER)).status).toBe(400);
  });

  it('puts a whole reference first, then what begins so, then words', async () => {
    /** Books a second after the booking before: of those that fit as well, the newest comes first. */
    const next = (customerReference: string) => {
      time = new Date(time.getTime() + 1_000);
      return make({ customerReference }, ANA);
    };
    const words = await next('Hay 77');
    const longer = await next('771');
    const whole = await next('77');
    await next('other');
    const again = await next('77');
    const inOrder = [again, whole, longer, words].map(({ reference }) => reference);
    expect(await shipments('77')).toEqual(inOrder);
  });

  it('answers eight results at most, each within the limits', async () => {
    for (let count = 0; count < MOST_RESULTS + 2; count += 1) await make({ customerReference: `PO ${count}` }, ANA);
    expect(await shipments('PO')).toHaveLength(MOST_RESULTS);
    expect(await shipments('sydney')).toHaveLength(MOST_RESULTS);
    await db()
      .updateTable('bookings')
      .set({ pickup_suburb: 'x'.repeat(400) })
      .execute();
    expect((await find('/api/shipments/search', 'PO', ANA))[0]?.detail).toHaveLength(200);
  });

  it('takes wildcards and hostile texts for what they are', async () => {
    await make({ customerReference: 'PO 100%_x' }, ANA);
    expect(await shipments('PO 100%_')).toHaveLength(1);
    for (const typed of ['%%', '__', '_O', '%O', '\\\\', '\\%', '_O 100']) expect(await shipments(typed)).toEqual([]);
    const parts = [
      "'",
      '"',
      '\\',
      '%',
      '_',
      ':*',
      '&',
      '|',
      '!',
      '(',
      ')',
      '<->',
      ';--',
      '$1',
      '${q}',
      '\u00e9',
      '\u{1f69a}',
      '\ud83d',
    ];
    const odd = ['\u0000', '\n', '\u202e', '\u200b', `${'x'.repeat(101)}`, 'a', ' ', ''];
    const hostile = [
      ...odd,
      ...parts.flatMap((part) => [
        part.repeat(2),
        part.repeat(50).slice(0, 100),
        `sh${part}`,
        `${part}syd`,
        `a ${part} b`,
      ]),
      Array.from({ length: 50 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' '),
      "'); drop table bookings; --",
    ];
    expect(hostile.length).toBeGreaterThanOrEqual(100);
    // All sources look in the same way, so each gets its share of the texts.
    const sources = [...OWN, ...DESK];
    for (const [index, typed] of hostile.entries()) {
      const path = sources[index % sources.length] ?? '';
      const query = `?q=${encodeURIComponent(Buffer.from(typed).toString())}`;
      const { status, body } = await gateway.get(path + query, path.startsWith('/api/ops/') ? STAFF : ANA);
      const isFine = status === 200 ? readSearchAnswer(body) !== null : status === 400;
      expect({ typed, path, isFine }).toEqual({ typed, path, isFine: true });
    }
    for (const query of ['', '?q=ab&q=cd', '?q[a]=1', '?q=ab&more=1', '?search=ab']) {
      expect((await gateway.get(`${OWN[0]}${query}`, ANA)).status).toBe(400);
    }
  });

  it('is answered by the service of a remote as by the gateway', async () => {
    const service = await startService();
    const result = { title: 'Gate 3', detail: '', path: '/tracking/3' };
    service.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results: [result] }));
    });
    await layApi(gateway, { access: 'signed-in' });
    await registerService(gateway, service.url);
    expect(await find('/api/tracking/search', 'gate 3 & 4', ANA)).toEqual([result]);
    expect(service.received.map(({ url }) => url)).toEqual(['/api/tracking/search?q=gate%203%20%26%204']);
    expect((await gateway.get('/api/tracking/search?q=gate')).status).toBe(401);
    await service.kill();
  });

  it('stops a program that searches without end', async () => {
    await gateway.get('/api/shipments/search?q=ab', ANA);
    await sql`update rate_limits set points = 3000 where key like '%search%'`.execute(db());
    expect(await gateway.get('/api/quotes/search?q=ab', ANA)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect((await gateway.get('/api/quotes/search?q=ab', BOB)).status).toBe(200);
  });

  it('has an index of the very words that each source looks for', async () => {
    const { rows } = await sql<{ definition: string }>`select pg_get_indexdef(indexrelid) as definition from pg_index
      where pg_get_indexdef(indexrelid) like '%USING gin (search_words(%'`.execute(db());
    const tables = rows.map(({ definition }) => /ON \w+\.(\w+) USING/.exec(definition)?.[1]);
    expect(tables.sort()).toEqual(['bookings', 'claims', 'clients', 'driver_applications', 'enquiries', 'quotes']);
  });
});
