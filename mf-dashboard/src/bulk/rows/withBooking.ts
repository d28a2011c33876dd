import type { BulkBooked } from '@saltbush/bulk-bookings/api';
import type { FileRow } from './file-row.ts';

/** The row, as it was before it was sent, with what the gateway says became of it. */
export function withBooking(row: FileRow, answer: BulkBooked): FileRow {
  const { state } = row;
  const known = { ...row, isSent: false };
  const price = state.status === 'ready' ? state.price : null;
  switch (answer.status) {
    case 'booked':
      // Booked before, but by an earlier attempt of this very page to which no answer came.
      return {
        ...known,
        state: { status: 'booked', reference: answer.reference, isNew: answer.isNew || row.isSent, price },
      };
    case 'faulty':
      return { ...known, state: answer };
    case 'price-changed': {
      if (price === null) return { ...known, state: { status: 'waiting' } };
      const { totalExGstCents, totalIncGstCents } = answer;
      return {
        ...known,
        // Nobody has agreed to this price.
        isChosen: false,
        state: {
          status: 'ready',
          price: { ...price, totalExGstCents, totalIncGstCents },
          formerIncGstCents: price.totalIncGstCents,
        },
      };
    }
  }
}
