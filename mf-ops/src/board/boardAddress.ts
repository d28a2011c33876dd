import type { BoardQuery } from '@saltbush/consignments/api';
import { DEPOTS, type DepotId, type IsoDate, parseIsoDate } from '@saltbush/freight';

export const BOARD_VIEWS = ['steps', 'vehicles', 'drivers'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

export interface BoardAddress {
  /** Null is today, whichever day that is when the page is opened. */
  date: IsoDate | null;
  depot: DepotId;
  view: BoardView;
}

const [FIRST_DEPOT] = DEPOTS;

/**
 * Reads the board's day, depot and view from an address. Missing and invalid values become the defaults.
 * @param usual The view that the board has where its address names none.
 */
export function readBoardAddress(parameters: URLSearchParams, usual: BoardView): BoardAddress {
  const date = parameters.get('date') ?? '';
  return {
    date: parseIsoDate(date) === date ? date : null,
    depot: DEPOTS.find(({ id }) => id === parameters.get('depot'))?.id ?? FIRST_DEPOT.id,
    view: BOARD_VIEWS.find((view) => view === parameters.get('view')) ?? usual,
  };
}

/** The shortest address of this board, where an address that names no view has the usual one. */
export function boardHref({ date, depot, view }: BoardAddress, usual: BoardView): string {
  const parameters = new URLSearchParams();
  if (date !== null) parameters.set('date', date);
  if (depot !== FIRST_DEPOT.id) parameters.set('depot', depot);
  if (view !== usual) parameters.set('view', view);
  const query = parameters.toString();
  return query === '' ? '/ops/board' : `/ops/board?${query}`;
}

/** What the gateway is asked for. */
export const boardQuery = ({ date, depot }: BoardAddress): BoardQuery => ({
  depot,
  ...(date === null ? {} : { date }),
});
