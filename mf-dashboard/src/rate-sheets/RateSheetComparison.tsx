import { apiError } from '@saltbush/calls';
import { MAX_LISTED_CHANGES, type RateChange, type RateSheetVersion } from '@saltbush/clients/api';
import { formatNumber, formatRatePerKm } from '@saltbush/freight';
import { PanelSkeleton } from '@saltbush/portal';
import { Badge, DataTable, Stack } from '@saltbush/ui';
import { useRateSheetComparisonQuery } from '../api/rateSheetComparison.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { OpenedSheet } from './OpenedSheet.tsx';
import * as S from './RateSheets.styles.ts';

const KINDS = {
  dearer: { label: 'Dearer', tone: 'warn' },
  cheaper: { label: 'Cheaper', tone: 'good' },
  added: { label: 'Added', tone: 'brand' },
  removed: { label: 'Removed', tone: 'neutral' },
} as const;
const COUNTED = [...(['dearer', 'cheaper', 'added', 'removed'] as const), 'unchanged'] as const;

const rateText = (rate: number | null) => (rate === null ? 'none' : formatRatePerKm(rate));

function changeRow({ kind, origin, destination, vehicle, fromRatePerKm, toRatePerKm }: RateChange, index: number) {
  return {
    id: index,
    lane: `${origin} to ${destination}`,
    vehicle,
    change: <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>,
    from: rateText(fromRatePerKm),
    to: rateText(toRatePerKm),
  };
}

interface RateSheetComparisonProps {
  sheet: RateSheetVersion;
  onClose: () => void;
}

/** Lanes that differ between a sheet and the one uploaded before it. */
export function RateSheetComparison({ sheet, onClose }: RateSheetComparisonProps) {
  const { data, isFetching, refetch, error } = useRateSheetComparisonQuery(sheet.id);
  const failure = apiError(error);
  const changeCount = data ? COUNTED.slice(0, 4).reduce((sum, kind) => sum + data.counts[kind], 0) : 0;
  const title = `What ${sheet.fileName} changed`;
  return (
    <OpenedSheet title={title} onClose={onClose}>
      {failure && !data && (
        <Trouble
          title="The two sheets could not be compared"
          error={failure}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!failure && !data && <PanelSkeleton label="Comparing the two sheets" />}
      {data && (
        <Stack gap={2}>
          {data.before && <p>Against {data.before.fileName}, saved before it. Dollars per kilometre before GST.</p>}
          <S.Counts>
            {COUNTED.map((kind) => (
              <div key={kind}>
                <dt>{kind === 'unchanged' ? 'Unchanged' : KINDS[kind].label}</dt>
                <dd>{formatNumber(data.counts[kind])}</dd>
              </div>
            ))}
          </S.Counts>
          {changeCount === 0 ? (
            <p>Every lane has the rate it had.</p>
          ) : (
            <DataTable
              caption="Lanes that changed"
              density="compact"
              onPhones="stack"
              columns={[
                { key: 'lane', label: 'Lane' },
                { key: 'vehicle', label: 'Vehicle' },
                { key: 'change', label: 'Change' },
                { key: 'from', label: 'From', align: 'end' },
                { key: 'to', label: 'To', align: 'end' },
              ]}
              rows={data.changes.map(changeRow)}
            />
          )}
          {changeCount > MAX_LISTED_CHANGES && (
            <p>
              Showing {MAX_LISTED_CHANGES} of {formatNumber(changeCount)} changes. Download both sheets for the rest.
            </p>
          )}
        </Stack>
      )}
    </OpenedSheet>
  );
}
