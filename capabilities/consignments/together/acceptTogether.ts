import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { lockBooking } from '../bookings/changeBooking.ts';
import { moveWithin } from '../bookings/moveBooking.ts';
import { STATUS_WORDS } from '../bookings/transitions.ts';
import type { ConsignmentTables } from '../tables.ts';

/** What became of bookings that were to be accepted. */
export interface AcceptedTogether {
  accepted: string[];
  /** Those that were not, each with why. */
  left: { reference: string; message: string }[];
}

/**
 * Accepts those of several bookings that can be, each as whoever accepts saw it, in the caller's transaction. Nobody is
 * mailed.
 */
export async function acceptTogether(
  transaction: Queries<GroundTables>,
  seen: readonly { reference: string; version: number }[],
  { actor, at }: { actor: string; at: Date },
): Promise<AcceptedTogether> {
  const db = withTables<ConsignmentTables>(transaction);
  const outcome: AcceptedTogether = { accepted: [], left: [] };
  // In one order, so that two who accept at once do not wait for each other.
  const inOrder = [...seen].sort((one, other) => one.reference.localeCompare(other.reference));
  for (const { reference, version } of inOrder) {
    const row = await lockBooking(db, 'reference', reference);
    if (row === null) continue;
    if (row.status !== 'requested') {
      outcome.left.push({ reference, message: `It is ${STATUS_WORDS[row.status]} by now.` });
      continue;
    }
    try {
      await moveWithin(db, row, { version, status: 'accepted', note: '' }, { actor, at, context: null });
      outcome.accepted.push(reference);
    } catch (error) {
      // Refused before anything was written.
      if (!(error instanceof Refusal)) throw error;
      outcome.left.push({ reference, message: error.message });
    }
  }
  return outcome;
}
