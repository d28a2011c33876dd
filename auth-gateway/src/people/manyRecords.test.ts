import { sql } from 'kysely';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { watchBlocks } from '../../fixtures/hostile-input/watchBlocks.ts';
import { ANA, layPerson } from '../../fixtures/layPerson.ts';
import { eraseWithin } from './eraseWithin.ts';
import { exportEntries } from './exportEntries.ts';
import { findPerson } from './findPerson.ts';
import { zipped } from './zipped.ts';

const { at: AT } = ANA;
const EACH = 2_500;
const LONGEST_BLOCK_MS = 100;

/** 10,000 records of one person in the embedded database, which runs on this thread. */
describe('a person with 10,000 records', () => {
  const gateway = gatewayOn('embedded');
  beforeAll(async () => {
    const { db } = gateway.database;
    await layPerson(db, ANA);
    await sql`insert into mails (kind, message_id, recipient, subject, text, html, status)
      select 'many', 'many-' || n, ${ANA.email}, 'A mail', repeat('text ', 400), repeat('html ', 800), 'sent'
      from generate_series(1, ${sql.lit(EACH)}) n`.execute(db);
    await sql`insert into enquiries (reference, submission_id, topic, name, email, phone, company, message, is_suspect,
        received_at)
      select 'ENQ-many-' || n, gen_random_uuid(), topic, name, email, phone, company, message, false, received_at
      from enquiries, generate_series(1, ${sql.lit(EACH)}) n where reference = 'ENQ-2026-10000'`.execute(db);
    const copyOf = async (
      table: 'quotes' | 'bookings',
      changes: ReturnType<typeof sql>,
      where: ReturnType<typeof sql>,
    ) =>
      sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)},
          to_jsonb(t) || ${changes})).* from ${sql.table(table)} t, generate_series(1, ${sql.lit(EACH)}) n
          where ${where}`.execute(db);
    const ids = sql`'token_hash', md5(random()::text), 'submission_id', gen_random_uuid()`;
    await copyOf(
      'quotes',
      sql`jsonb_build_object('reference', 'Q-many-' || n, 'booking_reference', 'SH-many-' || n, ${ids})`,
      sql`reference = 'Q-SH-2026-101'`,
    );
    await copyOf(
      'bookings',
      sql`jsonb_build_object('reference', 'SH-many-' || n, 'quote_reference', 'Q-many-' || n, ${ids})`,
      sql`reference = 'SH-2026-101'`,
    );
    await sql`insert into booking_events (reference, at, status, by, actor, note)
      select reference, requested_at, status, 'client', ${ANA.email}, 'A note' from bookings
      where reference like 'SH-many-%'`.execute(db);
  });

  it('is given out and erased without blocking others', async () => {
    const { db } = gateway.database;
    const blocks = watchBlocks();
    let bytes = 0;
    for await (const chunk of zipped(exportEntries(db, await findPerson(db, ANA.email), AT))) bytes += chunk.length;
    const exportBlockMs = blocks.longestMs();
    expect(bytes).toBeGreaterThan(100_000);
    blocks.reset();
    const startedAt = performance.now();
    const counts = await db
      .transaction()
      .execute(async (transaction) =>
        eraseWithin(transaction, await findPerson(transaction, ANA.email), 'Erased person 4F2A91'),
      );
    const eraseBlockMs = blocks.longestMs();
    blocks.stop();
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    process.stdout.write(
      `10,000 records: longest block ${exportBlockMs.toFixed(0)} ms giving out, ${eraseBlockMs.toFixed(0)} ms erasing, which took ${seconds} s\n`,
    );
    expect(counts).toMatchObject({
      mails: { removed: EACH + 3 },
      enquiries: { removed: EACH + 1 },
      bookings: { blanked: EACH + 1 },
    });
    expect(exportBlockMs).toBeLessThanOrEqual(LONGEST_BLOCK_MS);
    expect(eraseBlockMs).toBeLessThanOrEqual(LONGEST_BLOCK_MS);
  });
});
