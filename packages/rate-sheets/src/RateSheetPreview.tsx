import { Badge, DataTable, Notice, Stack } from '@saltbush/ui';
import type { ValidSheet } from './useRateSheet.ts';

/** The first rows of a sheet, with notes about it. */
export function RateSheetPreview({ rowCount, firstRows, notes }: Omit<ValidSheet, 'file'>) {
  return (
    <Stack gap={2}>
      <p>
        <Badge tone="good">Valid</Badge>
      </p>
      {notes.length > 0 && (
        <Notice tone="warn">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      <DataTable
        caption="Rates in this sheet"
        density="compact"
        columns={[
          { key: 'origin', label: 'Origin' },
          { key: 'destination', label: 'Destination' },
          { key: 'vehicle', label: 'Vehicle' },
          { key: 'rate', label: 'Rate per km', align: 'end' },
        ]}
        rows={firstRows.map(({ ratePerKm, ...row }, index) => ({
          ...row,
          id: index,
          rate: `$${ratePerKm.toFixed(2)}`,
        }))}
      />
      {rowCount > firstRows.length && (
        <p>
          Showing {firstRows.length} of {rowCount} rows
        </p>
      )}
    </Stack>
  );
}
