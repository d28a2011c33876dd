import { readFlag, readPhone } from '@saltbush/capability/csv';
import { checkInput } from '@saltbush/capability/http';
import { type BookingInput, bookingInputSchema } from '@saltbush/consignments/api';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import type { BulkCells, BulkFault } from './api/bulk.ts';
import { BULK_COLUMNS, BULK_SERVICES, type BulkField } from './api/bulk-columns.data.ts';
import { readDay, readNumber, readTime } from './readCell.ts';
import { cellFault } from './rowFaults.ts';
import { serviceNamed, vehicleNamed } from './serviceNamed.ts';

/** A booking without what is said once for all rows. */
export type RowDetails = Omit<BookingInput, 'submissionId' | 'quoteToken' | 'booker' | 'termsVersion'>;

export interface ReadRow {
  request: QuoteRequest;
  details: RowDetails;
}

type DangerousGood = RowDetails['dangerousGoods'][number];

const detailsSchema = bookingInputSchema.omit(['submissionId', 'quoteToken', 'booker', 'termsVersion']).noUnknown();

const DAY_FAULT = 'Write the pickup date as 2026-11-27 or 27/11/2026';
const TIME_FAULT = 'Write a time such as 15:30, or leave it blank';
const NUMBER_FAULT = 'Write a number, such as 120';
const COUNT_FAULT = 'Write how many pallets or items there are, such as 4';
const FLAG_FAULT = 'Write yes or no';
const VEHICLE_FAULT = 'We have no such vehicle. Leave it blank for the smallest that takes the freight';
const SERVICE_FAULT = `Write ${BULK_SERVICES.join(', ')}, or leave it blank for the cheapest`;

const DANGEROUS: readonly BulkField[] = BULK_COLUMNS.filter(({ group }) => group === 'Dangerous goods').map(
  ({ field }) => field,
);

/** Whether a number is one of pallets or items: whole, and at least one. */
const isCount = (number: string): boolean => Number.isInteger(Number(number)) && Number(number) > 0;

/** Reads cells one by one, and keeps what is wrong with them. */
function createCellReader(cells: BulkCells) {
  const faults: BulkFault[] = [];
  const text = (field: BulkField): string => (cells[field] ?? '').trim();
  function read<T>(
    field: BulkField,
    reader: (cell: string) => T | null,
    { message, or }: { message: string; or: T },
  ): T {
    const value = reader(text(field));
    if (value !== null) return value;
    faults.push({ field, message });
    return or;
  }
  return {
    faults,
    text,
    number: (field: BulkField) => read(field, readNumber, { message: NUMBER_FAULT, or: '' }),
    flag: (field: BulkField) => read(field, readFlag, { message: FLAG_FAULT, or: false }),
    read,
  };
}

type CellReader = ReturnType<typeof createCellReader>;

function stopOf({ text, flag }: CellReader, end: 'pickup' | 'delivery'): BookingInput['pickup'] {
  return {
    businessName: text(`${end}Name`),
    street: text(`${end}Street`),
    suburb: text(`${end}Suburb`),
    contactName: text(`${end}Contact`),
    phone: readPhone(text(`${end}Phone`)),
    hasForklift: flag(`${end}Forklift`),
    instructions: text(`${end}Instructions`),
  };
}

function requestOf(reader: CellReader, { pickup, delivery, pickupDate, pickupTime }: RowDetails): QuoteRequest {
  const { text, number, flag, read } = reader;
  const orNull =
    <T>(of: (cell: string) => T | null) =>
    (cell: string) =>
      cell === '' ? undefined : of(cell);
  const service = read('service', orNull(serviceNamed), { message: SERVICE_FAULT, or: undefined });
  const vehicle = read('vehicle', orNull(vehicleNamed), { message: VEHICLE_FAULT, or: undefined });
  return {
    ...EMPTY_QUOTE_REQUEST,
    ...{ pickup: pickup.suburb, delivery: delivery.suburb, pickupDate, pickupTime },
    ...{
      service: service ?? null,
      metroVehicle: vehicle?.metroVehicle ?? null,
      ftlVehicle: vehicle?.ftlVehicle ?? null,
    },
    ...{ palletCount: number('count'), lengthCm: number('lengthCm'), widthCm: number('widthCm') },
    ...{ heightCm: number('heightCm'), weightKg: readNumber(text('weightKg')) ?? '' },
    ...{ tailgate: flag('tailgate'), palletReturn: flag('palletReturn'), residential: flag('residential') },
  };
}

function dangerousGoodsOf({ text }: CellReader): RowDetails['dangerousGoods'] {
  if (DANGEROUS.every((field) => text(field) === '')) return [];
  return [
    {
      unNumber: text('unNumber'),
      properShippingName: text('shippingName'),
      division: text('division'),
      subsidiaryRisk: text('subsidiaryRisk'),
      packingGroup: text('packingGroup').toUpperCase() as DangerousGood['packingGroup'],
      packageType: text('packageType'),
      packageCount: text('packageCount'),
      aggregateQuantity: text('quantity'),
    },
  ];
}

/** Reads a row whose address book names are filled in, or says what is wrong with each of its cells. */
export function readRow(cells: BulkCells): ({ status: 'read' } & ReadRow) | { status: 'faulty'; faults: BulkFault[] } {
  const reader = createCellReader(cells);
  const { text, number, read, faults } = reader;
  const dangerousGoods = dangerousGoodsOf(reader);
  const details: RowDetails = {
    pickupDate: read('pickupDate', (cell) => (cell === '' ? '' : readDay(cell)), { message: DAY_FAULT, or: '' }),
    pickupTime: read('pickupTime', readTime, { message: TIME_FAULT, or: '' }),
    pickup: stopOf(reader, 'pickup'),
    delivery: stopOf(reader, 'delivery'),
    goods: { description: text('goods'), weight: number('weightKg'), unit: 'kg' },
    customerReference: text('customerReference'),
    instructions: text('instructions'),
    hasDangerousGoods: dangerousGoods.length > 0,
    dangerousGoods,
  };
  const request = requestOf(reader, details);
  // Without a count that can be priced the cheapest would be a whole truck.
  const count = readNumber(text('count'));
  if (count !== null && !isCount(count)) faults.push({ field: 'count', message: COUNT_FAULT });
  const told = new Set(faults.map(({ field }) => field));
  const checked = checkInput(detailsSchema, details);
  if (checked.status === 'invalid') {
    // What could not be read is blank here, and would be told a second time.
    faults.push(...checked.faults.map(cellFault).filter(({ field }) => !told.has(field)));
  }
  return faults.length > 0 ? { status: 'faulty', faults } : { status: 'read', request, details };
}
