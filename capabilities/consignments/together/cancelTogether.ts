import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { requireMay } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import type { CancelBookingInput } from '../api/bookings.ts';
import { cancelWithin, requireCancellable } from '../bookings/cancelBooking.ts';
import { lockBooking } from '../bookings/changeBooking.ts';
import type { BookingRow, ConsignmentTables } from '../tables.ts';

/** What became of bookings that were to be cancelled. Those that were cancelled before are in neither list. */
export interface CancelledTogether {
  cancelled: string[];
  /** Those that can no longer be, each with why. */
  left: { reference: string; message: string }[];
}

/** Why a booking can no longer be cancelled; null when it can. @throws Refusal `charge-not-accepted`. */
function obstacleTo(row: BookingRow, acceptsCharge: boolean, at: Date): string | null {
  try {
    requireCancellable(row, acceptsCharge, at);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'cancellation-closed') return error.message;
    throw error;
  }
}

/**
 * Cancels those of several bookings that can still be, in the caller's transaction. Nobody is mailed. Where one of them may
 * cost something and that is not accepted, none is cancelled.
 * @throws Refusal `role-not-enough`, `charge-not-accepted`.
 */
export async function cancelTogether(
  transaction: Queries<GroundTables>,
  references: readonly string[],
  { input, user, at }: { input: CancelBookingInput; user: Pick<User, 'id' | 'email'>; at: Date },
): Promise<CancelledTogether> {
  const db = withTables<ConsignmentTables>(transaction);
  const rows: BookingRow[] = [];
  // In one order, so that two who cancel at once do not wait for each other.
  for (const reference of [...references].sort()) {
    const row = await lockBooking(db, 'reference', reference);
    if (row !== null) rows.push(row);
  }
  const [first] = rows;
  if (first) await requireMay(db, { userId: user.id, act: 'book', company: first.client_reference });
  const judged = rows
    .filter(({ status }) => status !== 'cancelled')
    .map((row) => ({ row, message: obstacleTo(row, input.acceptsCharge, at) }));
  const cancelled: string[] = [];
  for (const { row, message } of judged) {
    if (message !== null) continue;
    await cancelWithin(db, row, input, { user, at });
    cancelled.push(row.reference);
  }
  return {
    cancelled,
    left: judged.flatMap(({ row: { reference }, message }) => (message === null ? [] : [{ reference, message }])),
  };
}
