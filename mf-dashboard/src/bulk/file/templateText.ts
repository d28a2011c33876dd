import { BULK_COLUMNS, type BulkCells } from '@saltbush/bulk-bookings/api';
import { addBusinessDays, type Instant, localTime } from '@saltbush/freight';
import Papa from 'papaparse';

/** Line ends that every spreadsheet takes. */
const LINE_END = '\r\n';

/** A consignment that says everything, and one of which the address book knows the rest. */
function exampleRows(now: Instant): BulkCells[] {
  const today = localTime(now, 'Australia/Sydney').date;
  const pickupDate = addBusinessDays(today, 2, 'NSW');
  return [
    {
      ...{ customerReference: 'PO 4471', pickupDate, pickupTime: '09:00', service: 'All Day' },
      ...{ pickupName: 'Wattle & Rye Foods', pickupStreet: '14 Sydenham Road', pickupSuburb: 'Marrickville' },
      ...{ pickupContact: 'Maya Okafor', pickupPhone: '02 5550 1840', pickupForklift: 'yes' },
      ...{ pickupInstructions: 'Dock 2, from the lane', deliveryName: 'Harbour Grocers' },
      ...{ deliveryStreet: '8 Victoria Avenue', deliverySuburb: 'Chatswood', deliveryContact: 'Sam Ito' },
      ...{ deliveryPhone: '02 5550 1733', deliveryForklift: 'no', deliveryInstructions: 'Ring the bell' },
      ...{ goods: 'Flour in bags', count: '2', lengthCm: '120', widthCm: '120', heightCm: '140', weightKg: '640' },
      ...{ tailgate: 'yes', palletReturn: 'no', residential: 'no' },
    },
    {
      ...{ customerReference: 'PO 4472', pickupName: 'Wattle & Rye Foods', deliveryName: 'Corner Loaf' },
      ...{ pickupDate: addBusinessDays(today, 3, 'NSW'), goods: 'Bread crates', count: '1' },
      ...{ lengthCm: '120', widthCm: '120', heightCm: '110', weightKg: '180' },
    },
  ];
}

/** The template: every heading, and two examples to write over. */
export function templateText(now: Instant): string {
  const rows = exampleRows(now).map((cells) => BULK_COLUMNS.map(({ field }) => cells[field] ?? ''));
  const headings = BULK_COLUMNS.map(({ heading }) => heading);
  return `${Papa.unparse([headings, ...rows], { newline: LINE_END })}${LINE_END}`;
}
