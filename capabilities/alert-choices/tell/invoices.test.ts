import { alertDesk } from '../../../auth-gateway/fixtures/alertDesk.ts';
import { BEA } from '../../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { tellAll } from '../tellAll.ts';

/** 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('alerts about invoices on the %s database', (kind) => {
  const clock = { time: FRIDAY };
  const desk = alertDesk(() => gateway, clock, tellAll);
  const gateway = gatewayOn(kind, { now: () => clock.time });
  beforeEach(async () => {
    clock.time = FRIDAY;
    await gateway.reset();
    await desk.lay();
  });

  it('tells of invoices once: issued, due in three days, overdue since today', async () => {
    await desk.choose(BEA, { invoice: 'each' });
    await desk.choose(client('dov'), { invoice: 'daily' });
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
    await desk.look();
    expect((await desk.told()).map(([, , subject]) => subject)).toEqual([
      'Invoice issued: SH-2026-0001',
      'Invoice issued: SH-2026-0002',
    ]);
    await db.deleteFrom('mails').execute();
    await desk.look('2026-11-23T19:59:00Z');
    expect((await desk.told()).map(([of]) => of)).toEqual(['alert-summary']);
    await db.deleteFrom('mails').execute();
    await desk.look('2026-11-23T20:00:00Z', 3);
    await desk.look('2026-11-24T01:00:00Z');
    expect((await desk.told()).sort()).toEqual([
      ['alert-invoice', 'bea@company.example', `Invoice due 27 Nov 2026: ${invoice?.reference}`],
      ['alert-summary', 'dov@company.example', 'Your freight on 24 Nov 2026: one thing to know'],
    ]);
    await db.deleteFrom('mails').execute();
    for (const day of ['24', '25', '26', '27', '28', '29']) await desk.look(`2026-11-${day}T20:00:00Z`);
    expect(await desk.told()).toEqual([
      ['alert-invoice', 'bea@company.example', `Invoice overdue: ${invoice?.reference}`],
      ['alert-summary', 'dov@company.example', 'Your freight on 28 Nov 2026: one thing to know'],
    ]);
  });

  it('tells once that an invoice is overdue after days on which nobody looked', async () => {
    await desk.choose(BEA, { invoice: 'each' });
    await desk.invoiced();
    await desk.look();
    await gateway.database.db.deleteFrom('mails').execute();
    // Away from the day on which it is due in three days to the day after it was due.
    await desk.look('2026-11-27T20:00:00Z');
    const [invoice] = await gateway.database.db.selectFrom('invoices').select(['reference', 'due_on']).execute();
    expect(invoice?.due_on).toBe('2026-11-27');
    expect(await desk.told()).toEqual([
      ['alert-invoice', 'bea@company.example', `Invoice overdue: ${invoice?.reference}`],
    ]);
    await desk.look('2026-11-30T20:00:00Z');
    expect(await desk.told()).toHaveLength(1);
  });

  it('tells of what is still to come after days on which nobody looked, and later that it is overdue', async () => {
    await desk.choose(BEA, { invoice: 'each' });
    await desk.invoiced();
    await desk.look();
    await gateway.database.db.deleteFrom('mails').execute();
    await desk.look('2026-11-25T20:00:00Z');
    const subjects = async () => (await desk.told()).map(([, , subject]) => subject);
    expect(await subjects()).toEqual([expect.stringMatching(/^Invoice due 27 Nov 2026/)]);
    // Past midnight it is overdue, and is told so from seven on.
    await desk.look('2026-11-27T15:00:00Z');
    expect(await subjects()).toHaveLength(1);
    await desk.look('2026-11-28T23:00:00Z');
    expect((await subjects()).slice(1)).toEqual([expect.stringMatching(/^Invoice overdue/)]);
  });
});
