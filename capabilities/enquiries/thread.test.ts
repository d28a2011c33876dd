import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';

const STAFF = { 'x-test-role': 'staff' };
const ENQUIRY = {
  ...{ topic: 'claim', name: 'Jo <b>Citizen', email: 'jo@client.example', phone: '', company: '', trap: '' },
  message: 'Two tiles broke. Look at http://pills.example',
};
const WORDS = 'Sorry to hear it.\n\nSend a picture <img src=x onerror=alert(1)>, please.';

describe.each(DATABASES)('the thread of an enquiry on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  let reference = '';
  const receive = async (changes: Record<string, unknown> = {}): Promise<string> => {
    const sent = await gateway.post('/api/enquiries', { ...ENQUIRY, submissionId: uuid(), ...changes }, {});
    return String(sent.body.reference);
  };
  beforeEach(async () => {
    await gateway.reset();
    reference = await receive();
  });

  const uuid = () => crypto.randomUUID();
  const reply = (changes: Record<string, unknown> = {}, headers: Record<string, string> = STAFF, to = reference) =>
    gateway.post(
      `/api/ops/enquiries/${to}/replies`,
      { submissionId: uuid(), version: 1, words: WORDS, ...changes },
      headers,
    );
  const hear = (changes: Record<string, unknown> = {}, headers: Record<string, string> = STAFF) =>
    gateway.post(
      `/api/ops/enquiries/${reference}/heard`,
      { submissionId: uuid(), version: 1, heardBy: 'telephone', words: 'Tuesday suits.', waits: true, ...changes },
      headers,
    );
  const replies = () =>
    gateway.database.db.selectFrom('mails').selectAll().where('kind', '=', 'enquiry-reply').orderBy('id').execute();
  const detail = async () => (await gateway.get(`/api/ops/enquiries/${reference}`, STAFF)).body;

  it('keeps a reply, queues it as a mail and marks the enquiry as answered, all at once', async () => {
    const answered = await reply();
    const [mail] = await replies();
    expect(mail).toMatchObject({
      ...{ recipient: 'jo@client.example', reply_to: 'hello@saltbushfreight.example' },
      subject: `Damage or loss: ${reference}`,
    });
    expect(answered).toMatchObject({
      status: 201,
      body: {
        ...{ status: 'answered', version: 2 },
        trail: [{ kind: 'reply', words: WORDS, note: '', actor: 'staff@test.example', mail: { id: mail?.id } }],
      },
    });
  });

  it('writes plain text, without anything live, and does not repeat what a stranger typed', async () => {
    await reply();
    const [mail] = await replies();
    expect(mail?.text).toContain(`Hello Jo <b>Citizen,\n\n${WORDS}\n\nKind regards\nSaltbush Freight`);
    expect(mail?.html).toContain('Send a picture &lt;img src=x onerror=alert(1)&gt;, please.');
    expect(mail?.html).not.toMatch(/<img|<b>|<script/);
    expect(mail?.text).not.toContain('pills');
  });

  it('sends a reply once, however often the form is sent', async () => {
    const submissionId = uuid();
    const answers = await Promise.all([reply({ submissionId }), reply({ submissionId }), reply({ submissionId })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await reply({ submissionId })).toMatchObject({ status: 201, body: { version: 2 } });
    expect(await replies()).toHaveLength(1);
    expect(await reply({ submissionId, words: 'Other words.' })).toMatchObject({
      ...{ status: 409, body: { code: 'submission-reused' } },
    });
  });

  it('refuses a reply when somebody else changed the enquiry first, and sends nothing', async () => {
    await reply({ words: 'I was first.' });
    expect(await reply()).toMatchObject({ status: 409, body: { code: 'stale', version: 2 } });
    expect(await replies()).toHaveLength(1);
  });

  it('sends nothing to an address that a program seems to have entered', async () => {
    const suspect = await receive({ trap: 'filled in' });
    expect(await reply({}, STAFF, suspect)).toMatchObject({ status: 409, body: { code: 'status-not-possible' } });
    expect(await replies()).toEqual([]);
  });

  it('says how the mail of a reply stands, also when the outbox keeps it no longer', async () => {
    await reply();
    const { db } = gateway.database;
    await db.updateTable('mails').set({ status: 'failed', fault: 'No such user' }).execute();
    expect(await detail()).toMatchObject({ trail: [{ mail: { status: 'failed', fault: 'No such user' } }] });
    await db.deleteFrom('mails').execute();
    expect(await detail()).toMatchObject({ trail: [{ words: WORDS, mail: null }] });
  });

  it('keeps what the person said later, and waits for an answer again only when staff say so', async () => {
    await reply();
    const heard = await hear({ version: 2, waits: false });
    const entry = { kind: 'heard', heardBy: 'telephone', words: 'Tuesday suits.', mail: null, status: 'answered' };
    expect(heard).toMatchObject({ status: 201, body: { status: 'answered', trail: [{ kind: 'reply' }, entry] } });
    expect(await hear({ version: 3, heardBy: 'mail' })).toMatchObject({ body: { status: 'new', version: 4 } });
    expect(await replies()).toHaveLength(1);
  });

  it('keeps what was heard once, however often the form is sent', async () => {
    const submissionId = uuid();
    await Promise.all([hear({ submissionId }), hear({ submissionId })]);
    expect((await detail()).trail).toHaveLength(1);
  });

  it.each([
    ['no words', { words: ' \n' }, 'words', 'Write the reply.'],
    ['too many words', { words: 'x'.repeat(5_001) }, 'words', 'Reply has room for 5000 characters'],
    ['an unseen character', { words: 'a\u0000b' }, 'words', expect.stringContaining('cannot be seen')],
  ])('refuses a reply with %s beside its field', async (_what, changes, path, message) => {
    const answer = await reply(changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path, message }] } });
    expect(await replies()).toEqual([]);
  });

  it.each([
    ['a way of hearing that does not exist', { heardBy: 'fax' }],
    ['no word on whether it waits', { waits: undefined }],
    ['a recipient of its own', { email: 'other@client.example' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await hear(changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it.each([
    ['signed out', {}, 401],
    ['a client', { 'x-test-role': 'client' }, 403],
    ['an operator', { 'x-test-role': 'ops' }, 403],
  ] as const)('is written by staff alone; this is %s', async (_who, headers, status) => {
    expect((await reply({}, headers)).status).toBe(status);
    expect((await hear({}, headers)).status).toBe(status);
    expect(await replies()).toEqual([]);
  });

  it('answers 404 for an enquiry that does not exist', async () => {
    expect((await reply({}, STAFF, 'ENQ-2026-99999')).status).toBe(404);
    expect(await replies()).toEqual([]);
  });

  it('limits how often one member of staff may send in an hour', async () => {
    const statuses: number[] = [];
    // The rate is counted before the body is looked at, so a reply without words will do.
    for (let count = 0; count < 61; count += 1) statuses.push((await reply({ words: '' })).status);
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
  });
});
