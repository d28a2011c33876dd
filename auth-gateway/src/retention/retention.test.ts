import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { RetentionJob } from '@saltbush/capability/retention';
import { type Logger, pino } from 'pino';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { layPerson, type PersonToLay } from '../../fixtures/layPerson.ts';
import { createLog } from '../log.ts';
import { RETENTION } from './retention.data.ts';
import { RETENTION_JOBS } from './retentionJobs.ts';
import { runRetention } from './runRetention.ts';

const DAY_MS = 86_400_000;
const silent = createLog('silent');

function loggedLines(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  return { log: pino(stream), lines };
}

describe('the table of retention', () => {
  it('names every job, and only jobs that exist', () => {
    const named = RETENTION.flatMap(({ jobs }) => [...jobs]);
    expect([...new Set(named)].sort()).toEqual(RETENTION_JOBS.map(({ id }) => id).sort());
  });

  it('says for each thing what removes it', () => {
    for (const rule of RETENTION) expect(rule.jobs.length > 0 || 'otherwise' in rule).toBe(true);
  });

  it('is the same as in the documents', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
    const rows = RETENTION.map((rule) => {
      const removedBy = 'otherwise' in rule ? rule.otherwise : `\`${rule.jobs.join('`, `')}\``;
      return `| ${rule.what} | ${rule.kept} | ${rule.why} | ${removedBy} |`;
    });
    expect(text).toContain(rows.join('\n'));
  });
});

describe.each(DATABASES)('what has been kept long enough, on the %s database', (kind) => {
  const ana: Omit<PersonToLay, 'at'> = { email: 'ana@a.example', name: 'Ana Ruiz', phone: '0412 345 678', number: 1 };
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const run = (jobs: readonly RetentionJob[] = RETENTION_JOBS, log = silent) =>
    runRetention({ db: gateway.database.db, jobs, now: () => new Date(), log, isStopped: () => false });
  type Counted =
    | 'mails'
    | 'quotes'
    | 'bookings'
    | 'enquiries'
    | 'driver_applications'
    | 'driver_documents'
    | 'invoices';
  const count = async (table: Counted) => (await gateway.database.db.selectFrom(table).selectAll().execute()).length;

  it.each([
    ['mails', 'mails', 400, 1],
    ['unused-quotes', 'quotes', 400, 2],
    ['enquiries', 'enquiries', 730, 0],
    ['declined-driver-files', 'driver_documents', 90, 1],
    ['declined-drivers', 'driver_applications', 730, 1],
    ['consignments', 'bookings', 7 * 365.25, 0],
    ['consignments', 'invoices', 7 * 365.25, 0],
  ] as const)('is removed by the job %s: %s after %d days', async (id, table, days, left) => {
    const { db } = gateway.database;
    await layPerson(db, { ...ana, at: daysAgo(days - 2) });
    const before = await count(table);
    const jobs = RETENTION_JOBS.filter((job) => job.id === id);
    expect(await run(jobs)).toEqual({ [id]: 0 });
    expect(await count(table)).toBe(before);
    await gateway.reset();
    await layPerson(gateway.database.db, { ...ana, at: daysAgo(days + 2) });
    expect((await run(jobs))[id]).toBeGreaterThan(0);
    // What is left is a mail that waits to be sent, and booked quotes and an approved driver.
    expect(await count(table)).toBe(left);
  });

  it.each([
    [6, 1],
    [8, 0],
  ])('keeps of a draft of %d days: %d', async (days, left) => {
    const { db } = gateway.database;
    const draft = { submission_id: randomUUID(), token_hash: 'x', started_at: daysAgo(days) };
    await db
      .insertInto('driver_applications')
      .values({ ...draft, purpose: 'induction' })
      .execute();
    await run();
    expect(await count('driver_applications')).toBe(left);
  });

  it('is removed from every table in one run, and one line of the log says how much', async () => {
    await layPerson(gateway.database.db, { ...ana, at: daysAgo(8 * 366) });
    const { log, lines } = loggedLines();
    const removed = await run(RETENTION_JOBS, log);
    expect(removed).toMatchObject({ mails: 2, enquiries: 1, 'unused-quotes': 1, consignments: 2 });
    expect(removed).toMatchObject({ 'declined-driver-files': 1, 'declined-drivers': 1 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: 'retention', unfinished: [], removed: { mails: 2, consignments: 2 } });
    expect(JSON.stringify(lines)).not.toContain('ana@');
    expect(await count('quotes')).toBe(0);
  });

  it('is removed by one gateway, not by three that look at once', async () => {
    await layPerson(gateway.database.db, { ...ana, at: daysAgo(500) });
    const runs = await Promise.all([run(), run(), run()]);
    for (const { id } of RETENTION_JOBS) expect(runs.filter((removed) => id in removed)).toHaveLength(1);
    expect(await run()).toEqual({});
  });

  it('is removed in batches, and what is too much for one run is due again at the next look', async () => {
    let rows = 25;
    const job: RetentionJob = {
      ...{ id: 'a-test', everyMs: DAY_MS, batchSize: 10, mostBatches: 2 },
      removeBatch: async (_transaction, _now, most) => {
        const gone = Math.min(rows, most);
        rows -= gone;
        return gone;
      },
    };
    const { log, lines } = loggedLines();
    expect(await run([job], log)).toEqual({ 'a-test': 20 });
    expect(lines[0]).toMatchObject({ unfinished: ['a-test'] });
    expect(await run([job])).toEqual({ 'a-test': 5 });
    expect(await run([job])).toEqual({});
  });

  it('stays when its job fails, which does not stop the other jobs and is tried again', async () => {
    let isBroken = true;
    const failing: RetentionJob = {
      ...{ id: 'fails', everyMs: DAY_MS, batchSize: 10, mostBatches: 2 },
      removeBatch: async () => {
        if (isBroken) throw new Error('no such luck');
        return 3;
      },
    };
    const other: RetentionJob = { ...failing, id: 'other', removeBatch: async () => 1 };
    const { log, lines } = loggedLines();
    expect(await run([failing, other], log)).toEqual({ other: 1 });
    expect(lines[0]).toMatchObject({ job: 'fails' });
    isBroken = false;
    expect(await run([failing, other])).toEqual({ fails: 3 });
  });

  it('stays on a gateway whose clock is ahead', async () => {
    await layPerson(gateway.database.db, { ...ana, at: daysAgo(1) });
    const { db } = gateway.database;
    const now = () => new Date(Date.now() + 3_000 * DAY_MS);
    const removed = await runRetention({ db, jobs: RETENTION_JOBS, now, log: silent, isStopped: () => false });
    expect(Object.values(removed).reduce((sum, gone) => sum + gone, 0)).toBe(0);
  });

  it('cannot be removed by anything else', async () => {
    await layPerson(gateway.database.db, { ...ana, at: daysAgo(1) });
    const { db } = gateway.database;
    const refused = expect.objectContaining({ code: '23001' });
    await expect(db.deleteFrom('booking_events').execute()).rejects.toEqual(refused);
    await expect(db.updateTable('invoices').set({ issued_by: 'x' }).execute()).rejects.toEqual(refused);
    await expect(db.updateTable('pods').set({ notes: '' }).execute()).rejects.toEqual(refused);
  });
});
