import { randomUUID } from 'node:crypto';
import { type ApiKeyMade, MEMBER_ROLE_NAMES, MEMBER_ROLES, mayDo } from '@saltbush/clients/api';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { ROUTES } from '../fixtures/authorisation-routes.data.ts';
import { RULES, SENDERS, type Sender, type Verdict } from '../fixtures/authorisation-rules.data.ts';
import { bookingDesk, DANGEROUS, PNG } from '../fixtures/bookingDesk.ts';
import { claimDesk } from '../fixtures/claimDesk.ts';
import { DATABASES, gatewayOn } from '../fixtures/gatewayOn.ts';
import { ROUTE_INPUTS } from '../fixtures/hostile-input/route-inputs.ts';
import { layCompany } from '../fixtures/layCompany.ts';
import { layMembers } from '../fixtures/layMembers.ts';
import { ANA } from '../fixtures/layPerson.ts';
import { layWebhook } from '../fixtures/layWebhook.ts';
import { MEMBER_ACTS_OF_ROUTES } from '../fixtures/member-acts.data.ts';
import { hostFolder } from '../fixtures/releaseArchive.ts';
import { runDesk, runForm } from '../fixtures/runDesk.ts';
import { sendHead } from '../fixtures/sendHead.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');

/** Bodies that a route needs before it looks for a record at all. */
const BODIES: Record<string, object> = {
  'POST /api/bookings/:token/cancellation': { reason: '', acceptsCharge: false },
};

const JSON_TYPE = { 'content-type': 'application/json' };

const TESTED = Object.entries(ROUTES).flatMap(([route, rule]) => {
  const verdicts = RULES[rule];
  return verdicts === null ? [] : [{ route, rule, verdicts }];
});

describe.each(DATABASES)('who may do what, in the %s database', (kind) => {
  let reference = '';
  let template = '';
  let claim = '';
  let run = '';
  const picture = randomUUID();
  let rateSheet = 0;
  const { act, make, save, carry, recordPod, putPicture, move } = bookingDesk(
    () => gateway,
    () => FRIDAY,
  );

  const { book: bookRun } = runDesk(() => gateway);
  const { lodged, put } = claimDesk(
    () => gateway,
    () => FRIDAY,
  );

  const gateway = gatewayOn(kind, { now: () => FRIDAY });
  beforeAll(async () => {
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    rateSheet = await layCompany(gateway.database, { user: 'ana', number: 1, now: FRIDAY });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: FRIDAY });
    ({ reference } = await make(DANGEROUS, SENDERS.ana));
    await make({}, SENDERS.bob);
    const kept = { submissionId: '0b8f6c1e-0a39-4d2a-9a53-6f1f6f9d6c02', name: 'Weekly' };
    template = String((await gateway.post(`/api/shipments/${reference}/templates`, kept, SENDERS.ana)).body.reference);
    await carry(reference, 'out_for_delivery');
    await recordPod(reference);
    await putPicture(reference, 'photo', PNG);
    await move(reference, 'invoiced');
    claim = (await lodged(reference, {}, SENDERS.ana)).reference;
    run = (await bookRun(runForm(), SENDERS.ana)).reference;
    await put(claim, picture, PNG, SENDERS.ana);
    const words = { submissionId: randomUUID(), words: 'Too much' };
    const lines = `/api/shipments/${reference}/invoice/disputes`;
    const { body } = await gateway.post(lines, { ...words, position: 1 }, SENDERS.ana);
    const [{ id } = { id: 0 }] = (body as unknown as ShipmentDetail).invoice?.disputes ?? [];
    await act(reference, `disputes/${id}/answer`, { ...words, outcome: 'credited', amountCents: 100 });
  });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('rate_limits').execute();
  });

  /** In this order: of claims, the reference is another one than of their consignment. */
  const parts = () => ({
    ...{ ':reference/pictures/:picture': `:reference/pictures/${picture}`, 'claims/:reference': `claims/${claim}` },
    ...{
      'runs/:reference': `runs/${run}`,
      ':reference': reference,
      ':template': template,
      ':token': 'aaaaaaaaaaaaaaaaaaaaaa',
    },
    ...{ ':creditNote': 'CN-2026-00001', ':picture': 'photo', ':kind': 'licence', ':name': 'mf-quote' },
    ...{ ':version': '1.0.0', ':id': String(rateSheet) },
  });
  const filled = (path: string, values: Record<string, string>) =>
    Object.entries(values).reduce((text, [part, value]) => text.replace(part, value), path);
  const addressOf = (path: string): string => filled(path, parts());

  async function ask(route: string, sender: Sender, address = addressOf, authorization?: string) {
    const [method = '', path = ''] = route.split(' ');
    const isRead = method === 'GET';
    const response = await fetch(gateway.url + address(path), {
      method,
      headers: {
        ...SENDERS[sender],
        ...(isRead ? {} : { 'content-type': 'application/json' }),
        ...(authorization !== undefined && { authorization }),
      },
      ...(isRead ? {} : { body: JSON.stringify(BODIES[route] ?? {}) }),
    });
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    if (isStream) await response.body?.cancel();
    return { status: response.status, text: isStream ? '' : await response.text() };
  }

  const verdictOf = (status: number): Verdict => (status === 401 || status === 403 || status === 404 ? status : 'in');

  it.each(TESTED)('answers $route as $rule', async ({ route, verdicts }) => {
    const answers: Partial<Record<Sender, Verdict>> = {};
    for (const sender of Object.keys(SENDERS) as Sender[]) {
      const { status } = await ask(route, sender);
      expect(status).toBeLessThan(500);
      // Staff are let in, but the record that the test asks for does not exist.
      const isAbsent = status === 404 && verdicts[sender] === 'in' && !route.includes('/api/shipments');
      answers[sender] = isAbsent ? 'in' : verdictOf(status);
    }
    expect(answers).toEqual(verdicts);
  });

  it('reads no body from a sender who may not send one', async () => {
    for (const { route, verdicts } of TESTED) {
      const [method = '', path = ''] = route.split(' ');
      if (method === 'GET') continue;
      for (const sender of Object.keys(SENDERS) as Sender[]) {
        if (verdicts[sender] !== 401 && verdicts[sender] !== 403) continue;
        const headers = { ...SENDERS[sender], 'content-type': 'application/json' };
        const status = await sendHead(gateway.url + addressOf(path), method, headers);
        expect({ route, sender, status }).toEqual({ route, sender, status: verdicts[sender] });
      }
    }
  });

  it('waits for nothing that strangers announce, small or large, and tells other sites what it tells them anyway', async () => {
    const refused = TESTED.filter(({ route, verdicts }) => !route.startsWith('GET ') && verdicts['signed out'] === 401);
    for (const { route } of refused) {
      const [method = '', path = ''] = route.split(' ');
      const statusFor = (bytes: number, site = 'same-origin') =>
        sendHead(gateway.url + addressOf(path), method, { ...JSON_TYPE, 'sec-fetch-site': site }, bytes);
      const large = 10_000_000;
      const statuses = await Promise.all([statusFor(20), statusFor(64 * 1024), statusFor(large)]);
      expect({ route, statuses }).toEqual({ route, statuses: [401, 401, 401] });
      expect({ route, status: await statusFor(20, 'cross-site') }).toEqual({ route, status: 403 });
    }
  });

  it.each(['Bearer of-nobody', 'bearer', 'Bearer \u00e9', 'a token that may read'])(
    'lets no session stand in for a bearer token, or add to its rights: %s',
    async (given) => {
      const wish = { label: 'Reader', remote: null, actions: ['read'], days: 1, reason: 'a test' };
      const { token } = (await gateway.post('/api/releases/tokens', wish)).body;
      const isValid = given.startsWith('a token');
      const authorization = isValid ? `Bearer ${String(token)}` : given;
      // Leave out the operators' routes for a valid token: its own rights apply there and are tested elsewhere.
      const asked = TESTED.filter(
        ({ route }) => !(isValid && / (\/api\/releases|\/metrics|\/api\/ops\/session-ends)/.test(route)),
      );
      for (const { route, verdicts } of asked) {
        // Any sender who may see more than a stranger.
        const sender = (['ana', 'staff', 'ops'] as const).find((one) => verdicts[one] !== verdicts['signed out']);
        if (sender === undefined) continue;
        const { status } = await ask(route, sender, addressOf, authorization);
        expect({ route, verdict: verdictOf(status) }).toEqual({ route, verdict: verdicts['signed out'] });
      }
    },
    60_000,
  );

  it.each(TESTED.filter(({ rule }) => rule === 'own' || rule === 'own company'))(
    'answers others on $route as if the record did not exist',
    async ({ route }) => {
      const foreign = await ask(route, 'bob');
      const absent = await ask(route, 'bob', (path) =>
        filled(path, {
          ...parts(),
          'claims/:reference': 'claims/CLM-2026-99999',
          'runs/:reference': 'runs/RN-2026-99999',
          ':reference': 'SH-2026-9999',
          ':id': '999999',
        }),
      );
      expect(foreign).toEqual(absent);
    },
  );

  describe('for members of a company', () => {
    const COMPANY = 'CL-2025-00001';
    const MEMBERS = { mia: 'owner', bea: 'booker', cai: 'accounts', dov: 'viewer' } as const;
    const membersBy = Object.entries(MEMBERS);
    const headersOf = (user: string) => ({ 'x-test-role': 'client', 'x-test-user': user });
    let address: Record<string, string> = {};
    let quoteToken = '';
    let printed = '';

    beforeAll(async () => {
      const { db } = gateway.database;
      const members = { ...MEMBERS, eve: 'viewer' } as const;
      const { ids, invitation } = await layMembers(db, { reference: COMPANY, members, now: FRIDAY });
      const booked = await make({}, headersOf('mia'));
      const quote = await save(undefined, headersOf('mia'));
      quoteToken = quote.token;
      printed = (await make({}, headersOf('mia'))).reference;
      const sheet = { file_name: 'rates.csv', row_count: 0, skipped_count: 0, uploaded_at: FRIDAY, uploaded_by: 'mia' };
      const { id } = await db
        .insertInto('rate_sheets')
        .values({ ...sheet, client_reference: COMPANY })
        .returning('id')
        .executeTakeFirstOrThrow();
      const kept = { submissionId: randomUUID(), name: 'Weekly' };
      const template = await gateway.post(`/api/shipments/${printed}/templates`, kept, headersOf('mia'));
      await carry(printed, 'out_for_delivery');
      await recordPod(printed);
      const claimed = (await lodged(printed, {}, headersOf('mia'))).reference;
      const place = { ...ROUTE_INPUTS['POST /api/addresses']?.example, submissionId: randomUUID() };
      const placed = await gateway.post('/api/addresses', place, headersOf('mia'));
      const repeating = {
        ...ROUTE_INPUTS['POST /api/standing-pickups']?.example,
        ...{ submissionId: randomUUID(), shipmentReference: booked.reference },
      };
      const standing = await gateway.post('/api/standing-pickups', repeating, headersOf('mia'));
      const ran = await bookRun(runForm(), headersOf('mia'));
      const key = { ...ROUTE_INPUTS['POST /api/clients/:reference/keys']?.example, submissionId: randomUUID() };
      const { body: made } = await gateway.post(`/api/clients/${COMPANY}/keys`, key, headersOf('mia'));
      const { webhook, delivery } = await layWebhook(db, { ...ANA, client: COMPANY, booking: printed });
      address = {
        '/api/clients/keys/:id': `/api/clients/keys/${(made as unknown as ApiKeyMade).key.id}`,
        '/api/webhooks/:id/deliveries/:delivery': `/api/webhooks/${webhook}/deliveries/${delivery}`,
        '/api/webhooks/:id': `/api/webhooks/${webhook}`,
        '/api/standing-pickups/:reference': `/api/standing-pickups/${String(standing.body.reference)}`,
        '/api/runs/:reference': `/api/runs/${ran.reference}`,
        '/api/claims/:reference/pictures/:picture': `/api/claims/${claimed}/pictures/${randomUUID()}`,
        '/api/claims/:reference': `/api/claims/${claimed}`,
        '/api/shipments/:reference/claims': `/api/shipments/${printed}/claims`,
        '/api/addresses/:reference': `/api/addresses/${String(placed.body.reference)}`,
        '/api/shipments/templates/:template': `/api/shipments/templates/${String(template.body.reference)}`,
        '/api/bookings/:token': `/api/bookings/${booked.token}`,
        '/api/quotes/:token': `/api/quotes/${quote.token}`,
        '/api/shipments/:reference': `/api/shipments/${booked.reference}`,
        '/api/clients/:reference': `/api/clients/${COMPANY}`,
        '/api/clients/people/:id/removal': `/api/clients/people/${String(ids.eve)}/removal`,
        '/api/clients/people/:id/role': `/api/clients/people/${String(ids.dov)}/role`,
        '/api/clients/invitations/:id': `/api/clients/invitations/${invitation}`,
        '/api/rate-sheets/:id': `/api/rate-sheets/${id}`,
      };
    });

    it.each(Object.entries(MEMBER_ACTS_OF_ROUTES).flatMap(([route, act]) => (act === null ? [] : [{ route, act }])))(
      'keeps $route for those who may $act, and says who they are',
      async ({ route, act }) => {
        const [method = '', path = ''] = route.split(' ');
        const known = Object.keys(address).find((start) => path.startsWith(start));
        const asked = known === undefined ? path : path.replace(known, address[known] ?? '');
        const queries: Record<string, string> = {
          '/api/addresses/imports': '?act=check',
          '/api/rate-sheets': `?submissionId=${randomUUID()}&name=rates.csv`,
        };
        const query = queries[path] ?? '';
        const example = JSON.stringify(ROUTE_INPUTS[route]?.example ?? {}).replaceAll('SH-2026-0123', printed);
        const body = { ...JSON.parse(example), ...(path === '/api/bookings' ? { quoteToken } : {}) };
        let isDone = false;
        // The least first, since who may do it may change what the others ask for.
        for (const [user, role] of [...membersBy].reverse()) {
          const response = await fetch(gateway.url + asked + query, {
            method,
            headers: { ...JSON_TYPE, ...headersOf(user) },
            ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
          });
          const isJson = response.headers.get('content-type')?.includes('json') ?? false;
          const said = isJson ? ((await response.json()) as Record<string, unknown>) : {};
          if (!isJson) await response.body?.cancel();
          const isRefused = said.code === 'role-not-enough';
          expect({ role, isRefused }).toEqual({ role, isRefused: !mayDo(role, act) });
          if (!isRefused) {
            // What one of them removed is gone for the next.
            if (!isDone) expect({ role, status: response.status }).not.toEqual({ role, status: 404 });
            isDone ||= response.ok;
            continue;
          }
          expect(response.status).toBe(403);
          expect(said).toMatchObject({ role, may: MEMBER_ROLE_NAMES.filter((one) => mayDo(one, act)) });
          expect(said.detail).toContain(`as ${MEMBER_ROLES[role].as}. Only owners`);
        }
      },
    );
  });
});
