import type { BookingException, BookingStatus, ExceptionKind } from '../api/bookings.ts';

/** Exceptions that a delivery does not put right. */
const OUTLASTS_DELIVERY: readonly ExceptionKind[] = ['damaged', 'short'];

interface Change {
  /** The exception that is open, or null. */
  open: BookingException | null;
  /** What staff set: another exception, null to close it, undefined to leave it as it is. */
  given: BookingException | null | undefined;
  status: BookingStatus;
}

/** The exception that is open after a change. A booking that ends early has none. */
export function exceptionAfter({ open, given, status }: Change): BookingException | null {
  if (status === 'declined' || status === 'cancelled') return null;
  if (given !== undefined) return given;
  if (open === null || status !== 'delivered') return open;
  return OUTLASTS_DELIVERY.includes(open.kind) ? open : null;
}
