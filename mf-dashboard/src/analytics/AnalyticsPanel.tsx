import { apiError } from '@saltbush/calls';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { SelectField } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { type PeriodEnd, useClientAnalyticsQuery } from '../api/analytics.ts';
import { FRESH } from '../api/fresh.ts';
import { NoShipments } from '../consignment/NoShipments.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './AnalyticsPanel.styles.ts';
import { EmissionsPanel } from './EmissionsPanel.tsx';
import { OnTimeChart } from './OnTimeChart.tsx';
import { periodName } from './periodName.ts';
import { ServiceMixChart } from './ServiceMixChart.tsx';
import { SpendChart } from './SpendChart.tsx';
import { SummaryCards } from './SummaryCards.tsx';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Spend, service mix, on-time rate and estimated emissions of the client's freight. */
export function AnalyticsPanel() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('to') ?? '';
  const to: PeriodEnd = MONTH.test(asked) ? asked : null;
  const { data, currentData, isFetching, refetch, ...query } = useClientAnalyticsQuery(to, FRESH);
  const error = apiError(query.error);
  const halfYears = data?.halfYears ?? [];
  const periods =
    currentData && !halfYears.some((half) => half.to === currentData.to) ? [currentData, ...halfYears] : halfYears;
  const isEmpty = currentData?.months.every(({ jobs }) => jobs === 0) ?? false;

  return (
    <F.Stacked>
      {periods.length > 1 && (
        <S.Period>
          <SelectField
            label="Period"
            name="to"
            value={currentData?.to ?? to ?? ''}
            options={periods.map(({ from, to: last }) => ({ value: last, label: periodName(from, last) }))}
            onChange={({ target }) => setParameters({ to: target.value }, { preventScrollReset: true })}
          />
        </S.Period>
      )}
      {error && !currentData && (
        <Trouble
          title="Your analytics could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <Panel title="Monthly Freight Spend">
          <PanelSkeleton label="Reading your analytics" rows={8} />
        </Panel>
      )}
      {currentData && isEmpty && halfYears.length > 0 && (
        <Panel title="No deliveries in this period">
          <p>Nothing was delivered from {periodName(currentData.from, currentData.to)}. Choose another period.</p>
        </Panel>
      )}
      {currentData && isEmpty && halfYears.length === 0 && (
        <Panel title="No deliveries to count yet">
          <NoShipments />
          <p>Spend, service mix and on-time delivery build up here with each delivery.</p>
        </Panel>
      )}
      {currentData && !isEmpty && (
        <>
          <SummaryCards analytics={currentData} />
          <S.Charts>
            <Panel title="Monthly Freight Spend">
              <SpendChart months={currentData.months} />
            </Panel>
            <Panel title="Service Mix">
              <ServiceMixChart mix={currentData.serviceMix} />
            </Panel>
            <Panel title="On-Time Delivery">
              <OnTimeChart months={currentData.months} />
            </Panel>
          </S.Charts>
          <EmissionsPanel to={to} />
        </>
      )}
    </F.Stacked>
  );
}
