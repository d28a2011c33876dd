import { type BULK_COLUMNS, BULK_SERVICES, type BulkField, NEEDED_FIELDS } from '@saltbush/bulk-bookings/api';

type Column = (typeof BULK_COLUMNS)[number];

const FROM_BOOK = 'from your address book where blank';

/** Columns that the address book fills in where they are blank. */
const BOOKED_FIELDS: ReadonlySet<BulkField> = new Set(
  (['pickup', 'delivery'] as const).flatMap((stop) =>
    (['Street', 'Suburb', 'Contact', 'Phone', 'Forklift', 'Instructions'] as const).map(
      (part): BulkField => `${stop}${part}`,
    ),
  ),
);

const TAKES: Record<Column['kind'], string> = {
  line: 'text',
  lines: 'text, several lines if you like',
  phone: 'a phone number',
  flag: 'yes or no; blank is no',
  date: '2026-11-27 or 27/11/2026',
  time: '15:30, or blank',
  service: `${BULK_SERVICES.join(', ')}; blank is the cheapest that takes the freight`,
  number: 'a number',
};

const TAKES_ITSELF: Partial<Record<BulkField, string>> = {
  pickupName: 'the business, as in your address book if it is there',
  deliveryName: 'the business, as in your address book if it is there',
  vehicle: 'a vehicle of the service; blank is the smallest that takes the freight',
  weightKg: 'kilograms of all of it together',
  unNumber: 'such as UN 1263; blank where nothing is dangerous',
};

/** What may stand in the cells of a column. */
export function takesText({ field, kind }: Column): string {
  const takes = TAKES_ITSELF[field] ?? (BOOKED_FIELDS.has(field) && kind === 'flag' ? 'yes or no' : TAKES[kind]);
  return BOOKED_FIELDS.has(field) ? `${takes}; ${FROM_BOOK}` : takes;
}

export const isNeeded = ({ field }: Column): boolean => NEEDED_FIELDS.includes(field);
