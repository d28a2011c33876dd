import { queueMail } from '@saltbush/capability/mail';
import { cancelTogether } from '@saltbush/consignments/neighbours';
import type { User } from '@saltbush/contract';
import type { CancelRunInput, RunCancelled } from './api/runs.ts';
import { readRun } from './ownRuns.ts';
import type { RunParts } from './run-parts.ts';
import { loadDeliveries } from './run-record.ts';
import { runCancelledMail, runCancelledNotice } from './runMails.ts';
import type { RunRow } from './tables.ts';

/**
 * Cancels each delivery of a run that can still be, by the rule of any booking, and writes one mail to the booker and one to
 * the desk about all of them. Sent again, it changes nothing more.
 * @throws Refusal `role-not-enough`, `charge-not-accepted` with the sentence to accept; then nothing is cancelled.
 */
export async function cancelRun(
  row: RunRow,
  { input, user }: { input: CancelRunInput; user: Pick<User, 'id' | 'email'> },
  parts: RunParts,
): Promise<RunCancelled> {
  const { database, now, publicUrl } = parts;
  const at = now();
  // Asked before the transaction: an embedded database has one connection.
  const placed = (await loadDeliveries(database.db, [row.reference], at)).get(row.reference) ?? [];
  const before = await readRun(row, parts);
  const booker = placed[0]?.booking.details.booker;
  const references = placed.map(({ booking }) => booking.reference);
  const outcome = await database.db.transaction().execute(async (transaction) => {
    const done = await cancelTogether(transaction, references, { input, user, at });
    if (done.cancelled.length > 0 && booker) {
      const told = { ...done, run: before, booker, reason: input.reason, publicUrl };
      await queueMail(transaction, runCancelledMail(told));
      await queueMail(transaction, runCancelledNotice(told));
    }
    return done;
  });
  return { run: await readRun(row, parts), ...outcome };
}
