import { apiError } from '@saltbush/calls';
import { DataTable } from '@saltbush/ui';
import { useQuoteEndingsQuery } from '../api/quoteEndings.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { ENDING_WORDS } from './ending-words.data.ts';

const COLUMNS = [
  { key: 'label', label: 'How it ended' },
  { key: 'last7Days', label: '7 days', align: 'end' },
  { key: 'last30Days', label: '30 days', align: 'end' },
  { key: 'meaning', label: 'What it means' },
] as const;

/** How requests for a price ended: which lanes and places are missing, and how often we were closed. */
export function QuotesPage() {
  const { currentData, error, isFetching, refetch } = useQuoteEndingsQuery(undefined, usePollingOptions());
  const failure = apiError(error);
  return (
    <DeskFrame title="Quotes">
      <DeskCard heading="Asked prices, by how they ended">
        {!currentData && failure && (
          <Trouble
            title="The counts could not be read"
            error={failure}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !failure && <RowsSkeleton label="Reading the counts" />}
        {currentData && (
          <DataTable
            caption="Asked prices, by how they ended"
            isCaptionHidden
            density="compact"
            columns={COLUMNS}
            rows={currentData.rows.map(({ ending, last7Days, last30Days }) => ({
              id: ending,
              ...ENDING_WORDS[ending],
              last7Days,
              last30Days,
            }))}
          />
        )}
      </DeskCard>
    </DeskFrame>
  );
}
