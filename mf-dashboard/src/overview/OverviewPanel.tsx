import { apiError } from '@saltbush/calls';
import { Slot } from '@saltbush/contract';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { More } from '@saltbush/portal/Panel.styles';
import { ButtonLink, icons, keepTogether, TextLink } from '@saltbush/ui';
import { brand, brandHoursClock, brandServiceHours } from '@saltbush/ui/brand';
import { FRESH } from '../api/fresh.ts';
import { useDashboardSummaryQuery } from '../api/summary.ts';
import { useMay } from '../api/useMay.ts';
import { Trouble } from '../frame/Trouble.tsx';
import type { slots } from '../slots.data.ts';
import { useOwnFlag } from '../useOwnFlag.ts';
import { AlertList } from './AlertList.tsx';
import * as S from './OverviewPanel.styles.ts';
import { RecentShipments } from './RecentShipments.tsx';

/** Recent consignments, alerts, and links to frequent actions. */
export function OverviewPanel() {
  const { data, isFetching, refetch, ...summary } = useDashboardSummaryQuery(undefined, FRESH);
  const mayBook = useMay('book');
  const { value: hasQuickBookings } = useOwnFlag('quick-bookings', false);
  const error = apiError(summary.error);
  const trouble = error && !data && (
    <Trouble
      title="Your overview could not be read"
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );

  return (
    <F.Areas>
      <F.Main>
        {trouble || (
          <Panel title="Recent Shipments" beside={<More href="/dashboard/shipments">All shipments</More>}>
            {data ? <RecentShipments rows={data.recent} /> : <PanelSkeleton label="Reading your shipments" />}
          </Panel>
        )}
      </F.Main>
      <F.Beside>
        <Panel title="Quick Actions">
          <S.Actions>
            {mayBook ? (
              <ButtonLink href="/quote" iconBefore={icons.truck} isFullWidth>
                Book New Shipment
              </ButtonLink>
            ) : (
              <p>
                Your role in the company does not book. <TextLink href="/dashboard/people">See who does</TextLink>
              </p>
            )}
            {mayBook && hasQuickBookings && (
              <>
                <ButtonLink href="/dashboard/templates" variant="secondary" iconBefore={icons.repeat} isFullWidth>
                  Book from a Template
                </ButtonLink>
                <ButtonLink href="/dashboard/bulk-booking" variant="secondary" iconBefore={icons.upload} isFullWidth>
                  Book from a File
                </ButtonLink>
              </>
            )}
            <ButtonLink href="/dashboard/analytics" variant="secondary" iconBefore={icons.chart} isFullWidth>
              View Analytics
            </ButtonLink>
          </S.Actions>
        </Panel>
        {!trouble && (
          <Panel title="Alerts" beside={<More href="/dashboard/alerts">Choose what you are told</More>}>
            {data ? <AlertList alerts={data.alerts} /> : <PanelSkeleton label="Reading your alerts" rows={3} />}
          </Panel>
        )}
      </F.Beside>
      <F.Rest>
        <Slot<typeof slots> name="dashboard.overview" />
        <Panel title="Need Help?" tone="mist">
          <p>{keepTogether(`Customer service answers ${brandServiceHours.label}. ${brandHoursClock}`)}</p>
          <S.Help>
            <ButtonLink href={brand.phoneHref} variant="secondary" size="small" iconBefore={icons.phone} isFullWidth>
              Call Support
            </ButtonLink>
            <ButtonLink
              href={`mailto:${brand.email}`}
              variant="secondary"
              size="small"
              iconBefore={icons.mail}
              isFullWidth
            >
              Email Support
            </ButtonLink>
            <ButtonLink href="/faq" variant="quiet" size="small" iconBefore={icons.info} isFullWidth>
              Help Center
            </ButtonLink>
          </S.Help>
        </Panel>
      </F.Rest>
    </F.Areas>
  );
}
