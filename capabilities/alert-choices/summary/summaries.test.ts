import { alertDesk } from '../../../auth-gateway/fixtures/alertDesk.ts';
import { BEA } from '../../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { NO_MAILS } from '../choices/noMails.ts';
import { tellAll } from '../tellAll.ts';

/** 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
/** 7:00 AM there the next day. */
const SEVEN = '2026-11-20T20:00:00Z';

describe.each(DATABASES)('summaries of alerts on the %s database', (kind) => {
  const clock = { time: FRIDAY };
  const desk = alertDesk(() => gateway, clock, tellAll);
  const gateway = gatewayOn(kind, { now: () => clock.time });
  beforeEach(async () => {
    clock.time = FRIDAY;
    await gateway.reset();
    await desk.lay();
  });

  it('sends a summary at seven in the morning, once a day, with what happened by kind', async () => {
    await desk.choose(BEA, { pickup: 'daily', delay: 'daily' });
    await desk.choose(client('dov'), { pickup: 'daily' });
    const [first, second] = [await desk.carried(), await desk.carried()];
    await desk.move(second, 'picked_up', { exception: { kind: 'damaged', reason: 'Forklift' } });
    await desk.look('2026-11-20T19:59:00Z');
    expect(await desk.told()).toEqual([]);
    expect(await desk.waiting()).toHaveLength(5);
    await desk.look(SEVEN, 3);
    await desk.look('2026-11-20T20:05:00Z');
    expect((await desk.told()).sort()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: 3 things to know'],
      ['alert-summary', 'dov@company.example', 'Your freight on 21 Nov 2026: 2 things to know'],
    ]);
    expect(await desk.waiting()).toEqual([]);
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
    await desk.carried();
    await desk.look('2026-11-20T20:30:00Z');
    expect(await desk.told()).toHaveLength(2);
    await desk.look('2026-11-21T20:00:00Z');
    await desk.look('2026-11-22T20:00:00Z');
    expect(await desk.told()).toHaveLength(4);
  });

  it('leaves out of a summary what is not theirs to hear any more, and names fifty at most', async () => {
    await desk.choose(BEA, { pickup: 'daily', delivered: 'daily' });
    await desk.choose(client('dov'), { pickup: 'daily' });
    await desk.carried();
    await desk.look();
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
    await desk.look(SEVEN);
    expect(await desk.told()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: 61 things to know'],
    ]);
    const text = (await desk.mails()).find(({ kind: of }) => of === 'alert-summary')?.text ?? '';
    expect(text.match(/^- /gm)).toHaveLength(50);
    expect(text).toContain('And 11 more.');
    expect(text).not.toMatch(/Not chosen|Too old/);
    expect(await desk.waiting()).toEqual([]);
  });

  /** Something that waits for the summary of the next morning. */
  const anItem = {
    ...({ company: null, kind: 'pickup', title: 'Picked up: SH-2026-0001' } as const),
    ...{
      detail: 'Sydney to Melbourne',
      path: '/dashboard/shipments/SH-2026-0001',
      at: FRIDAY,
      summary_day: '2026-11-21',
    },
  };

  it('tells what waits of kinds that are told each time by now', async () => {
    await desk.choose(BEA, { pickup: 'daily', delay: 'daily' });
    const reference = await desk.carried();
    await desk.move(reference, 'picked_up', { exception: { kind: 'damaged', reason: 'Forklift' } });
    await desk.look();
    await desk.choose(BEA, { pickup: 'each' });
    await desk.look(SEVEN);
    expect(await desk.told()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: one thing to know'],
    ]);
    expect((await desk.alertMails())[0]?.text).toContain(`Picked up: ${reference}`);
    expect(await desk.waiting()).toEqual([]);
  });

  it('counts everything where more waits than is taken at once, and names the newest', async () => {
    await desk.choose(BEA, { pickup: 'daily' });
    const items = Array.from({ length: 450 }, (_, index) => ({
      ...{ ...anItem, user_id: 'bea', company: 'CL-2026-00001', title: `Picked up: number ${index}.` },
      at: new Date(FRIDAY.getTime() + ((index * 7) % 450) * 1_000),
    }));
    await gateway.database.db.insertInto('alert_items').values(items).execute();
    await desk.look(SEVEN);
    const [mail, ...others] = await desk.alertMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your freight on 21 Nov 2026: 450 things to know');
    const newest = items.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, 50);
    expect(mail?.text.match(/number \d+\./g)).toEqual(newest.map(({ title }) => title.slice('Picked up: '.length)));
    expect(mail?.text).toContain('And 400 more.');
    expect(await desk.waiting()).toEqual([]);
  });

  it('sends what is about each company where that company knows them, and what is their own to themselves', async () => {
    const { db } = gateway.database;
    const elsewhere = { reference: 'CL-2026-00002', user_id: 'bea', email: 'bea@other.example' };
    await db
      .insertInto('client_users')
      .values({ ...elsewhere, joined_at: new Date(FRIDAY.getTime() + 1_000), role: 'viewer' })
      .execute();
    await desk.choose({ ...BEA, 'x-test-email': 'bea@home.example' }, { pickup: 'daily' });
    const companies = ['CL-2026-00001', 'CL-2026-00002', 'CL-2026-00002', null];
    await db
      .insertInto('alert_items')
      .values(
        companies.map((company, index) => ({ ...anItem, user_id: 'bea', company, title: `Of ${company} ${index}` })),
      )
      .execute();
    await desk.look(SEVEN);
    expect((await desk.told()).sort()).toEqual([
      ['alert-summary', 'bea@company.example', 'Your freight on 21 Nov 2026: one thing to know'],
      ['alert-summary', 'bea@home.example', 'Your freight on 21 Nov 2026: one thing to know'],
      ['alert-summary', 'bea@other.example', 'Your freight on 21 Nov 2026: 2 things to know'],
    ]);
    for (const { recipient, text } of await desk.alertMails()) {
      const said = [...new Set(text.match(/Of \S+/g))];
      expect(said).toEqual([
        { 'bea@company.example': 'Of CL-2026-00001', 'bea@other.example': 'Of CL-2026-00002' }[recipient] ?? 'Of null',
      ]);
    }
  });

  it('tells everybody for whom something waits, and only them', async () => {
    const { db } = gateway.database;
    const users = Array.from({ length: 230 }, (_, index) => `user-${index}`);
    const chosen = { mails: JSON.stringify({ ...NO_MAILS, pickup: 'daily' }), changed_at: FRIDAY };
    await db
      .insertInto('alert_choices')
      .values(users.map((user) => ({ user_id: user, email: `${user}@home.example`, token_hash: user, ...chosen })))
      .execute();
    const told = users.slice(0, 210);
    const twice = told.flatMap((user) => [user, user]);
    await db
      .insertInto('alert_items')
      .values(twice.map((user) => ({ ...anItem, user_id: user })))
      .execute();
    await desk.look(SEVEN, 2);
    const recipients = (await desk.told()).map(([, recipient]) => recipient);
    expect(recipients.sort()).toEqual(told.map((user) => `${user}@home.example`).sort());
  });
});
