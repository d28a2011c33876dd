import type { BulkPriced } from '@saltbush/bulk-bookings/api';
import { filledCells } from './cells.ts';
import type { FileRow } from './file-row.ts';

/** The row with what the gateway says that it costs. */
export function withPrice(row: FileRow, answer: BulkPriced): FileRow {
  switch (answer.status) {
    case 'faulty':
      return { ...row, isSent: false, state: answer };
    case 'booked':
      // Sent without an answer, it is this file's own booking.
      return {
        ...row,
        isSent: false,
        state: { status: 'booked', reference: answer.reference, isNew: row.isSent, price: null },
      };
    case 'priced': {
      const { status: _status, cells, ...price } = answer;
      return {
        ...row,
        isSent: false,
        state: {
          status: 'ready',
          price: { ...price, filled: filledCells(row.cells, cells) },
          formerIncGstCents: null,
        },
      };
    }
  }
}
