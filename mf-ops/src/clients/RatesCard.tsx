import type { DeskClientDetail } from '@saltbush/clients/api';
import { DataTable } from '@saltbush/ui';
import { DeskCard } from '../sheet/DeskCard.tsx';

const COLUMNS = [
  { key: 'origin', label: 'Origin' },
  { key: 'destination', label: 'Destination' },
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'rate', label: 'Per km', align: 'end' as const },
];

/** First rows of the rate sheet sent with the set-up. */
export function RatesCard({ rateSheet }: Pick<DeskClientDetail, 'rateSheet'>) {
  if (rateSheet === null) {
    return (
      <DeskCard heading="Rate sheet">
        <p>None was sent.</p>
      </DeskCard>
    );
  }
  const { name, rowCount, skippedCount, firstRows } = rateSheet;
  return (
    <DeskCard heading="Rate sheet">
      <p>
        {name}: {rowCount.toLocaleString('en-AU')} {rowCount === 1 ? 'rate' : 'rates'}
        {skippedCount > 0 &&
          `, ${skippedCount.toLocaleString('en-AU')} ${skippedCount === 1 ? 'line' : 'lines'} left out`}
      </p>
      <DataTable
        caption={`The first ${firstRows.length} rates`}
        isCaptionHidden
        density="compact"
        onPhones="stack"
        columns={COLUMNS}
        rows={firstRows.map(({ origin, destination, vehicle, ratePerKm }, id) => ({
          ...{ id, origin, destination, vehicle },
          rate: `$${ratePerKm.toFixed(2)}`,
        }))}
      />
      {rowCount > firstRows.length && (
        <p>
          Showing {firstRows.length} of {rowCount.toLocaleString('en-AU')}
        </p>
      )}
    </DeskCard>
  );
}
