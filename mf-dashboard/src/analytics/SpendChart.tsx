import type { AnalyticsMonth } from '@saltbush/consignments/api';
import { formatAud, formatMonth } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { lazy } from 'react';
import { thousands, wholeDollars } from '../consignment/wholeDollars.ts';
import { LazyChart } from './LazyChart.tsx';
import { monthLabel } from './periodName.ts';

// Lazy, because the charts weigh more than the rest of the page.
const ColumnChart = lazy(() => import('@saltbush/charts').then((module) => ({ default: module.ColumnChart })));

/** From this amount on, dollars are too long for the top of a column. */
const LARGE_CENTS = 10_000_000;

/** Null in a month without freight, which is not a month in which freight cost nothing. */
const spendOf = ({ jobs, spendCents }: AnalyticsMonth): number | null => (jobs === 0 ? null : spendCents);

/** Spend by month of delivery, before GST. */
export function SpendChart({ months }: { months: readonly AnalyticsMonth[] }) {
  const text = (month: AnalyticsMonth, inWords: (cents: number) => string) => {
    const cents = spendOf(month);
    return cents === null ? 'no deliveries' : inWords(cents);
  };
  const spoken = months.map((month) => `${formatMonth(month.month)} ${text(month, wholeDollars)}`).join(', ');
  return (
    <>
      <LazyChart>
        <ColumnChart
          label={`Monthly freight spend before GST: ${spoken}.`}
          columns={months.map((month) => ({
            label: monthLabel(month.month, months[0]?.month),
            value: spendOf(month),
          }))}
          formatValue={(cents, isTight) => (isTight || cents >= LARGE_CENTS ? thousands(cents) : wholeDollars(cents))}
          table={{
            caption: 'Freight spend ex GST by month of delivery',
            columns: ['Month', 'Spend'],
            rows: months.map((month) => ({ label: formatMonth(month.month), value: text(month, formatAud) })),
          }}
        />
      </LazyChart>
      <F.Small>Freight, levy and surcharges ex GST, by month of delivery.</F.Small>
    </>
  );
}
