import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { mappedFolder } from '../../fixtures/mappedFolder.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';
import { MOST_CAUSES, storeFailure } from './storeFailure.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const at = (version: string, column: number) =>
  `    at t (https://saltbush.example/mf/mf-quote/${version}/page.js:1:${column})`;
const failureOf = (more: object = {}, version = '1.0.0') => ({
  remote: 'mf-quote',
  version,
  page: '/quote',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'amountCents')",
  stack: `TypeError: it failed\n${at(version, 13)}\n${at(version, 33)}`,
  components: at(version, 12),
  steps: [],
  ...more,
});

/** What people type and what must stay theirs. */
const PERSONAL = [
  'Priya Ramanathan',
  'priya.ramanathan@private.example',
  '0412 345 678',
  '51 824 753 556',
  '14 Wattle Street, Dubbo NSW 2830',
  'SH-2026-004711',
  'c2VjcmV0LXRva2Vu',
  '7f9c2ba4-e88f-47a5-8b1e-2f6d1c0a9b3e',
  'fragile: grandmother’s piano',
  'PriyaRamanathan',
];

describe.each(DATABASES)('what fails, in the %s database', (kind) => {
  const lines: string[] = [];
  const gateway = gatewayOn(kind, {
    config: { trustedProxies: 1, logLevel: 'debug' },
    writeLog: (line: string) => lines.push(line),
  });
  beforeAll(async () => {
    await gateway.publish(mappedFolder());
    await gateway.publish(mappedFolder({ version: '1.1.0' }));
    await gateway.activate('mf-quote', '1.0.0');
  });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('failures').execute();
  });

  let network = 0;
  const send = (failures: object[], headers: Record<string, string> = {}) => {
    network += 1;
    return gateway.post(
      '/api/telemetry/failures',
      { failures },
      { 'x-forwarded-for': `198.51.100.${network % 250}`, 'user-agent': PHONE, ...headers },
    );
  };
  const list = async (query = '') => {
    const answer = await gateway.get(`/api/releases/failures${query}`, BEARER);
    expect(answer.status).toBe(200);
    return answer.body.failures as Record<string, unknown>[];
  };
  async function listed(visits: number) {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const found = await list();
      if (found.reduce((sum, one) => sum + Number(one.visits), 0) >= visits) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Fewer than ${visits} visits met a failure.`);
  }

  it('is told with the line of the source, the function, the browsers and the release, with who shipped it', async () => {
    expect((await send([failureOf()])).status).toBe(204);
    const [found] = await listed(1);
    expect(found).toMatchObject({
      side: 'browser',
      remote: 'mf-quote',
      error: 'TypeError',
      message: "Cannot read properties of undefined (reading 'amountCents')",
      source: 'mf-quote/src/quote/QuoteForm.tsx',
      inFunction: 'QuoteForm',
      visits: 1,
      browsers: { 'Chrome on a phone': 1 },
      releases: [{ version: '1.0.0', visits: 1 }],
    });
    const [frame] = (found?.frames ?? []) as { line: number; lines: { number: number; text: string }[] }[];
    expect(frame?.line).toBe(6);
    expect(frame?.lines.find(({ number }) => number === 6)?.text).toContain('quote.total.amountCents');
    const [release] = (found?.releases ?? []) as { activated: { actor: string } | null }[];
    expect(release?.activated?.actor).toBe('operator');
  });

  it('is one cause in each release that has it, and once for each visit', async () => {
    await send([failureOf()]);
    await gateway.activate('mf-quote', '1.1.0');
    await send([failureOf({}, '1.1.0'), failureOf({}, '1.1.0')]);
    const [found, ...others] = await listed(2);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ visits: 2, releases: [{ version: '1.0.0' }, { version: '1.1.0' }] });
    expect(await list('?version=1.1.0')).toHaveLength(1);
    expect(await list('?side=server')).toEqual([]);
    await gateway.rollback('mf-quote', '1.0.0');
  });

  it('holds nothing that a person typed, wherever it was sent, and the log neither', async () => {
    lines.length = 0;
    const told = PERSONAL.flatMap((text) => [
      failureOf({ name: text.slice(0, 60), message: text }),
      failureOf({ message: `Cannot read properties of undefined (reading '${text}')` }),
      failureOf({
        message: `${text} is not defined`,
        stack: `${text}\n    at ${text} (${text}:1:2)\n${at('1.0.0', 13)}`,
      }),
      failureOf({ message: `Unexpected token 'J', "${text}" is not valid JSON`, components: `${text}\n at ${text}` }),
      failureOf({
        stack: `    at t (https://x/mf/mf-quote/1.0.0/${text}.js:1:13)`,
        components: `t@https://x/mf/${text}/1.0.0/page.js:1:1`,
      }),
      failureOf({ page: `/quotes/${text}`.slice(0, 200), message: `Failed to execute '${text}' on 'Window'` }),
      failureOf({
        steps: [
          { kind: 'page', path: `/quote/${text}`.slice(0, 200) },
          { kind: 'press', tag: text.slice(0, 20), type: text.slice(0, 20), name: text.slice(0, 60) },
          { kind: 'submit', tag: 'form', name: text.slice(0, 60) },
          { kind: 'answer', path: `/api/quotes/${text}`.slice(0, 200), status: 500 },
        ],
      }),
    ]);
    for (const one of told) expect((await send([one])).status).toBe(204);
    await send([{ ...failureOf(), [PERSONAL[0] ?? '']: PERSONAL[1] }]);
    await send([failureOf({ remote: PERSONAL[0] })]);
    await listed(told.length);
    const { db } = gateway.database;
    const kept = JSON.stringify([
      await db.selectFrom('failures').selectAll().execute(),
      await db.selectFrom('failure_counts').selectAll().execute(),
      await db.selectFrom('failure_examples').selectAll().execute(),
      lines,
    ]);
    // A few digits alone stand in times and sizes of the log too, so numbers are looked for with what is before them.
    const words = PERSONAL.flatMap((text) => [
      ...[text, ...(text.match(/\S+ \d+/g) ?? [])],
      ...text.split(/[\s,@.]+/).filter((word) => word.length > 3 && !/^\d{1,4}$/.test(word)),
    ]);
    expect(words).toEqual(expect.arrayContaining(['NSW 2830', '0412 345', '51 824', 'Dubbo']));
    expect(words.filter((word) => kept.includes(word))).toEqual(
      ['private', 'example'].filter((word) => kept.includes(word)),
    );
    expect(PERSONAL.filter((text) => kept.includes(text))).toEqual([]);
  });

  it('tells the last steps in routes and controls of the markup', async () => {
    const steps = [
      { kind: 'page', path: '/quote' },
      { kind: 'press', tag: 'input', type: 'text', name: 'postcode' },
      { kind: 'press', tag: 'button', type: 'submit', name: 'noSuchWord' },
      { kind: 'answer', path: '/api/quotes/Q-1', status: 503 },
    ];
    await send([failureOf({ steps })]);
    const [found] = await listed(1);
    const { body } = await gateway.get(`/api/releases/failures/${found?.id}`, BEARER);
    expect(body.examples).toMatchObject([
      {
        page: '/quote',
        version: '1.0.0',
        browser: 'Chrome on a phone',
        components: ['QuoteForm'],
        steps: [
          { kind: 'page', route: '/quote' },
          { kind: 'press', control: 'input[text] postcode' },
          { kind: 'press', control: 'button[submit]' },
          { kind: 'answer', route: '/api/quotes/:token', status: 503 },
        ],
      },
    ]);
  });

  it('of a release that visitors do not get and of robots is not kept', async () => {
    await send([failureOf({}, '1.1.0')]);
    await send([failureOf({}, '9.9.9')]);
    await send([failureOf()], { 'user-agent': 'Googlebot/2.1' });
    await send([failureOf()]);
    expect(await listed(1)).toMatchObject([{ visits: 1 }]);
  });

  it('makes few causes for one network, and a remote has no more than so many', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const names = ['TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'URIError', 'AbortError'];
    const messages = ['x is not a function', 'x is not iterable', 'too much recursion'];
    for (const name of names) {
      const several = messages.map((message) => failureOf({ name, message }));
      expect((await send(several, from)).status).toBe(204);
    }
    await send([failureOf()]);
    await listed(11);
    const found = await list();
    expect(found).toHaveLength(11);
    expect(found.some(({ message }) => String(message).includes('amountCents'))).toBe(true);
  });

  it('keeps what many visits met when a remote has too many causes', async () => {
    const { db } = gateway.database;
    const kept = (error: string) => ({
      ...{ side: 'browser' as const, remote: 'mf-quote', version: '1.0.0', error, message: '', frames: [] },
      ...{ page: '', browser: 'Other', steps: [], components: [] },
    });
    const always = async () => true;
    for (let visit = 0; visit < 3; visit += 1) await storeFailure(db, kept('true one'), always);
    for (let made = 0; made < MOST_CAUSES + 5; made += 1) await storeFailure(db, kept(`made up ${made}`), always);
    const { rows } = { rows: await db.selectFrom('failures').select('error').execute() };
    expect(rows).toHaveLength(MOST_CAUSES);
    expect(rows.some(({ error }) => error === 'true one')).toBe(true);
    expect(rows.some(({ error }) => error === `made up ${MOST_CAUSES + 4}`)).toBe(true);
  });

  it('shows a team with a token for its remote what fails there, and nothing of others', async () => {
    await send([failureOf()]);
    const [{ id } = { id: '' }] = await listed(1);
    const tokenFor = async (remote: string) => {
      const wanted = { remote, actions: ['publish'], days: 1, label: remote, reason: 'Test' };
      const { body } = await gateway.post('/api/releases/tokens', wanted, BEARER);
      return { authorization: `Bearer ${(body as { token: string }).token}` };
    };
    const [own, other] = [await tokenFor('mf-quote'), await tokenFor('mf-ar')];
    const path = '/api/releases/failures';
    expect((await gateway.get(path, own)).body).toMatchObject({ failures: [{ id, remote: 'mf-quote' }] });
    expect((await gateway.get(`${path}/${id}`, own)).status).toBe(200);
    expect((await gateway.get(path, other)).body).toMatchObject({ failures: [] });
    expect((await gateway.get(`${path}?name=mf-quote`, other)).status).toBe(403);
    expect((await gateway.get(`${path}/${id}`, other)).status).toBe(404);
  });

  it('refuses what is too long before it reads it, and says which field, not what was in it', async () => {
    const answer = await send([failureOf({ message: 'Priya'.repeat(200) })]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('Priya');
    expect((await send(Array.from({ length: 4 }, () => failureOf()))).status).toBe(400);
    expect((await send([failureOf({ steps: Array.from({ length: 9 }, () => ({ kind: 'press' })) })])).status).toBe(400);
    expect((await send([failureOf({ stack: 'x'.repeat(70_000) })])).status).toBe(413);
  });

  it('of an API route is kept by the route, with our own line and without the words of the error', async () => {
    await gateway.get('/broken');
    const [found] = await listed(1);
    expect(found).toMatchObject({ side: 'api', remote: 'gateway', error: 'Error', message: '' });
    expect(String(found?.source)).toMatch(/^auth-gateway\/fixtures\/startTestGateway\.ts$/);
    expect(JSON.stringify(await list())).not.toContain('secret detail\\n');
  });
});

describe.each(DATABASES)('source maps, in the %s database', (kind) => {
  let turn = 0;
  const gateway = gatewayOn(kind);

  it('are kept beside the release, served to nobody, and part of what a version is', async () => {
    expect((await gateway.publish(mappedFolder())).status).toBe(201);
    await gateway.activate('mf-quote', '1.0.0');
    expect((await gateway.get('/mf/mf-quote/1.0.0/page.js')).status).toBe(200);
    for (const path of ['page.js.map', 'page.js.map?x', 'server/index.cjs.map', 'PAGE.JS.MAP']) {
      expect([path, (await gateway.get(`/mf/mf-quote/1.0.0/${path}`, BEARER)).status]).toEqual([path, 404]);
    }
    const maps = await gateway.database.db.selectFrom('release_maps').select(['script']).execute();
    expect(maps).toEqual([{ script: 'page.js' }]);
    expect((await gateway.publish(mappedFolder({ map: '{"version":3}' }))).status).toBe(409);
  });

  it.each([
    ['no JSON', 'not a map'],
    ['endless mappings', JSON.stringify({ version: 3, names: [], sources: ['a'], mappings: 'AAAA,'.repeat(900_000) })],
    ['no sources', JSON.stringify({ version: 3, names: [], sources: [], mappings: 'AAAA' })],
    ['another shape', JSON.stringify({ version: 3, names: {}, sources: { length: 9e9 }, mappings: 7 })],
    [
      'a source that no path can be',
      JSON.stringify({ version: 3, names: [], sources: ['<b>\u001b[31m'], mappings: 'AAAA' }),
    ],
  ])('of %s map nothing, and the failure is kept with its script', async (_what, map) => {
    turn += 1;
    const version = `2.0.${turn}`;
    expect((await gateway.publish(mappedFolder({ version, map }))).status).toBe(201);
    expect((await gateway.activate('mf-quote', version)).body).toMatchObject({ version });
    await gateway.post('/api/telemetry/failures', { failures: [failureOf({}, version)] });
    let found: Record<string, unknown>[] = [];
    for (let attempt = 0; attempt < 200 && found.length === 0; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { body } = await gateway.get(`/api/releases/failures?version=${version}`, BEARER);
      found = body.failures as Record<string, unknown>[];
    }
    expect(JSON.stringify(found)).toMatch(/"source":"(page\.js|a)"/);
  });
});
