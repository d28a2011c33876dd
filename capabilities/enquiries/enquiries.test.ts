import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { Answer } from '../../auth-gateway/fixtures/startTestGateway.ts';

const STAFF = { 'x-test-role': 'staff' };
const ENQUIRY = {
  submissionId: '3f2c8a54-9d1e-4c6b-8a77-0b1c2d3e4f50',
  topic: 'general',
  name: 'Jo Citizen',
  email: 'jo@client.example',
  phone: '',
  company: '',
  message: 'Two pallets from Newcastle to Geelong, Tuesday.',
  trap: '',
};

describe.each(DATABASES)('enquiries on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const send = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    gateway.post('/api/enquiries', { ...ENQUIRY, ...changes }, {});
  const uuid = () => crypto.randomUUID();
  const year = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', year: 'numeric' }).format(new Date());
  const first = `ENQ-${year}-00001`;
  const enquiries = () => gateway.database.db.selectFrom('enquiries').selectAll().execute();
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const detail = async (reference = first) => (await gateway.get(`/api/ops/enquiries/${reference}`, STAFF)).body;

  it('stores an enquiry, and mails the desk and the visitor', async () => {
    expect(await send()).toMatchObject({ status: 201, body: { reference: first } });
    expect(await enquiries()).toMatchObject([{ reference: first, name: 'Jo Citizen', status: 'new' }]);
    expect(await mails()).toMatchObject([
      { kind: 'enquiry-notice', recipient: 'hello@saltbushfreight.example', reply_to: 'jo@client.example' },
      { kind: 'enquiry-received', recipient: 'jo@client.example', subject: `We have your message: ${first}` },
    ]);
    const [notice, receipt] = await mails();
    expect(notice?.text).toContain(ENQUIRY.message);
    expect(receipt?.text).not.toContain('pallets');
    expect(receipt?.text).not.toContain('Jo');
  });

  it('has stored it for good by the time it answers', async () => {
    await send();
    await gateway.restart();
    expect(await enquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('stores a message once, however often it is sent', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ body }) => body.reference)).toEqual([first, first, first]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await send()).toMatchObject({ status: 200, body: { reference: first } });
    expect(await enquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect((await send({ submissionId: uuid() })).body.reference).toBe(`ENQ-${year}-00002`);
  });

  it('refuses other words under the same submission', async () => {
    await send();
    expect(await send({ message: 'Three.' })).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it('sets apart what a program wrote, and mails nobody', async () => {
    expect((await send({ trap: 'http://pills.example' })).status).toBe(201);
    expect(await mails()).toEqual([]);
    expect((await gateway.get('/api/ops/enquiries', STAFF)).body).toMatchObject({ total: 0 });
    const suspects = await gateway.get('/api/ops/enquiries?view=suspect', STAFF);
    expect(suspects.body).toMatchObject({ total: 1, rows: [{ reference: first }], counts: { suspect: 1, all: 0 } });
  });

  it('stores any text as it was written', async () => {
    const message = '<script>alert(1)</script> "שלום" 🚚\n\nthird line\tabc';
    await send({ message, name: "O'Brien & Söhne <b>" });
    expect(await detail()).toMatchObject({ message, name: "O'Brien & Söhne <b>" });
    const [notice] = await mails();
    expect(notice?.html).not.toContain('<script>');
    expect(notice?.html).not.toContain('<b>Ö');
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no e-mail', { email: '' }, 'email', 'Email is required'],
    ['a malformed e-mail', { email: 'jo@' }, 'email', 'Please enter a valid email address'],
    ['a second recipient', { email: 'jo@a.example, all@b.example' }, 'email', 'Please enter a valid email address'],
    ['no message', { message: '\n' }, 'message', 'Message is required'],
    ['a long message', { message: 'x'.repeat(5_001) }, 'message', 'Message has room for 5000 characters'],
    ['a line break in the name', { name: 'Jo\r\nBcc: all@b.example' }, 'name', 'Name must be one line'],
  ])('refuses %s beside its field', async (_what, changes, path, message) => {
    const answer = await send(changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(answer.body.fields).toEqual([{ path, message }]);
    expect(await enquiries()).toEqual([]);
  });

  it.each([
    ['an unknown topic', { topic: 'Call 1900 555 555' }],
    ['a submission without an id', { submissionId: 'x' }],
    ['no text', { message: 7 }],
    ['a missing field', { trap: undefined }],
  ])('refuses %s', async (_what, changes) => {
    expect(await send(changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('takes the message of a newer form, without the field that it does not know', async () => {
    expect(await send({ isAdmin: true })).toMatchObject({ status: 201 });
    const [kept] = await enquiries();
    expect(JSON.stringify(kept)).not.toMatch(/admin/i);
  });

  it('refuses a body that is too large', async () => {
    expect(await send({ message: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  });

  it('refuses an address that sends too many enquiries', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await send({ submissionId: uuid() })).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  describe('the desk', () => {
    it.each([
      ['signed out', {}, 401],
      ['a client', { 'x-test-role': 'client' }, 403],
      ['an operator', { 'x-test-role': 'ops' }, 403],
      ['staff', STAFF, 200],
    ] as const)('lets in staff alone; this is %s', async (_who, headers, status) => {
      await send();
      const event = { version: 1, status: 'answered', note: '' };
      expect((await gateway.get('/api/ops/enquiries', headers)).status).toBe(status);
      expect((await gateway.get(`/api/ops/enquiries/${first}`, headers)).status).toBe(status);
      const moved = await gateway.post(`/api/ops/enquiries/${first}/events`, event, headers);
      expect(moved.status).toBe(status === 200 ? 201 : status);
    });

    it('lists by view and finds by any part, with wildcards taken literally', async () => {
      await send();
      await send({ submissionId: uuid(), name: '100% Cotton', topic: 'custom-quote', message: 'Bales.' });
      await gateway.post(`/api/ops/enquiries/${first}/events`, { version: 1, status: 'closed', note: 'Done.' }, STAFF);
      const found = async (query: string) =>
        (await gateway.get(`/api/ops/enquiries?${query}`, STAFF)).body as { rows: { name: string }[]; total: number };
      expect((await found('view=new')).rows.map(({ name }) => name)).toEqual(['100% Cotton']);
      expect((await found('view=all&search=newcastle')).rows.map(({ name }) => name)).toEqual(['Jo Citizen']);
      expect((await found('view=all&search=0%25')).rows.map(({ name }) => name)).toEqual(['100% Cotton']);
      expect(await found('view=all&page=2')).toMatchObject({ rows: [], total: 2, page: 2, pageSize: 25 });
      expect(await found('view=all')).toMatchObject({ counts: { new: 1, answered: 0, closed: 1, all: 2, suspect: 0 } });
    });

    it('begins with whoever waits longest, and sorts by any column in both directions, the same on every page', async () => {
      for (const name of ['Bo', 'ana', 'Cy']) await send({ submissionId: uuid(), name });
      const names = async (query: string) =>
        ((await gateway.get(`/api/ops/enquiries?${query}`, STAFF)).body.rows as { name: string }[]).map(
          ({ name }) => name,
        );
      expect(await names('view=new')).toEqual(['Bo', 'ana', 'Cy']);
      expect(await names('view=all')).toEqual(['Cy', 'ana', 'Bo']);
      expect(await names('view=all&sort=from')).toEqual(['ana', 'Bo', 'Cy']);
      expect(await names('view=all&sort=-from')).toEqual(['Cy', 'Bo', 'ana']);
      await gateway.post(`/api/ops/enquiries/${first}/events`, { version: 1, status: 'closed', note: '' }, STAFF);
      expect(await names('view=all&sort=status')).toEqual(['ana', 'Cy', 'Bo']);
      expect(await names('view=all&sort=-topic')).toEqual(['Cy', 'ana', 'Bo']);
    });

    it('says since when each one waits: since the message, or what the person said later', async () => {
      await send();
      const list = async () => (await gateway.get('/api/ops/enquiries?view=all', STAFF)).body.rows as Row[];
      type Row = { waitsSince: string | null; receivedAt: string; version: number };
      const [waiting] = await list();
      expect(waiting).toMatchObject({ waitsSince: waiting?.receivedAt, version: 1 });
      await gateway.post(`/api/ops/enquiries/${first}/events`, { version: 1, status: 'answered', note: '' }, STAFF);
      expect(await list()).toMatchObject([{ waitsSince: null, version: 2 }]);
      const heard = { submissionId: uuid(), version: 2, heardBy: 'mail', words: 'And?', waits: true };
      await gateway.post(`/api/ops/enquiries/${first}/heard`, heard, STAFF);
      const [again] = await list();
      expect(Date.parse(again?.waitsSince ?? '')).toBeGreaterThan(Date.parse(again?.receivedAt ?? ''));
    });

    it.each([
      'view=mine',
      'sort=message',
      'sort=--from',
      'sort=from,status',
      'sort=from&sort=topic',
      'page=0',
      'page=x',
      `search=${'x'.repeat(201)}`,
      'view=new&view=all',
    ])('refuses a query it cannot read (%#)', async (query) => {
      expect((await gateway.get(`/api/ops/enquiries?${query}`, STAFF)).status).toBe(400);
    });

    it('records who did what, and refuses a change when somebody else changed it first', async () => {
      await send();
      const move = (version: number, status: string, note: string) =>
        gateway.post(`/api/ops/enquiries/${first}/events`, { version, status, note }, STAFF);
      expect(await move(1, 'answered', 'Rang back.')).toMatchObject({ status: 201, body: { version: 2 } });
      expect(await move(1, 'closed', '')).toMatchObject({ status: 409, body: { code: 'stale', version: 2 } });
      expect(await move(2, 'closed', '')).toMatchObject({
        body: {
          status: 'closed',
          trail: [
            { status: 'answered', note: 'Rang back.', actor: 'staff@test.example' },
            { status: 'closed', note: '', actor: 'staff@test.example' },
          ],
        },
      });
      expect((await move(3, 'lost', '')).status).toBe(400);
    });

    it('clears a suspect once, records who did, and sends the receipt', async () => {
      await send({ trap: 'filled in by a browser' });
      const clear = (version: number) =>
        gateway.post(`/api/ops/enquiries/${first}/genuine`, { version, note: 'I rang her.' }, STAFF);
      expect(await clear(2)).toMatchObject({ status: 409, body: { code: 'stale', version: 1 } });
      expect(await clear(1)).toMatchObject({
        status: 201,
        body: {
          isSuspect: false,
          status: 'new',
          version: 2,
          trail: [{ clearsSuspicion: true, status: 'new', note: 'I rang her.', actor: 'staff@test.example' }],
        },
      });
      expect(await clear(2)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
      expect(await mails()).toMatchObject([{ kind: 'enquiry-received', recipient: 'jo@client.example' }]);
      const listed = await gateway.get('/api/ops/enquiries?view=new', STAFF);
      expect(listed.body).toMatchObject({ total: 1, counts: { new: 1, suspect: 0, all: 1 } });
    });

    it('answers 404 for any other reference', async () => {
      expect((await gateway.get('/api/ops/enquiries/ENQ-2026-99999', STAFF)).status).toBe(404);
      const event = { version: 1, status: 'closed', note: '' };
      expect((await gateway.post('/api/ops/enquiries/ENQ-2026-99999/events', event, STAFF)).status).toBe(404);
      const genuine = { version: 1, note: '' };
      expect((await gateway.post('/api/ops/enquiries/ENQ-2026-99999/genuine', genuine, STAFF)).status).toBe(404);
    });
  });
});
