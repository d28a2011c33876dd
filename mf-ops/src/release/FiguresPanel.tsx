import { apiError } from '@saltbush/calls';
import type { LiveRelease } from '@saltbush/contract/release-api';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReleaseHealthQuery } from '../api/releaseHealth.ts';
import { useHealthOptions } from '../console/keep-current.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './FiguresPanel.styles.ts';
import { HealthCharts } from './HealthCharts.tsx';
import { PeriodLinks } from './PeriodLinks.tsx';
import { PERIODS } from './periods.data.ts';
import { seriesOf } from './seriesOf.ts';
import { VitalsTable } from './VitalsTable.tsx';

const FRESH_MS = 6 * 3_600_000;

/** Default period: the last hour after a change, otherwise a day. `now` is in milliseconds. */
function usualHours(live: LiveRelease | null, now: number): number {
  const since = live?.candidate?.since ?? live?.activatedAt;
  return since !== undefined && now - Date.parse(since) < FRESH_MS ? 1 : 24;
}

/** Health of a remote's releases over time, side by side. */
export function FiguresPanel({ name, live }: { name: string; live: LiveRelease | null }) {
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get('hours'));
  const [usual] = useState(() => usualHours(live, Date.now()));
  const period = PERIODS.find(({ hours }) => hours === (asked || usual)) ?? PERIODS[1];
  const health = useReleaseHealthQuery({ name, hours: period.hours }, useHealthOptions());
  const failure = apiError(health.error);
  const series = health.currentData && seriesOf(health.currentData, name, live);

  return (
    <DeskCard heading="Figures">
      <PeriodLinks name={name} hours={period.hours} />
      {!health.currentData && !failure && <RowsSkeleton label="Reading the figures" />}
      {!health.currentData && failure && (
        <Trouble
          title="The figures could not be read"
          error={failure}
          isFetching={health.isFetching}
          onRetry={() => void health.refetch()}
        />
      )}
      {series && series.releases.length === 0 && (
        <S.Soft>
          Nobody visited {name} in {period.label.toLowerCase()}. Figures come in as people open its pages.
        </S.Soft>
      )}
      {series && series.releases.length > 0 && (
        <>
          <HealthCharts name={name} series={series} />
          <VitalsTable releases={series.releases} />
        </>
      )}
    </DeskCard>
  );
}
