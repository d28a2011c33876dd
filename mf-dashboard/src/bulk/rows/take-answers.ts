import type { BulkBooked, BulkPriced } from '@saltbush/bulk-bookings/api';
import type { FileRow } from './file-row.ts';
import { withBooking } from './withBooking.ts';
import { withPrice } from './withPrice.ts';

function answersByRow<Answer>(asked: readonly FileRow[], answers: readonly Answer[]): Map<number, [FileRow, Answer]> {
  return new Map(
    asked.flatMap((row, index) => {
      const answer = answers[index];
      return answer === undefined ? [] : [[row.number, [row, answer]] as const];
    }),
  );
}

/** The rows with their prices. A row that was mended meanwhile is not the one that was asked about. */
export function takePrices(
  rows: readonly FileRow[],
  asked: readonly FileRow[],
  answers: readonly BulkPriced[],
): readonly FileRow[] {
  const known = answersByRow(asked, answers);
  return rows.map((row) => {
    const [before, answer] = known.get(row.number) ?? [];
    if (!before || !answer || row.cells !== before.cells || row.copy !== before.copy) return row;
    return withPrice(row, answer);
  });
}

/** The rows with what became of those that were sent. `sent` are they as they were before. */
export function takeBookings(
  rows: readonly FileRow[],
  sent: readonly FileRow[],
  answers: readonly BulkBooked[],
): readonly FileRow[] {
  const known = answersByRow(sent, answers);
  return rows.map((row) => {
    const [before, answer] = known.get(row.number) ?? [];
    return before && answer ? withBooking(before, answer) : row;
  });
}

/** The rows, of which these are being sent; or are as they were before, when they were not. */
export function markSent(rows: readonly FileRow[], sent: readonly FileRow[], isSent: boolean): readonly FileRow[] {
  const before = new Map(sent.map((row) => [row.number, row.isSent]));
  return rows.map((row) => {
    const wasSent = before.get(row.number);
    return wasSent === undefined ? row : { ...row, isSent: isSent || wasSent };
  });
}
