interface Place {
  /** Such as `RN-2026-00001`. */
  reference: string;
  /** From 1. */
  position: number;
  /** Deliveries of the run. */
  of: number;
}

const NOTE = /^Delivery (\d{1,2}) of (\d{1,2}) of run (RN-\d{4}-\d{5,9})\./;

/** What the trail of a delivery says of its run. */
export const runNote = ({ reference, position, of }: Place): string =>
  `Delivery ${position} of ${of} of run ${reference}. One pickup for all of them.`;

/** The run that a trail names, by the note of its first event; null for a booking that is in none. */
export function runInNote(note: string): Place | null {
  const [, position, of, reference] = NOTE.exec(note) ?? [];
  return reference === undefined ? null : { reference, position: Number(position), of: Number(of) };
}
