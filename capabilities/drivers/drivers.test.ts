import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { Answer } from '../../auth-gateway/fixtures/startTestGateway.ts';
import { DRIVER_DOCUMENT_KINDS } from './api.ts';

const STAFF = { 'x-test-role': 'staff' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(4),
  Buffer.from('mif1heic'),
]);
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)]);

const FIELDS = {
  name: 'Sam Driver',
  email: 'sam@driver.example',
  phone: '0412 345 678',
  licenceClass: 'HR',
  licenceState: 'NSW',
  abn: '51824753556',
  vehicle: '12 t rigid, 14 pallets, tailgate',
  availability: 'Weekdays from 5',
  acceptsPrivacy: true,
};

describe.each(DATABASES)('driver applications on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const year = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', year: 'numeric' }).format(new Date());
  const first = `DRV-${year}-00001`;
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();

  async function start(submissionId: string = crypto.randomUUID()): Promise<string> {
    const answer = await gateway.post('/api/driver-applications', { submissionId, purpose: 'application' }, {});
    return String(answer.body.token);
  }
  async function put(token: string, document: string, content: Buffer, name = 'scan.pdf') {
    const response = await fetch(`${gateway.url}/api/driver-applications/${token}/documents/${document}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
      body: new Uint8Array(content),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const submit = (token: string, changes: Record<string, unknown> = {}): Promise<Answer> =>
    gateway.post(`/api/driver-applications/${token}/submission`, { ...FIELDS, ...changes }, {});
  const read = (token: string) => gateway.get(`/api/driver-applications/${token}`, {});
  const detail = async () => (await gateway.get(`/api/ops/drivers/${first}`, STAFF)).body;
  const act = (version: number, document: string | null, status: string, note = '') =>
    gateway.post(`/api/ops/drivers/${first}/events`, { version, document, status, note }, STAFF);

  async function submitted(): Promise<string> {
    const token = await start();
    await put(token, 'licence', PDF);
    await submit(token);
    return token;
  }

  it('goes from the form to the first run', async () => {
    const token = await start();
    expect((await read(token)).body).toMatchObject({ reference: null, status: 'draft', submittedAt: null });
    for (const document of DRIVER_DOCUMENT_KINDS) expect((await put(token, document, PDF)).status).toBe(200);
    expect(await submit(token)).toMatchObject({ status: 201, body: { reference: first } });
    expect(await read(token)).toMatchObject({ body: { reference: first, status: 'received', expiresAt: null } });
    expect(await gateway.get('/api/ops/drivers', STAFF)).toMatchObject({
      body: {
        total: 1,
        counts: { received: 1, approved: 0, declined: 0, all: 1 },
        rows: [{ reference: first, name: 'Sam Driver', documentsReceived: 7, documentsVerified: 0 }],
      },
    });
    expect(await act(1, null, 'approved')).toMatchObject({ status: 409, body: { code: 'documents-open' } });
    let version = 1;
    for (const document of DRIVER_DOCUMENT_KINDS) {
      expect((await act(version, document, 'verified')).status).toBe(201);
      version += 1;
    }
    expect((await put(token, 'motor', PDF)).body).toMatchObject({ code: 'document-settled' });
    expect(await act(version, null, 'approved', 'Monday at six.')).toMatchObject({ body: { status: 'approved' } });
    expect((await read(token)).body).toMatchObject({ status: 'approved', note: 'Monday at six.' });
    expect((await put(token, 'motor', PDF)).body).toMatchObject({ code: 'application-closed' });
    const { trail } = (await detail()) as unknown as { trail: { actor: string; status: string }[] };
    expect(trail).toHaveLength(9);
    expect(trail[0]).toMatchObject({ actor: 'applicant', status: 'received' });
    expect(trail.at(-1)).toMatchObject({ actor: 'staff@test.example', status: 'approved', document: null });
    const sent = await mails();
    expect(sent.map(({ kind: mailKind, recipient }) => [mailKind, recipient])).toEqual([
      ['driver-received', 'sam@driver.example'],
      ['driver-notice', 'careers@saltbushfreight.example'],
      ['driver-approved', 'sam@driver.example'],
    ]);
    expect(sent[0]?.text).toContain(`/driver-applications/${token}`);
    expect(sent[0]?.text).not.toContain('Sam');
    expect(sent[1]?.text).not.toContain(token);
  });

  it('stores drafts, documents and submissions once, however often they are sent', async () => {
    const submissionId = crypto.randomUUID();
    const tokens = await Promise.all([start(submissionId), start(submissionId)]);
    expect(new Set(tokens).size).toBe(1);
    const [token = ''] = tokens;
    await put(token, 'licence', PDF);
    await put(token, 'licence', PNG, 'licence.png');
    const answers = await Promise.all([submit(token), submit(token)]);
    expect(answers.map(({ body }) => body.reference)).toEqual([first, first]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await mails()).toHaveLength(2);
    expect((await detail()).documents).toMatchObject([
      { kind: 'licence', file: { name: 'licence.png', mediaType: 'image/png', sizeBytes: PNG.length } },
      ...DRIVER_DOCUMENT_KINDS.slice(1).map((document) => ({ kind: document, status: 'missing', file: null })),
    ]);
  });

  it('has stored everything for good by the time it answers', async () => {
    const token = await submitted();
    await gateway.restart();
    expect((await read(token)).body).toMatchObject({ reference: first });
    const file = await fetch(`${gateway.url}/api/ops/drivers/${first}/documents/licence`, { headers: STAFF });
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a HEIC', HEIC, 'image/heic'],
  ])('accepts %s, whatever the file is called', async (_what, content, mediaType) => {
    const { body } = await put(await start(), 'abn', content, 'whatever.txt');
    expect((body.documents as { file: unknown }[])[1]?.file).toMatchObject({ mediaType });
  });

  it.each([
    ['a program renamed to .pdf', EXE, 415, 'wrong-media-type'],
    ['a script', Buffer.from('<script>alert(1)</script>'), 415, 'wrong-media-type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'wrong-media-type'],
    ['nothing', Buffer.alloc(0), 400, 'bad-request'],
    ['11 MB', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 413, 'body-too-large'],
  ])('refuses %s', async (_what, content, status, code) => {
    const token = await start();
    expect(await put(token, 'licence', content)).toMatchObject({ status, body: { code } });
    expect((await read(token)).body.documents).toMatchObject([
      { kind: 'licence', status: 'missing' },
      ...Array(6).fill({}),
    ]);
  });

  it('accepts a file of exactly 10 MB', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]);
    expect((await put(await start(), 'licence', content)).status).toBe(200);
  });

  it('makes a file name harmless', async () => {
    const { body } = await put(await start(), 'licence', PDF, '../..\\etc/"pass\r\nwd‮fdp.<b>.pdf');
    expect((body.documents as { file: { name: string } }[])[0]?.file.name).toBe('passwdfdp.b.pdf');
  });

  it('removes a document again', async () => {
    const token = await start();
    await put(token, 'licence', PDF);
    const response = await fetch(`${gateway.url}/api/driver-applications/${token}/documents/licence`, {
      method: 'DELETE',
    });
    expect(response.status).toBe(200);
    expect(await submit(token)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'documents.licence', message: expect.stringContaining('attach') }] },
    });
  });

  it.each([
    ['no name', { name: '' }, 'name', 'Name is required'],
    ['no class', { licenceClass: '' }, 'licenceClass', 'Please choose your licence class'],
    ['no consent', { acceptsPrivacy: false }, 'acceptsPrivacy', expect.stringContaining('privacy notice')],
    ['a key too many', { role: 'staff' }, '', expect.stringContaining('role')],
  ])('refuses %s', async (_what, changes, path, message) => {
    const token = await start();
    await put(token, 'licence', PDF);
    const answer = await submit(token, changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(answer.body.fields).toEqual([{ path, message }]);
  });

  it('accepts an ABN that fails its check, and tells staff', async () => {
    const token = await start();
    await put(token, 'licence', PDF);
    await submit(token, { abn: '51 824 753 557' });
    expect(await detail()).toMatchObject({ abn: '51 824 753 557', abnVerified: false });
    expect((await mails())[1]?.text).toContain('does not pass its check');
  });

  it('answers 404 for any other link, and for a draft after seven days', async () => {
    const token = await start();
    const path = (text: string) => `/api/driver-applications/${text}`;
    for (const other of ['x', `${token.slice(0, -1)}${token.endsWith('_') ? '-' : '_'}`, '%00', "' or 1=1--"]) {
      expect((await gateway.get(path(encodeURIComponent(other)), {})).status).toBe(404);
    }
    const old = new Date(Date.now() - 7 * 86_400_000 - 1_000);
    await gateway.database.db.updateTable('driver_applications').set({ started_at: old }).execute();
    expect((await read(token)).status).toBe(404);
    expect((await put(token, 'licence', PDF)).status).toBe(404);
    expect((await submit(token)).status).toBe(404);
  });

  it('shows drafts to nobody', async () => {
    await start();
    expect((await gateway.get('/api/ops/drivers?view=all', STAFF)).body).toMatchObject({ total: 0, rows: [] });
  });

  it('lets staff decline a document with a reason, and the driver replace it', async () => {
    const token = await submitted();
    expect((await act(1, 'licence', 'declined')).status).toBe(400);
    expect(await act(1, 'abn', 'verified')).toMatchObject({ status: 409, body: { code: 'document-missing' } });
    expect((await act(1, 'licence', 'declined', 'The back is missing.')).status).toBe(201);
    const [licence] = (await read(token)).body.documents as unknown[];
    expect(licence).toMatchObject({ status: 'declined', note: 'The back is missing.' });
    expect((await mails()).at(-1)).toMatchObject({ kind: 'driver-document-declined', recipient: 'sam@driver.example' });
    await put(token, 'licence', PNG);
    expect(await act(2, 'licence', 'verified')).toMatchObject({ status: 409, body: { code: 'stale', version: 3 } });
    expect((await act(3, 'licence', 'verified')).status).toBe(201);
    let version = 4;
    for (const document of DRIVER_DOCUMENT_KINDS.slice(1)) {
      expect((await act(version, document, 'not-needed')).status).toBe(201);
      version += 1;
    }
    expect((await act(version, null, 'approved')).status).toBe(201);
  });

  it('declines an application once', async () => {
    await submitted();
    expect((await act(1, null, 'declined', 'No work in your area.')).status).toBe(201);
    expect((await mails()).at(-1)?.text).toContain('No work in your area.');
    expect(await act(2, null, 'approved')).toMatchObject({ status: 409, body: { code: 'application-closed' } });
    expect(await detail()).toMatchObject({ status: 'declined', name: 'Sam Driver' });
  });

  it.each([
    ['nobody', {}, 401],
    ['a client', { 'x-test-role': 'client' }, 403],
    ['an operator', { 'x-test-role': 'ops' }, 403],
    ['staff', STAFF, 200],
  ] as [string, Record<string, string>, number][])(
    'opens the desk to staff alone: %s',
    async (_who, headers, status) => {
      await submitted();
      expect((await gateway.get('/api/ops/drivers', headers)).status).toBe(status);
      expect((await gateway.get(`/api/ops/drivers/${first}`, headers)).status).toBe(status);
      const file = await gateway.get(`/api/ops/drivers/${first}/documents/licence`, headers);
      expect(file.status).toBe(status);
      const event = { version: 1, document: 'licence', status: 'verified', note: '' };
      const moved = await gateway.post(`/api/ops/drivers/${first}/events`, event, headers);
      expect(moved.status).toBe(status === 200 ? 201 : status);
      if (status !== 200) return;
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-disposition': 'attachment; filename=scan.pdf',
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it('finds applications at the desk by any detail', async () => {
    await submitted();
    const total = async (query: string) => (await gateway.get(`/api/ops/drivers?${query}`, STAFF)).body.total;
    expect(await total('search=sam@driver')).toBe(1);
    expect(await total('search=TAILGATE')).toBe(1);
    expect(await total(`search=${first}`)).toBe(1);
    expect(await total('search=%25%25x')).toBe(0);
    expect(await total('view=approved')).toBe(0);
    expect((await gateway.get('/api/ops/drivers/DRV-2026-99999', STAFF)).status).toBe(404);
    expect((await gateway.get(`/api/ops/drivers/${first}/documents/motor`, STAFF)).status).toBe(404);
    expect((await gateway.get(`/api/ops/drivers/${first}/documents/passport`, STAFF)).status).toBe(404);
  });
});
