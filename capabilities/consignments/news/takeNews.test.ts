import { sql } from 'kysely';
import { bookingDesk } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { keptPostgres } from '../../../auth-gateway/fixtures/keptPostgres.ts';
import { startTestGateway } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import { takeFreightNews } from '../neighbours.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('news of freight on the %s database', (kind) => {
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(() => gateway.reset());

  const take = (reader: 'alerts' | 'webhooks', most = 100) =>
    gateway.database.db.transaction().execute((transaction) => takeFreightNews(transaction, { reader, most }));

  it('tells each reader once of each event, oldest first, with whether the status moved', async () => {
    const { reference } = await desk.make();
    await desk.move(reference, 'accepted', { eta: '2026-11-26' });
    await desk.move(reference, 'accepted', { exception: { kind: 'delayed', reason: 'Road closed' } });
    const first = await take('webhooks', 1);
    expect(first).toMatchObject([
      { reference, status: 'requested', isMove: true, customerReference: 'PO 77', pickupSuburb: 'Sydney' },
    ]);
    const rest = await take('webhooks');
    expect(rest.map(({ status, isMove, eta, exception }) => ({ status, isMove, eta, exception }))).toEqual([
      { status: 'accepted', isMove: true, eta: '2026-11-26', exception: null },
      { status: 'accepted', isMove: false, eta: null, exception: { kind: 'delayed', reason: 'Road closed' } },
    ]);
    expect(await take('webhooks')).toEqual([]);
    expect(await take('alerts')).toHaveLength(3);
  });

  it('takes no more than was asked for, however the database plans it', async () => {
    await desk.make();
    await desk.make();
    const taken = await gateway.database.db.transaction().execute(async (transaction) => {
      // Of small tables, a database may look through one for each row of the other.
      for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'sort', 'indexscan', 'bitmapscan'])
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(transaction);
      return takeFreightNews(transaction, { reader: 'webhooks', most: 1 });
    });
    expect(taken).toHaveLength(1);
  });

  it('keeps what was taken in a transaction that failed', async () => {
    await desk.make();
    const failed = gateway.database.db.transaction().execute(async (transaction) => {
      await takeFreightNews(transaction, { reader: 'alerts', most: 10 });
      throw new Error('the gateway ended');
    });
    await expect(failed).rejects.toThrow('the gateway ended');
    expect(await take('alerts')).toHaveLength(1);
  });

  it('says nothing of entries that only staff see', async () => {
    const { reference } = await desk.make();
    await take('alerts');
    await desk.move(reference, 'accepted');
    await desk.move(reference, 'accepted', { note: 'Call before noon', isForStaff: true });
    const told = await take('alerts');
    const { count } = await gateway.database.db
      .selectFrom('booking_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('for_staff', '=', false)
      .executeTakeFirstOrThrow();
    expect(told).toHaveLength(Number(count) - 1);
  });
});

it('never gives the same to two that take at once', async () => {
  const gateway = await startTestGateway({ databaseUrl: await keptPostgres.createDatabase() }, { now: () => NOW });
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  for (let made = 0; made < 6; made += 1) await desk.make();
  const take = () =>
    gateway.database.db
      .transaction()
      .execute((transaction) => takeFreightNews(transaction, { reader: 'webhooks', most: 2 }));
  const taken = (await Promise.all([take(), take(), take(), take()])).flat().map(({ id }) => id);
  expect(taken).toHaveLength(6);
  expect(new Set(taken).size).toBe(6);
  await gateway.close();
});
