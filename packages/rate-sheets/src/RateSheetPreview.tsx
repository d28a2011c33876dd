import type { RateSheetRow } from '@saltbush/business-api/rate-sheets';
import { Badge, DataTable, Notice, Stack } from '@saltbush/ui';

const SHOWN = 10;

/** The first rows of a sheet, and what is to be said about it. */
export function RateSheetPreview({ rows, notes }: { rows: readonly RateSheetRow[]; notes: readonly string[] }) {
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
        rows={rows.slice(0, SHOWN).map(({ ratePerKm, ...row }, index) => ({
          ...row,
          id: index,
          rate: `$${ratePerKm.toFixed(2)}`,
        }))}
      />
      {rows.length > SHOWN && (
        <p>
          Showing {SHOWN} of {rows.length} rows
        </p>
      )}
    </Stack>
  );
}
