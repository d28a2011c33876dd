import type { Analytics } from '@saltbush/consignments/api';
import { formatMonth, formatNumber } from '@saltbush/freight';
import { wholeDollars } from '../consignment/wholeDollars.ts';
import * as S from './AnalyticsPanel.styles.ts';

function changeText({ year, changePercent, lastYearSpendCents }: Analytics['yearToDate']): string {
  if (changePercent === null) {
    return lastYearSpendCents === 0 ? `${year}; nothing in the same months last year` : `${year}`;
  }
  if (changePercent === 0) return `${year}, the same as last year`;
  return `${changePercent > 0 ? 'up' : 'down'} ${formatNumber(Math.abs(changePercent))}% vs last year`;
}

/** Three figures that summarise the period. */
export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { bestMonth, yearToDate, mostUsedService } = analytics;
  return (
    <S.Cards aria-label="Summary of the period">
      <div>
        <dt>Best Month</dt>
        <dd>{bestMonth ? `${formatNumber(bestMonth.onTimePercent)}% On-Time` : '–'}</dd>
        <dd>{bestMonth ? formatMonth(bestMonth.month) : 'No delivery with a promised day yet'}</dd>
      </div>
      <div>
        <dt>Total YTD Spend</dt>
        <dd>{wholeDollars(yearToDate.spendCents)}</dd>
        <dd>{changeText(yearToDate)}</dd>
        <dd>Freight delivered from January {yearToDate.year} to the end of the period shown, before GST</dd>
      </div>
      <div>
        <dt>Most Used Service</dt>
        <dd>{mostUsedService?.service ?? '–'}</dd>
        <dd>{mostUsedService ? `${formatNumber(mostUsedService.percent)}% of jobs` : 'No jobs in this period'}</dd>
      </div>
    </S.Cards>
  );
}
