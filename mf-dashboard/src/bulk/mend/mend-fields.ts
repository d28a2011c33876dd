import { BULK_COLUMNS, BULK_SERVICES, type BulkCells, type BulkField } from '@saltbush/bulk-bookings/api';
import type { SelectOption } from '@saltbush/ui';
import type { FileRow } from '../rows/file-row.ts';

export type MendColumn = (typeof BULK_COLUMNS)[number];

/** The columns in groups, in the order in which the form asks for them. */
export const MEND_GROUPS = (['Consignment', 'Pickup', 'Delivery', 'Goods', 'Dangerous goods'] as const).map(
  (group) => ({ group, columns: BULK_COLUMNS.filter((column) => column.group === group) }),
);

/** Id of a cell's control. */
export const mendId = (number: number, field: BulkField): string => `row-${number}-${field}`;

/** Fault of each cell that still says what was found faulty. */
export function cellFaults({ cells, state }: FileRow, typed: BulkCells): Partial<Record<BulkField, string>> {
  const faults: Partial<Record<BulkField, string>> = {};
  if (state.status !== 'faulty') return faults;
  for (const { field, message } of state.faults) {
    if (field !== null && (typed[field] ?? '') === (cells[field] ?? '')) faults[field] ??= message;
  }
  return faults;
}

/** Faults of the row as a whole. */
export const rowFaults = ({ state }: FileRow): readonly string[] =>
  state.status === 'faulty' ? state.faults.filter(({ field }) => field === null).map(({ message }) => message) : [];

const choices = (blank: string, values: readonly string[], current: string): SelectOption[] => [
  { value: '', label: blank },
  ...values.map((value) => ({ value, label: value })),
  // What the file says stays there to be read, also when it is no choice.
  ...(current === '' || values.includes(current) ? [] : [{ value: current, label: `${current} (from the file)` }]),
];

export const serviceChoices = (current: string): SelectOption[] =>
  choices('The cheapest that takes the freight', BULK_SERVICES, current);

export const flagChoices = (current: string): SelectOption[] => choices('Not said, so no', ['yes', 'no'], current);
