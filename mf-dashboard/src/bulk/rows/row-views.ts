import { type FileRow, isToBook } from './file-row.ts';

/** Views of the rows, in the order of their links. */
export const ROW_VIEWS = ['all', 'ready', 'mend', 'booked'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

export const ROW_VIEW_NAMES: Record<RowView, string> = {
  all: 'All',
  ready: 'Ready',
  mend: 'To mend',
  booked: 'Booked',
};

const STATUS_OF = { ready: 'ready', mend: 'faulty', booked: 'booked' } as const;

const isInView = ({ state, isLeftOut }: FileRow, view: RowView): boolean =>
  view === 'all' || (state.status === STATUS_OF[view] && (!isLeftOut || view === 'booked'));

export const rowsInView = (rows: readonly FileRow[], view: RowView): readonly FileRow[] =>
  view === 'all' ? rows : rows.filter((row) => isInView(row, view));

export const countViews = (rows: readonly FileRow[]): Record<RowView, number> => ({
  all: rows.length,
  ready: rowsInView(rows, 'ready').length,
  mend: rowsInView(rows, 'mend').length,
  booked: rowsInView(rows, 'booked').length,
});

export interface BookingTotals {
  count: number;
  totalIncGstCents: number;
  /** Of these, those whose price a person has to confirm. */
  reviewCount: number;
}

/** What would be booked, and for how much. */
export function bookingTotals(rows: readonly FileRow[]): BookingTotals {
  const totals = { count: 0, totalIncGstCents: 0, reviewCount: 0 };
  for (const row of rows) {
    if (!isToBook(row) || row.state.status !== 'ready') continue;
    totals.count += 1;
    totals.totalIncGstCents += row.state.price.totalIncGstCents;
    if (row.state.price.needsReview) totals.reviewCount += 1;
  }
  return totals;
}

/** What became of the rows: booked by this file, booked before it, and those that are not and were not left out. */
export function countOutcome(rows: readonly FileRow[]) {
  const counts = { booked: 0, before: 0, rest: 0 };
  for (const { state, isLeftOut } of rows) {
    if (state.status === 'booked') counts[state.isNew ? 'booked' : 'before'] += 1;
    else if (!isLeftOut) counts.rest += 1;
  }
  return counts;
}
