import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { alertDesk } from '../../../auth-gateway/fixtures/alertDesk.ts';
import { BEA, BOB, MIA } from '../../../auth-gateway/fixtures/claimDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { tellAll } from '../tellAll.ts';

/** 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('alerts about claims on the %s database', (kind) => {
  const clock = { time: FRIDAY };
  const desk = alertDesk(() => gateway, clock, tellAll);
  const gateway = gatewayOn(kind, { now: () => clock.time });
  beforeEach(async () => {
    clock.time = FRIDAY;
    await gateway.reset();
    await desk.lay();
  });

  it('tells what the desk said of claims, not to those who have the mail about it', async () => {
    await desk.choose(MIA, { claim: 'each' });
    await desk.choose(BEA, { claim: 'each' });
    await desk.choose(BOB, { claim: 'each' });
    const { reference } = await desk.lodged(await desk.delivered());
    await desk.look();
    await desk.deskAct(reference, 'messages', { submissionId: randomUUID(), words: 'Send pictures' });
    await desk.act(reference, 'messages', { submissionId: randomUUID(), words: 'Here they are' });
    await desk.look(clock.time, 3);
    await desk.decide(await desk.onDesk(reference), { outcome: 'declined', words: 'Packed badly' });
    await desk.look();
    await desk.look();
    expect(await desk.told()).toEqual([
      ['alert-claim', 'bea@company.example', `We wrote about claim ${reference}`],
      ['alert-claim', 'bea@company.example', `Claim ${reference} is declined`],
    ]);
  });
});

describe('answers that are being written', () => {
  const clock = { time: FRIDAY };
  const desk = alertDesk(() => gateway, clock, tellAll);
  let claim: string;
  const gateway = gatewayOn('server', { now: () => clock.time });
  beforeEach(async () => {
    await gateway.reset();
    await desk.lay();
    await desk.choose(BEA, { claim: 'each' });
    claim = (await desk.lodged(await desk.delivered())).reference;
    await desk.look();
  });

  /** An answer that others do not see yet. */
  async function begin(answer: { kind: 'message' | 'accepted'; at: Date }) {
    const transaction = await gateway.database.db.startTransaction().execute();
    const by = { by: 'staff', user_id: null, actor: 'desk@saltbush.example', submission_id: null } as const;
    await transaction
      .insertInto('claim_events')
      .values({ claim_reference: claim, words: 'Send pictures', ...by, ...answer })
      .execute();
    return transaction;
  }
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pg_locks where relation = 'claim_events'::regclass and mode = 'ShareLock' and not granted`.execute(
      gateway.database.db,
    );
    return rows.length > 0;
  };

  it('are told although a later one was to be seen before them', async () => {
    const first = await begin({ kind: 'message', at: clock.time });
    const second = await begin({ kind: 'accepted', at: clock.time });
    await second.commit().execute();
    let isOver = false;
    const look = desk.look().finally(() => {
      isOver = true;
    });
    while (!isOver && !(await isWaiting())) await new Promise(setImmediate);
    await first.commit().execute();
    await look;
    // Whoever did not wait finds the first one no more.
    await desk.look();
    expect((await desk.told()).map(([, , subject]) => subject)).toEqual([
      `We wrote about claim ${claim}`,
      `Claim ${claim} is accepted`,
    ]);
  });

  it('hold nobody up who finds nothing new', async () => {
    const writing = await begin({ kind: 'message', at: clock.time });
    await desk.look();
    expect(await desk.told()).toEqual([]);
    await writing.commit().execute();
    await desk.look();
    expect(await desk.told()).toHaveLength(1);
  });
});
