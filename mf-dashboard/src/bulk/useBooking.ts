import { BOOKED_AT_ONCE, type BulkRowToBook, MOST_REQUEST_LENGTH } from '@saltbush/bulk-bookings/api';
import { apiError } from '@saltbush/calls';
import type { Booker } from '@saltbush/consignments/api';
import { useStore } from 'react-redux';
import { bookRows } from '../api/bookRows.ts';
import { dashboardApi } from '../api/dashboardApi.ts';
import { type PiecesState, usePieces } from './pieces/usePieces.ts';
import { cutPieces } from './rows/cutPieces.ts';
import { type FileRow, isToBook } from './rows/file-row.ts';
import { markSent, takeBookings } from './rows/take-answers.ts';
import type { HeldSheet } from './useSheet.ts';

export interface Booking {
  state: PiecesState;
  /** Books the rows that are chosen. */
  start: (booker: Booker, termsVersion: string) => void;
  stop: () => void;
  leave: () => void;
}

const toBook = ({ cells, copy, state }: FileRow): BulkRowToBook => ({
  ...{ cells, copy },
  shownTotalExGstCents: state.status === 'ready' ? state.price.totalExGstCents : 0,
});

/** As many of the rows, from the first on, as one request books. */
function firstPiece(rows: readonly FileRow[]): FileRow[] {
  const items = rows.slice(0, BOOKED_AT_ONCE).map(toBook);
  const [piece = []] = cutPieces(items, BOOKED_AT_ONCE, MOST_REQUEST_LENGTH);
  return rows.slice(0, piece.length);
}

/** Whether the gateway surely booked nothing: it refused, or was not asked at all. */
function wasRefused(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted && error === signal.reason) return true;
  const status = apiError(error)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Books the chosen rows of a file, piece by piece. Stopping lets the piece that is under way come to its end. */
export function useBooking({ latest, change }: Pick<HeldSheet, 'latest' | 'change'>, onEnd: () => void): Booking {
  const pieces = usePieces();
  const store = useStore();
  return {
    state: pieces.state,
    stop: pieces.stop,
    leave: pieces.leave,
    start: (booker, termsVersion) => {
      // A row that is being mended and becomes ready meanwhile is not booked: nobody has seen its price.
      const wanted = new Set(
        latest()
          .filter(isToBook)
          .map(({ number }) => number),
      );
      void pieces.start({
        rest: () => latest().filter((row) => wanted.has(row.number) && isToBook(row)),
        cut: firstPiece,
        async ask(piece, patience) {
          change((rows) => markSent(rows, piece, true));
          try {
            const input = { booker, termsVersion, rows: piece.map(toBook) };
            return await bookRows(input, { ...patience, stops: 'between' });
          } catch (error) {
            if (wasRefused(error, patience.signal)) change((rows) => markSent(rows, piece, false));
            throw error;
          }
        },
        take(sent, answers) {
          change((rows) => takeBookings(rows, sent, answers));
          store.dispatch(dashboardApi.util.invalidateTags(['Shipments']));
        },
        onEnd,
      });
    },
  };
}
