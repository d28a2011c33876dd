import { BULK_COLUMNS, type BulkCells, type BulkField } from '@saltbush/bulk-bookings/api';
import { formatDate, formatNumber } from '@saltbush/freight';
import { wholeCells } from './cells.ts';
import type { FileRow } from './file-row.ts';

interface RowWords {
  reference: string;
  from: string;
  to: string;
  pickup: string;
  goods: string;
  service: string;
}

const HEADINGS = Object.fromEntries(BULK_COLUMNS.map(({ field, heading }) => [field, heading])) as Record<
  BulkField,
  string
>;

export const headingOf = (field: BulkField): string => HEADINGS[field];

const joined = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(', ');

/** A number with commas between thousands; whatever else stands in the cell as it is. */
const figure = (cell: string): string => (/^\d{1,9}$/.test(cell) ? formatNumber(Number(cell)) : cell);

function goodsText({ count, goods, weightKg }: BulkCells): string {
  const what = [count && (goods ? `${figure(count)} ×` : figure(count)), goods].filter(Boolean).join(' ');
  return joined(what, weightKg && `${figure(weightKg)} kg`);
}

/** What the list says of a row, with what the address book filled in. Blank where the row says nothing. */
export function rowWords({ cells, state }: FileRow): RowWords {
  const price = state.status === 'ready' || state.status === 'booked' ? state.price : null;
  const whole = wholeCells(cells, price?.filled ?? {});
  return {
    reference: whole.customerReference ?? '',
    from: joined(whole.pickupName, whole.pickupSuburb),
    to: joined(whole.deliveryName, whole.deliverySuburb),
    pickup: price ? formatDate(price.pickupDate) : (whole.pickupDate ?? ''),
    goods: goodsText(whole),
    service: price ? joined(price.serviceName, price.vehicle ?? undefined) : joined(whole.service, whole.vehicle),
  };
}
