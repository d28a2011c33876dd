import type { Dashboard, Tile } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { Skeleton } from '@saltbush/ui';
import { sydneyMonth } from '../consignment/moment.ts';
import { wholeDollars } from '../consignment/wholeDollars.ts';
import * as S from './SummaryTiles.styles.ts';
import { type TileKind, trendText } from './trendText.ts';

interface TileText {
  id: keyof Dashboard['tiles'];
  label: string;
  kind: TileKind;
  /** Counts the month up to today, and last month up to the same day. */
  isSoFar?: boolean;
}

const TILES: readonly TileText[] = [
  { id: 'activeJobs', label: 'Active jobs', kind: 'count' },
  { id: 'pickupsToday', label: 'Pickups today', kind: 'count' },
  { id: 'deliveredToday', label: 'Delivered today', kind: 'count' },
  { id: 'jobsThisMonth', label: 'Jobs this month', kind: 'count', isSoFar: true },
  { id: 'onTimePercent', label: 'On-time rate', kind: 'percent' },
  { id: 'spendThisMonthCents', label: 'Spend this month', kind: 'money', isSoFar: true },
];

function valueText({ value }: Tile, kind: TileKind): string {
  if (value === null) return '–';
  if (kind === 'money') return wholeDollars(value);
  return kind === 'percent' ? `${formatNumber(value)}%` : formatNumber(value);
}

/** Six figures of today and this month, each compared with last month. Dashes stand in until they are loaded. */
export function SummaryTiles({ summary }: { summary: Pick<Dashboard, 'tiles' | 'countedAt'> | undefined }) {
  return (
    <S.Strip aria-busy={summary === undefined} aria-label="Summary">
      {TILES.map(({ id, label, kind, isSoFar }) => (
        <div key={id}>
          <dt>{label}</dt>
          {summary ? (
            <>
              <dd>{valueText(summary.tiles[id], kind)}</dd>
              <S.Trend>
                {trendText(summary.tiles[id], kind, isSoFar)}
                {kind === 'money' && (
                  <>
                    , before GST. <a href={`/dashboard/analytics?to=${sydneyMonth(summary.countedAt)}`}>By month</a>
                  </>
                )}
              </S.Trend>
            </>
          ) : (
            <dd>
              <Skeleton height="1.75rem" width="4rem" />
            </dd>
          )}
        </div>
      ))}
    </S.Strip>
  );
}
