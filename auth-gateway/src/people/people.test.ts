import { randomUUID } from 'node:crypto';
import type { ErasurePreview, PersonActs, PersonFound } from '@saltbush/business-api/people';
import { strFromU8, unzipSync } from 'fflate';
import { bookingDesk } from '../../fixtures/bookingDesk.ts';
import { type Confirmed, confirmAct } from '../../fixtures/confirmAct.ts';
import { placesOf } from '../../fixtures/everyText.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { ANA, layConsignment, layPerson } from '../../fixtures/layPerson.ts';
import type { Answer } from '../../fixtures/startTestGateway.ts';

const STAFF = { 'x-test-role': 'staff' };
const { at: AT } = ANA;
const BEN = { email: 'ben.ode@private.example', name: 'Ben Ode', phone: '0433 222 111', number: 2, at: AT };

describe.each(DATABASES)('people in the %s database', (kind) => {
  const gateway = gatewayOn(kind, { now: () => AT });
  beforeEach(async () => {
    await gateway.reset();
    await layPerson(gateway.database.db, ANA);
    await layPerson(gateway.database.db, BEN);
  });

  const { send, save, form } = bookingDesk(
    () => gateway,
    () => AT,
  );
  const ask = (call: string, body: unknown, headers: Record<string, string> = STAFF) =>
    gateway.post(`/api/ops/people/${call}`, body, headers);
  const search = async (email: string) => (await ask('search', { email })).body as unknown as PersonFound;
  const preview = async (email: string) => (await ask('erasure-preview', { email })).body as unknown as ErasurePreview;
  async function askToErase(email: string, changes: Record<string, unknown> = {}): Promise<Answer> {
    const { seen = 'x' } = await preview(email);
    const asked = { submissionId: randomUUID(), email, confirmation: email, reason: 'Asked by mail', seen };
    return ask('erasure', { ...asked, ...changes });
  }
  const confirm = ({ body }: Answer): Promise<Confirmed> => confirmAct(gateway, body.confirmUrl);
  const erase = async (email: string) => confirm(await askToErase(email));
  const acts = async () => (await gateway.get('/api/ops/people/acts', STAFF)).body as unknown as PersonActs;
  const exported = async (email: string) => {
    const asked = await ask('export', { email, reason: 'Asked by mail' });
    expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    const { body } = await confirm(asked);
    const files = unzipSync(new Uint8Array(body));
    return {
      files,
      all: Object.values(files)
        .map((content) => strFromU8(content, true))
        .join('\n'),
    };
  };

  it('are found by their address in any case, with the amount of data held', async () => {
    const { parts, acts: done } = await search('Ana.RUIZ@private.EXAMPLE');
    expect(parts).toEqual({
      ...{ account: 2, companies: 1, addresses: 2, quotes: 4, claims: 1, bookings: 2, invoices: 2, enquiries: 1 },
      ...{ alerts: 1, positions: 1, drivers: 2, mails: 3, webhooks: 1 },
    });
    expect(done).toEqual([]);
  });

  it.each([
    ['a wildcard', 'ana.ruiz@private.exampl%.x'],
    ['another wildcard', 'ana_ruiz@private.example'],
    ['SQL', "x'or'1'='1@private.example"],
    ['a part of it', 'ruiz@private.example'],
  ])('are not found by %s', async (_what, email) => {
    expect((await search(email)).parts).toEqual({});
    expect(await ask('erasure-preview', { email })).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ask('export', { email, reason: 'x' })).toMatchObject({ status: 404 });
    expect((await acts()).total).toBe(0);
  });

  it.each([
    ['no address', {}],
    ['no text', { email: { like: '%' } }],
    ['a NUL', { email: 'a\u0000b@private.example' }],
    ['too long a text', { email: `${'a'.repeat(300)}@private.example` }],
    ['an unknown field', { email: ANA.email, limit: 1 }],
  ])('cannot be searched for with %s', async (_what, body) => {
    expect((await ask('search', body)).status).toBe(400);
  });

  it.each([
    ['signed out', {}, 401, 'unauthenticated'],
    ['a client', { 'x-test-role': 'client' }, 403, 'forbidden'],
    ['an operator', { 'x-test-role': 'ops' }, 403, 'forbidden'],
    ['another site', { ...STAFF, 'sec-fetch-site': 'cross-site' }, 403, 'cross-site'],
  ] as [string, Record<string, string>, number, string][])('are closed to %s', async (_who, headers, status, code) => {
    for (const call of ['search', 'export', 'erasure-preview', 'erasure']) {
      expect(await ask(call, { email: ANA.email, reason: 'x' }, headers)).toMatchObject({ status, body: { code } });
    }
  });

  it('get everything that is held about them, and nothing about others', async () => {
    const { files, all } = await exported(ANA.email);
    expect(Object.keys(files).sort()).toEqual(
      expect.arrayContaining([
        ...['README.txt', 'account.json', 'addresses.json', 'bookings.json', 'claims.json', 'companies.json'],
        ...['alerts.json', 'drivers.json', 'enquiries.json', 'invoices.json', 'mails.json', 'quotes.json'],
        ...['invoices/INV-SH-2026-101.pdf', 'invoices/CN-SH-2026-101.pdf'],
        ...['driver-documents/DRV-2026-1approved/licence.png'],
      ]),
    );
    expect(Object.keys(files).filter((path) => path.startsWith('claims/CLM-2026-10001/'))).toHaveLength(1);
    const pictures = Object.keys(files).filter((path) => path.startsWith('bookings/'));
    expect(pictures).toEqual([expect.stringMatching(/^bookings\/SH-2026-101\/photo-\d+\.png$/)]);
    const bookings = JSON.parse(strFromU8(files['bookings.json'] ?? new Uint8Array())) as Record<string, unknown>[];
    expect(bookings).toMatchObject([
      { reference: 'SH-2026-101', details: { booker: { name: 'Ana Ruiz' }, pickup: { contactName: 'Ana Ruiz' } } },
      { reference: 'SH-2026-102' },
    ]);
    expect(bookings[0]).toMatchObject({ details: { delivery: { contactName: expect.stringContaining('left out') } } });
    expect(Object.keys(files).filter((path) => path.startsWith('claims/'))).toHaveLength(1);
    for (const words of ['I am Ana Ruiz', 'sent one pallet', 'Ana Ruiz saw it fall']) expect(all).toContain(words);
    const [{ thread }] = JSON.parse(strFromU8(files['enquiries.json'] ?? new Uint8Array()));
    const said = thread.map(({ from, words }: { from: string; words: string }) => `${from}: ${words}`);
    expect(said.join('; ')).toMatch(/^us: Dear Ana Ruiz, yes\.; the person, as .*: My number is 0412 345 678$/);
    for (const other of ['Lee Wong', '0499 000 111', 'Ben Ode', 'ben.ode', 'staff@test.example', 'Rang Ana']) {
      expect(all).not.toContain(other);
    }
    const [act] = (await acts()).rows;
    const told = { kind: 'export', actor: 'staff@test.example', reason: 'Asked by mail', pseudonym: null };
    expect(act).toMatchObject(told);
    expect(act?.counts.mails).toEqual({ removed: 0, blanked: 0, kept: 3 });
  });

  it('are shown beforehand what an erasure does, and nothing has happened by then', async () => {
    const before = await placesOf(gateway.database, [ANA.email]);
    const { counts, obstacles } = await preview(ANA.email);
    expect(obstacles).toEqual([]);
    expect(counts).toMatchObject({
      account: { removed: 2, blanked: 0, kept: 0 },
      companies: { removed: 0, blanked: 1, kept: 0 },
      ...{ addresses: { removed: 1, blanked: 1, kept: 0 }, bookings: { removed: 1, blanked: 1, kept: 0 } },
      ...{ claims: { removed: 0, blanked: 1, kept: 0 }, invoices: { removed: 0, blanked: 1, kept: 1 } },
      ...{ alerts: { removed: 1, blanked: 0, kept: 0 }, drivers: { removed: 1, blanked: 1, kept: 0 } },
      mails: { removed: 3, blanked: 0, kept: 0 },
    });
    expect(await placesOf(gateway.database, [ANA.email])).toEqual(before);
    expect((await acts()).total).toBe(0);
  });

  it('are erased, signed out and mailed no more, and the act is recorded without their name', async () => {
    const { counts } = await preview(ANA.email);
    const { status, headers } = await erase(ANA.email.toUpperCase());
    expect(status).toBe(303);
    expect(headers.location).toBe('/ops?confirmed=1');
    const [body] = (await acts()).rows;
    expect(body).toMatchObject({ kind: 'erasure', seq: 1, actor: 'staff@test.example', counts });
    expect(body?.pseudonym).toMatch(/^Erased person [0-9A-F]{6}$/);
    const { db } = gateway.database;
    expect(await placesOf(gateway.database, [ANA.email, ANA.name])).toEqual([
      ...['credit_note_documents.content', 'invoice_documents.content'],
      'invoices.buyer',
    ]);
    expect(await db.selectFrom('sessions').select('sid').execute()).toEqual([{ sid: 'session-2' }]);
    const mails = await db.selectFrom('mails').select('recipient').where('status', '<>', 'sent').execute();
    expect(mails).toEqual([{ recipient: BEN.email }]);
    const pictures = await db.selectFrom('pod_pictures').select('reference').distinct().execute();
    expect(pictures).toEqual([{ reference: 'SH-2026-201' }]);
    const trail = await db
      .selectFrom('booking_events')
      .select(['actor', 'note'])
      .where('reference', '=', 'SH-2026-101');
    expect(await trail.orderBy('id').execute()).toEqual([
      { actor: `${String(body?.pseudonym).toLowerCase().replaceAll(' ', '-')}@erased.invalid`, note: '' },
      { actor: 'staff@test.example', note: '' },
    ]);
    // After the erasure, the address finds no data any more, but it still finds that it was erased.
    const later = await search(ANA.email);
    expect(later.parts).toEqual({});
    expect(later.acts).toMatchObject([{ kind: 'erasure', pseudonym: body?.pseudonym }]);
    expect((await search(BEN.email)).acts).toEqual([]);
  });

  it('are erased once, however often the form is sent', async () => {
    const { seen } = await preview(ANA.email);
    const form = { submissionId: randomUUID(), email: ANA.email, confirmation: ANA.email, reason: 'Asked', seen };
    const asked = await Promise.all([1, 2, 3].map(() => ask('erasure', form)));
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403]);
    const answers = await Promise.all(asked.map(confirm));
    // Acts that waited when the first one was done have nothing left to do.
    expect([303, 410]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(answers.map(({ status }) => status)).toContain(303);
    expect((await acts()).total).toBe(1);
    expect(await ask('erasure', form)).toMatchObject({ status: 200, body: { kind: 'erasure', seq: 1 } });
    const other = { ...form, email: BEN.email, confirmation: BEN.email };
    expect(await ask('erasure', other)).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it('are erased by one of two who do it at once; the other hears that nothing is left', async () => {
    const asked = [await askToErase(ANA.email), await askToErase(ANA.email)];
    const answers = await Promise.all(asked.map(confirm));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(303);
    // The second act was taken while the first was still running, or was removed by it.
    expect([404, 409, 410]).toContain(statuses[1]);
    expect((await acts()).total).toBe(1);
  });

  it('are not erased unless the address is typed again, with a reason and the digest that was shown', async () => {
    expect(await askToErase(ANA.email, { confirmation: 'ana' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'confirmation', message: 'Type the e-mail address of the person once more' }] },
    });
    expect(await askToErase(ANA.email, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reason' }] },
    });
    expect(await askToErase(ANA.email, { seen: 'AAAA' })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await search(ANA.email)).parts.enquiries).toBe(1);
  });

  it.each([
    ['the company itself', 'quotes@saltbushfreight.example'],
    ['whoever asks', 'STAFF@test.example'],
  ])('are not erased when they are %s', async (_who, email) => {
    const { db } = gateway.database;
    await db.updateTable('enquiries').set({ email }).where('email', '=', ANA.email).execute();
    expect((await preview(email)).obstacles).toMatchObject([{ code: 'person-is-ours' }]);
    expect(await askToErase(email)).toMatchObject({ status: 409, body: { code: 'person-is-ours' } });
  });

  it('are not erased while they work here', async () => {
    const { db } = gateway.database;
    await db
      .updateTable('users')
      .set({ roles: JSON.stringify(['client', 'ops']) })
      .where('email', '=', ANA.email)
      .execute();
    expect(await askToErase(ANA.email)).toMatchObject({ status: 409, body: { code: 'person-is-ours' } });
    expect((await search(ANA.email)).parts.account).toBe(2);
  });

  it('are not erased while freight of theirs is under way', async () => {
    const under = { ...ANA, reference: 'SH-2026-199', status: 'delivered', userId: null, client: null } as const;
    await layConsignment(gateway.database.db, under);
    const { obstacles } = await preview(ANA.email);
    expect(obstacles).toMatchObject([{ code: 'freight-under-way', message: expect.stringContaining('SH-2026-199') }]);
    expect(await askToErase(ANA.email)).toMatchObject({ status: 409, body: { code: 'freight-under-way' } });
  });

  it('may book at the same moment: the booking stays whole, or the erasure waits for it', async () => {
    const signedIn = { 'x-test-role': 'client', 'x-test-user': 'user-1' };
    const quotes = await Promise.all([1, 2, 3, 4].map(() => save(undefined, signedIn)));
    const booker = { businessName: 'Harbour Foods', name: ANA.name, email: ANA.email, phone: ANA.phone };
    const { seen } = await preview(ANA.email);
    const request = { submissionId: randomUUID(), email: ANA.email, confirmation: ANA.email, reason: 'Asked', seen };
    const asked = await ask('erasure', request);
    const [erasure, ...bookings] = await Promise.all([
      confirm(asked),
      ...quotes.map((quote) => send(form(quote, { booker }), signedIn)),
    ]);
    expect([303, 409]).toContain(erasure.status);
    for (const { status, body } of bookings) {
      // The quote may have been erased with the person.
      expect([201, 404, 409]).toContain(status);
      if (status !== 201) continue;
      const row = await gateway.database.db
        .selectFrom('bookings')
        .select('details')
        .where('reference', '=', String(body.reference))
        .executeTakeFirstOrThrow();
      expect(row.details.booker).toEqual(booker);
    }
  });

  it('are erased together with acts about them that were never confirmed', async () => {
    await ask('export', { email: ANA.email.toUpperCase(), reason: 'Asked by mail' });
    const kept = await ask('export', { email: BEN.email, reason: 'Asked by mail' });
    expect(await placesOf(gateway.database, [ANA.email])).toContain('confirmations.act');
    expect((await erase(ANA.email)).status).toBe(303);
    expect(await placesOf(gateway.database, [ANA.email])).not.toContain('confirmations.act');
    expect((await confirm(kept)).headers['content-type']).toBe('application/zip');
  });

  it('have their acts in a list that shows when a row was changed', async () => {
    await exported(ANA.email);
    await erase(ANA.email);
    await erase(BEN.email);
    expect(await acts()).toMatchObject({ total: 3, isIntact: true });
    const { db, pool } = gateway.database;
    const change = db.updateTable('person_acts').set({ reason: 'Something else' }).where('seq', '=', 2);
    await expect(change.execute()).rejects.toMatchObject({ code: '23001' });
    await pool.query(`set session_replication_role = replica;
      update person_acts set reason = 'Something else' where seq = 2; set session_replication_role = default`);
    expect((await acts()).isIntact).toBe(false);
  });
});
