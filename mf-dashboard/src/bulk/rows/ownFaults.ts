import {
  BULK_COLUMNS,
  type BulkCells,
  type BulkFault,
  CELL_LENGTH,
  MOST_REQUEST_LENGTH,
} from '@saltbush/bulk-bookings/api';
import { formatNumber } from '@saltbush/freight';

/** What is sent beside the cells of a row: its copy, its price, and what JSON puts around them. */
const BESIDE_CELLS = 200;

/** What is wrong with a row that is not sent at all, since the gateway would refuse the request with all its other rows. */
export function ownFaults(cells: BulkCells): BulkFault[] {
  const long = BULK_COLUMNS.filter(({ field }) => (cells[field]?.length ?? 0) > CELL_LENGTH);
  if (long.length > 0) {
    return long.map(({ field, heading }) => ({
      field,
      message: `${heading} has room for ${formatNumber(CELL_LENGTH)} characters. Shorten it`,
    }));
  }
  if (JSON.stringify(cells).length + BESIDE_CELLS <= MOST_REQUEST_LENGTH) return [];
  return [{ field: null, message: 'This row is too long to be sent. Shorten its instructions' }];
}
