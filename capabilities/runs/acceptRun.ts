import { orNotFound } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { acceptTogether } from '@saltbush/consignments/neighbours';
import type { AcceptRunInput, RunAccepted } from './api/runs.ts';
import type { RunParts } from './run-parts.ts';
import { loadDeliveries } from './run-record.ts';
import { runAcceptedMail } from './runMails.ts';

const NO_RUN = 'There is no such run. Check the reference.';
const NOT_OF_RUN = 'It is no delivery of this run.';

/**
 * Accepts deliveries of a run that wait, each as the desk saw it, and writes one mail to the booker about all of them. Sent
 * again, it changes nothing more.
 */
export async function acceptRun(
  reference: string,
  { input, actor }: { input: AcceptRunInput; actor: string },
  { database, now, publicUrl }: RunParts,
): Promise<RunAccepted> {
  const at = now();
  // Asked before the transaction: an embedded database has one connection.
  const before = orNotFound((await loadDeliveries(database.db, [reference], at)).get(reference) ?? null, NO_RUN);
  const references = new Set(before.map(({ booking }) => booking.reference));
  const foreign = input.deliveries.filter((one) => !references.has(one.reference));
  const own = input.deliveries.filter((one) => references.has(one.reference));
  const booker = before[0]?.booking.details.booker;
  return database.db.transaction().execute(async (transaction) => {
    const { accepted, left } = await acceptTogether(transaction, own, { actor, at });
    if (accepted.length > 0 && booker) {
      const deliveries = (await loadDeliveries(transaction, [reference], at)).get(reference) ?? [];
      await queueMail(transaction, runAcceptedMail({ reference, accepted, deliveries, booker, publicUrl }));
    }
    return { accepted, left: [...left, ...foreign.map((one) => ({ reference: one.reference, message: NOT_OF_RUN }))] };
  });
}
