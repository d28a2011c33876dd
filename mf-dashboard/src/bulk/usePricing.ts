import { MOST_REQUEST_LENGTH, PRICED_AT_ONCE } from '@saltbush/bulk-bookings/api';
import { priceRows } from '../api/priceRows.ts';
import { type PiecesState, usePieces } from './pieces/usePieces.ts';
import { cutPieces } from './rows/cutPieces.ts';
import type { FileRow } from './rows/file-row.ts';
import { takePrices } from './rows/take-answers.ts';
import type { HeldSheet } from './useSheet.ts';

export interface Pricing {
  state: PiecesState;
  /** Prices the rows that are not priced yet. */
  start: () => void;
  stop: () => void;
}

const isWaiting = ({ state, isLeftOut }: FileRow): boolean => state.status === 'waiting' && !isLeftOut;

/** As many of the rows, from the first on, as one request prices. */
function firstPiece(rows: readonly FileRow[]): FileRow[] {
  const items = rows.slice(0, PRICED_AT_ONCE).map(({ cells, copy }) => ({ cells, copy }));
  const [piece = []] = cutPieces(items, PRICED_AT_ONCE, MOST_REQUEST_LENGTH);
  return rows.slice(0, piece.length);
}

/** Prices the rows of a file, piece by piece. */
export function usePricing({ latest, change }: Pick<HeldSheet, 'latest' | 'change'>): Pricing {
  const pieces = usePieces();
  return {
    state: pieces.state,
    stop: pieces.stop,
    start: () =>
      void pieces.start({
        rest: () => latest().filter(isWaiting),
        cut: firstPiece,
        ask: (piece, patience) =>
          priceRows(
            piece.map(({ cells, copy }) => ({ cells, copy })),
            patience,
          ),
        take: (asked, answers) => change((rows) => takePrices(rows, asked, answers)),
      }),
  };
}
