import { randomUUID } from 'node:crypto';
import { BEA, BOB, claimDesk, client, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { startPostgres, type TestPostgres } from '../../auth-gateway/fixtures/startPostgres.ts';
import { startTestGateway, type TestGateway } from '../../auth-gateway/fixtures/startTestGateway.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import type { AlertMails } from './api.ts';
import { NO_MAILS } from './choices/noMails.ts';
import { tellAll } from './tellAll.ts';

/** 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
/** 7:00 AM there the next day. */
const SEVEN = '2026-11-20T20:00:00Z';
/** Sends freight without a company. */
const SAM = client('sam');

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['embedded', 'server'] as const)('alerts on the %s database', (kind) => {
  let time = FRIDAY;
  let gateway: TestGateway;
  const desk = claimDesk(
    () => gateway,
    () => time,
  );
  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await postgres.createDatabase() : null;
    gateway = await startTestGateway({ databaseUrl }, { now: () => time });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    time = FRIDAY;
    await gateway.reset();
    await desk.lay();
  });

  const choose = async (headers: Record<string, string>, mails: Partial<AlertMails>) => {
    const { status } = await gateway.post(
      '/api/alerts/choices',
      { mails: { ...NO_MAILS, ...mails }, hidden: [] },
      headers,
    );
    if (status !== 200) throw new Error(`The choices were answered with ${status}.`);
  };
  /** As many gateways look at this moment. */
  async function look(at: string | Date = time, gateways = 1): Promise<void> {
    time = new Date(at);
    const { database } = gateway;
    const links = await createPrivateLinks(database, null);
    const parts = { database, links, now: () => time, publicUrl: 'https://site.example', verifiedEmailOf: () => null };
    await Promise.all(Array.from({ length: gateways }, () => tellAll(parts, time, () => false)));
  }
  const told = async () =>
    (await desk.mails())
      .filter((mail) => mail.kind.startsWith('alert-'))
      .map(({ kind: of, recipient, subject }) => [of, recipient, subject]);
  const carried = async (headers = MIA) => {
    const { reference } = await desk.make({}, headers);
    await desk.carry(reference, 'picked_up');
    return reference;
  };
  const waiting = () =>
    gateway.database.db
      .selectFrom('alert_items')
      .select(['user_id', 'kind', 'title', 'detail', 'summary_day'])
      .orderBy('id')
      .execute();

  it('tells members who chose it of each event once, at any number of gateways', async () => {
    await choose(BEA, { pickup: 'each' });
    await choose(client('dov'), { delay: 'each' });
    await choose(BOB, { pickup: 'each', delay: 'each' });
    const reference = await carried();
    await look(FRIDAY, 3);
    await look();
    expect(await told()).toEqual([['alert-pickup', 'bea@company.example', `Picked up: ${reference}`]]);
    const [mail] = (await desk.mails()).filter(({ kind: of }) => of === 'alert-pickup');
    expect(mail?.text).toContain('Sydney to Melbourne, your reference PO 77');
    expect(mail?.text).toContain(`https://site.example/dashboard/shipments/${reference}`);
    expect(mail?.text).toMatch(
      /Stop mails about pickups:\nhttps:\/\/site\.example\/alerts\/unsubscribe\/[\w-]{22}\/pickup/,
    );
    expect(mail?.unsubscribe_url).toMatch(/^https:\/\/site\.example\/api\/alerts\/unsubscribe\/[\w-]{22}\/pickup$/);
  });

  it('tells of exceptions and of later delivery days, not of the first day or an earlier one', async () => {
    await choose(BEA, { delay: 'each' });
    const { reference } = await desk.make({}, MIA);
    await desk.move(reference, 'accepted', { eta: '2026-11-26' });
    await desk.move(reference, 'accepted', { eta: '2026-11-25' });
    await desk.move(reference, 'accepted', { eta: '2026-11-27' });
    await desk.move(reference, 'accepted', { exception: { kind: 'delayed', reason: 'Road closed' } });
    await desk.move(reference, 'accepted', { exception: null });
    await look();
    expect(await told()).toEqual([
      ['alert-delay', 'bea@company.example', `Arrives later: ${reference}`],
      ['alert-delay', 'bea@company.example', `Delivery delayed: ${reference}`],
    ]);
    const [later, delayed] = (await desk.mails()).filter(({ kind: of }) => of === 'alert-delay');
    expect(later?.text).toContain('Expected on 27 Nov 2026, not on 25 Nov 2026.');
    expect(delayed?.text).toContain('Road closed.');
  });

  it('sends no second mail at once to whoever gets the mail of the booking', async () => {
    await choose(MIA, { pickup: 'each', delivered: 'each' });
    await choose(BEA, { delivered: 'each' });
    const booker = { businessName: 'Harbour Foods', name: 'Mia', email: 'MIA@company.example', phone: '0412 345 678' };
    const { reference } = await desk.make({ booker }, MIA);
    await desk.carry(reference, 'out_for_delivery');
    await desk.recordPod(reference);
    await look();
    expect(await told()).toEqual([['alert-delivered', 'bea@company.example', `Delivered: ${reference}`]]);
  });

  it('tells nothing to who left, to a suspended company, or of the freight of guests', async () => {
    const { db } = gateway.database;
    await choose(BEA, { pickup: 'each', delivered: 'daily' });
    await choose(BOB, { pickup: 'each' });
    await carried();
    await carried(BOB);
    await carried({});
    await db.deleteFrom('client_users').where('user_id', '=', 'bea').execute();
    await db.updateTable('clients').set({ status: 'suspended' }).where('reference', '=', 'CL-2026-00002').execute();
    await look();
    expect(await told()).toEqual([]);
  });

  it('tells who sends freight without a company, at the address that was verified', async () => {
    await choose(SAM, { pickup: 'each' });
    const reference = await carried(SAM);
    await look();
    expect(await told()).toEqual([['alert-pickup', 'sam@company.example', `Picked up: ${reference}`]]);
  });

  it('sends a summary at seven in the morning, once a day, with what happened by kind', async () => {
    await choose(BEA, { pickup: 'daily', delay: 'daily' });
    await choose(client('dov'), { pickup: 'daily' });
    const [first, second] = [await carried(), await carried()];
    await desk.move(second, 'picked_up', { exception: { kind: 'damaged', reason: 'Forklift' } });
    await look('2026-11-20T19:59:00Z');
    expect(await told()).toEqual([]);
    expect(await waiting()).toHaveLength(5);
    await look(SEVEN, 3);
    await look('2026-11-20T20:05:00Z');
    expect((await told()).sort()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: 3 things to know'],
      ['alert-summary', 'dov@company.example', 'Your freight on 21 Nov 2026: 2 things to know'],
    ]);
    expect(await waiting()).toEqual([]);
    const mail = (await desk.mails()).find(
      ({ recipient, kind: of }) => of === 'alert-summary' && /^bea/.test(recipient),
    );
    expect(mail?.text).toMatch(
      new RegExp(
        `Pickups\n- Picked up: ${second}\n[^]*- Picked up: ${first}\n[^]*Delays\n- Freight damaged: ${second}\n`,
      ),
    );
    expect(mail?.unsubscribe_url).toMatch(/\/daily$/);
    // What happens after it is told the next day, and a day with nothing in it has none.
    await carried();
    await look('2026-11-20T20:30:00Z');
    expect(await told()).toHaveLength(2);
    await look('2026-11-21T20:00:00Z');
    await look('2026-11-22T20:00:00Z');
    expect(await told()).toHaveLength(4);
  });

  it('leaves out of a summary what is not theirs to hear any more, and names fifty at most', async () => {
    await choose(BEA, { pickup: 'daily', delivered: 'daily' });
    await choose(client('dov'), { pickup: 'daily' });
    await carried();
    await look();
    const [one] = await gateway.database.db
      .selectFrom('alert_items')
      .selectAll()
      .where('user_id', '=', 'bea')
      .execute();
    if (!one) throw new Error('Nothing waits.');
    const { id: _id, ...item } = one;
    const more = Array.from({ length: 60 }, (_, index) => ({ ...item, title: `Picked up: SH-${index}` }));
    const others = [
      { ...item, kind: 'delay', title: 'Not chosen' },
      { ...item, at: new Date('2026-11-10T00:00:00Z'), title: 'Too old' },
    ] as const;
    await gateway.database.db
      .insertInto('alert_items')
      .values([...more, ...others])
      .execute();
    await gateway.database.db.deleteFrom('client_users').where('user_id', '=', 'dov').execute();
    await look(SEVEN);
    expect(await told()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: 61 things to know'],
    ]);
    const text = (await desk.mails()).find(({ kind: of }) => of === 'alert-summary')?.text ?? '';
    expect(text.match(/^- /gm)).toHaveLength(50);
    expect(text).toContain('And 11 more.');
    expect(text).not.toMatch(/Not chosen|Too old/);
    expect(await waiting()).toEqual([]);
  });

  it('tells of invoices once: issued, due in three days, overdue since today', async () => {
    await choose(BEA, { invoice: 'each' });
    await choose(client('dov'), { invoice: 'daily' });
    await desk.invoiced();
    await desk.invoiced();
    const { db } = gateway.database;
    const [invoice, paid] = await db
      .selectFrom('invoices')
      .select(['reference', 'booking_reference', 'due_on'])
      .orderBy('reference')
      .execute();
    expect(invoice?.due_on).toBe('2026-11-27');
    await db
      .updateTable('bookings')
      .set({ paid_cents: 100_000_000 })
      .where('reference', '=', paid?.booking_reference ?? '')
      .execute();
    await look();
    expect((await told()).map(([, , subject]) => subject)).toEqual([
      'Invoice issued: SH-2026-0001',
      'Invoice issued: SH-2026-0002',
    ]);
    await db.deleteFrom('mails').execute();
    await look('2026-11-23T19:59:00Z');
    expect((await told()).map(([of]) => of)).toEqual(['alert-summary']);
    await db.deleteFrom('mails').execute();
    await look('2026-11-23T20:00:00Z', 3);
    await look('2026-11-24T01:00:00Z');
    expect((await told()).sort()).toEqual([
      ['alert-invoice', 'bea@company.example', `Invoice due 27 Nov 2026: ${invoice?.reference}`],
      ['alert-summary', 'dov@company.example', 'Your freight on 24 Nov 2026: one thing to know'],
    ]);
    await db.deleteFrom('mails').execute();
    for (const day of ['24', '25', '26', '27', '28', '29']) await look(`2026-11-${day}T20:00:00Z`);
    expect(await told()).toEqual([
      ['alert-invoice', 'bea@company.example', `Invoice overdue: ${invoice?.reference}`],
      ['alert-summary', 'dov@company.example', 'Your freight on 28 Nov 2026: one thing to know'],
    ]);
  });

  it('tells what the desk said of claims, not to those who have the mail about it', async () => {
    await choose(MIA, { claim: 'each' });
    await choose(BEA, { claim: 'each' });
    await choose(BOB, { claim: 'each' });
    const { reference } = await desk.lodged(await desk.delivered());
    await look();
    await desk.deskAct(reference, 'messages', { submissionId: randomUUID(), words: 'Send pictures' });
    await desk.act(reference, 'messages', { submissionId: randomUUID(), words: 'Here they are' });
    await look(time, 3);
    await desk.decide(await desk.onDesk(reference), { outcome: 'declined', words: 'Packed badly' });
    await look();
    await look();
    expect(await told()).toEqual([
      ['alert-claim', 'bea@company.example', `We wrote about claim ${reference}`],
      ['alert-claim', 'bea@company.example', `Claim ${reference} is declined`],
    ]);
  });

  it('tells again what was told in a transaction that failed', async () => {
    await choose(BEA, { pickup: 'each' });
    await carried();
    const { database } = gateway;
    const links = {
      token: () => {
        throw new Error('the gateway ended');
      },
    };
    const parts = { database, links, now: () => time, publicUrl: '', verifiedEmailOf: () => null };
    await expect(tellAll(parts, time, () => false)).rejects.toThrow('the gateway ended');
    expect(await told()).toEqual([]);
    await look();
    expect(await told()).toHaveLength(1);
  });

  it('shows in the portal only what the member did not hide', async () => {
    const reference = await carried();
    await desk.move(reference, 'picked_up', { exception: { kind: 'delayed', reason: 'Road closed' } });
    await desk.invoiced();
    const shown = async (headers: Record<string, string>) => {
      const { rows } = (await gateway.get('/api/alerts', headers)).body as { rows: { kind: string }[] };
      const { alerts } = (await gateway.get('/api/dashboard', headers)).body as { alerts: { kind: string }[] };
      expect(alerts).toEqual(rows);
      return [...new Set(rows.map((row) => row.kind))].sort();
    };
    const everything = await shown(MIA);
    expect(everything).toEqual(['exception', 'invoice', 'pod']);
    await gateway.post('/api/alerts/choices', { mails: NO_MAILS, hidden: ['exception', 'invoice'] }, MIA);
    expect(await shown(MIA)).toEqual(['pod']);
    expect(await shown(BEA)).toEqual(everything);
  });
});
