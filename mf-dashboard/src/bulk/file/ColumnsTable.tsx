import { BULK_COLUMNS } from '@saltbush/bulk-bookings/api';
import { DataTable } from '@saltbush/ui';
import { isNeeded, takesText } from './column-takes.ts';

const COLUMNS = [
  { key: 'heading', label: 'Column' },
  { key: 'takes', label: 'Takes' },
];

/** What each column of a file takes. */
export function ColumnsTable() {
  return (
    <DataTable
      caption="Columns of a file of bookings"
      isCaptionHidden
      density="compact"
      onPhones="stack"
      columns={COLUMNS}
      rows={BULK_COLUMNS.map((column) => ({
        id: column.field,
        heading: isNeeded(column) ? `${column.heading} (needed)` : column.heading,
        takes: takesText(column),
      }))}
    />
  );
}
