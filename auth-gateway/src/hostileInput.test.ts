import { randomUUID } from 'node:crypto';
import { setImmediate as immediate } from 'node:timers/promises';
import { ROUTES } from '../fixtures/authorisation-routes.data.ts';
import { HOSTILE_HEADERS, HOSTILE_QUERIES } from '../fixtures/hostile-input/hostile-heads.data.ts';
import { hostileBodies } from '../fixtures/hostile-input/hostileBodies.ts';
import { ADDRESS_FILE, hostileSheets } from '../fixtures/hostile-input/hostileSheets.ts';
import { ROUTE_INPUTS } from '../fixtures/hostile-input/route-inputs.ts';
import { routeSender } from '../fixtures/hostile-input/routeSender.ts';
import { type Sending, sendApart } from '../fixtures/hostile-input/sendApart.ts';
import { type Blocks, watchBlocks } from '../fixtures/hostile-input/watchBlocks.ts';
import { hostFolder } from '../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';

/** No request may block the event loop for longer. */
const MOST_MS = 100;
/** A single long block may be garbage from earlier requests. What a request itself does, it does at each attempt. */
const ATTEMPTS = 3;
/** Answers must not repeat long input. */
const LONGEST_REFUSAL = 16_000;

/** Routes that read their bodies as they are: files, archives and forms of a page. */
const WITHOUT_JSON = [
  'DELETE /api/driver-applications/:token/documents/:kind',
  'POST /api/addresses/imports',
  'POST /api/alerts/unsubscribe/:token/:what',
  'POST /api/auth/logout-notice',
  'POST /api/clients/invitations/:id/sending',
  'POST /api/clients/invitations/:id/withdrawal',
  'POST /api/clients/keys/:id/revocation',
  'POST /api/invitations/:id/acceptance',
  'POST /api/invitations/:id/refusal',
  'POST /api/invitations/links/:token/acceptance',
  'POST /api/ops/clients/invitations/:id/sending',
  'POST /api/logout',
  'POST /api/ops/clients/:reference/invitation',
  'POST /api/ops/driver-links/:id/removal',
  'POST /api/ops/mails/:id/retry',
  'POST /api/preview/end',
  'POST /api/rate-sheet-uploads',
  'POST /api/rate-sheets',
  'POST /api/rate-sheets/:id/activation',
  'POST /api/releases/:name',
  'POST /api/releases/:name/working-copies/:id',
  'POST /api/releases/:name/working-copies/:id/saves',
  'POST /api/shipments/templates/:template/removal',
  'POST /api/webhooks/:id/deliveries/:delivery/again',
  'POST /api/webhooks/:id/test',
  'POST /confirm/:id',
  'POST /preview/:token',
  'PUT /api/claims/:reference/pictures/:picture',
  'PUT /api/driver-applications/:token/documents/:kind',
  'PUT /api/driver-jobs/:token/pictures/:picture',
  'PUT /api/ops/bookings/:reference/pod/:picture',
];
const CLIENT = 'CL-2026-00001';

interface Measured {
  what: string;
  status: number;
  blockMs: number;
}

describe('hostile input on every route', () => {
  let gateway: TestGateway;
  const routes = Object.keys(ROUTES).sort();
  let blocks: Blocks;
  const client = sendApart();
  const measured: Measured[] = [];

  beforeAll(async () => {
    gateway = await startTestGateway({ trustedProxies: 1 });
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    await layClient();
    blocks = watchBlocks();
  });
  afterAll(async () => {
    blocks.stop();
    await client.close();
    await gateway.close();
    const longest = measured.toSorted((one, other) => other.blockMs - one.blockMs).slice(0, 8);
    const lines = longest.map(({ what, status, blockMs }) => `${blockMs.toFixed(0)} ms  ${status}  ${what}`);
    process.stdout.write(`${measured.length} hostile requests; the longest blocks:\n${lines.join('\n')}\n`);
  });

  /** Sets up a company with a member who may manage rate sheets. */
  async function layClient(): Promise<void> {
    const { db } = gateway.database;
    const at = new Date();
    const facts = {
      business_name: 'A',
      contact_name: 'Ana',
      email: 'ana@a.example',
      details: '{}',
      abn_verified: false,
    };
    await db
      .insertInto('clients')
      .values({
        ...{ ...facts, reference: CLIENT, submission_id: randomUUID(), input_digest: '', submitted_at: at },
        ...{ requested_status: 'active', status: 'active' },
      })
      .execute();
    const member = { reference: CLIENT, user_id: 'ana', email: 'ana@a.example', joined_at: at };
    await db.insertInto('client_users').values(member).execute();
  }

  /** The longest block of each attempt, and of those the shortest. */
  async function measure(what: string, sending: () => Sending): Promise<Measured> {
    let result: Measured = { what, status: 0, blockMs: Number.POSITIVE_INFINITY };
    for (let attempt = 0; attempt < ATTEMPTS && result.blockMs > MOST_MS; attempt += 1) {
      const sent = sending();
      blocks.reset();
      const { status, length } = await client.send(sent);
      result = { what, status, blockMs: Math.min(result.blockMs, blocks.longestMs()) };
      if (status >= 400 && length > LONGEST_REFUSAL) throw new Error(`${what} is answered with ${length} characters.`);
    }
    measured.push(result);
    return result;
  }

  const faultOf = ({ what, status, blockMs }: Measured): string[] =>
    status === 0 || status >= 500 || blockMs > MOST_MS ? [`${what}: ${status}, ${blockMs.toFixed(0)} ms`] : [];

  it('would be noticed if it blocked the event loop', async () => {
    blocks.reset();
    const ran = () => process.cpuUsage().user;
    for (const from = ran(); ran() - from < 1.5 * MOST_MS * 1_000; );
    await immediate();
    expect(blocks.longestMs()).toBeGreaterThan(MOST_MS);
  });

  it('is tried on every route that reads JSON', () => {
    const writing = routes.filter((route) => !route.startsWith('GET '));
    const known = [...Object.keys(ROUTE_INPUTS), ...WITHOUT_JSON];
    expect(writing.filter((route) => !known.includes(route))).toEqual([]);
  });

  it('causes no fault of ours and blocks nobody: bodies', async () => {
    const sender = routeSender(() => gateway.url);
    const faults: string[] = [];
    for (const [route, input] of Object.entries(ROUTE_INPUTS)) {
      await client.send(sender(route, { body: JSON.stringify(input.example) }));
      for (const { what, body } of hostileBodies(input)) {
        faults.push(...faultOf(await measure(`${route}: ${what}`, () => sender(route, { body }))));
      }
    }
    expect(faults).toEqual([]);
  });

  it('causes no fault of ours and blocks nobody: addresses and headers', async () => {
    const sender = routeSender(() => gateway.url);
    const faults: string[] = [];
    for (const route of [...routes.filter((known) => !known.includes('/api/callback')), 'GET /quote']) {
      await client.send(sender(route, {}));
      const kinds = [
        ...Object.entries(HOSTILE_QUERIES).map(([what, query]) => ({ what, query })),
        ...Object.entries(HOSTILE_HEADERS).map(([what, headers]) => ({ what, headers })),
        { what: 'a long part of the address', part: 'a'.repeat(8_000) },
        { what: 'characters in the address', part: '%00%E2%80%AE' },
      ];
      for (const { what, ...changes } of kinds) {
        faults.push(...faultOf(await measure(`${route}: ${what}`, () => sender(route, changes))));
      }
    }
    expect(faults).toEqual([]);
  });

  it('causes no fault of ours and blocks nobody: sheets', async () => {
    const sender = routeSender(() => gateway.url);
    const faults: string[] = [];
    const queries: Record<string, () => string> = {
      'POST /api/addresses/imports': () => 'act=import',
      'POST /api/rate-sheet-uploads': () => 'name=rates.csv',
      'POST /api/rate-sheets': () => `name=rates.csv&submissionId=${randomUUID()}`,
    };
    for (const [route, query] of Object.entries(queries)) {
      for (const { what, body } of hostileSheets(route.includes('addresses') ? ADDRESS_FILE : undefined)) {
        const sending = () => sender(route, { body, query: query() });
        faults.push(...faultOf(await measure(`${route}: ${what}`, sending)));
      }
    }
    expect(faults).toEqual([]);
  });
});
