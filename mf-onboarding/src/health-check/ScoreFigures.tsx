import type { HealthScores } from '@saltbush/health-checks/api';
import { DataTable, Skeleton, Stack } from '@saltbush/ui';
import { lazy, Suspense } from 'react';
import * as S from './HealthCheck.styles.ts';

// Lazy, because charts weigh more than the rest of the page and only a result has one.
const BarChart = lazy(() => import('@saltbush/charts').then((module) => ({ default: module.BarChart })));

const TICKS = [0, 2, 4, 6, 8, 10];
const MARKED_BELOW = 6;

/** Scores by category, as a chart and a table. */
export function ScoreFigures({ scores: { categories } }: { scores: HealthScores }) {
  const bars = categories.map(({ category, score }) => ({
    label: category,
    value: score,
    isMarked: score < MARKED_BELOW,
  }));
  const spoken = categories.map(({ category, score }) => `${category} ${score}`).join(', ');
  return (
    <Stack gap={3}>
      <S.ChartPlace>
        <Suspense fallback={<Skeleton height="18rem" />}>
          <BarChart label={`Score of each category out of 10: ${spoken}.`} bars={bars} max={10} ticks={TICKS} />
        </Suspense>
      </S.ChartPlace>
      <DataTable
        caption="Scores out of 10"
        density="compact"
        columns={[
          { key: 'category', label: 'Category' },
          { key: 'score', label: 'Score', align: 'end' },
          { key: 'reading', label: 'Note' },
        ]}
        rows={categories.map(({ category, score, isBlank }) => ({
          id: category,
          category,
          score,
          reading: isBlank ? 'Not answered, counted at its lowest' : score < MARKED_BELOW ? 'Below 6' : '',
        }))}
      />
    </Stack>
  );
}
