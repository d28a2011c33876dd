import { apiError } from '@saltbush/calls';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import * as R from '@saltbush/portal/rows.styles';
import { ButtonLink, Pager, TextLink } from '@saltbush/ui';
import { DELIVERY_DAYS, LISTED_DELIVERIES, type Webhook } from '@saltbush/webhooks/api';
import { useEffect, useState } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useWebhookDeliveriesQuery } from '../api/webhooks.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { useMode } from './mode.ts';
import { webhookName } from './webhook-words.ts';
import { deliveriesHref, webhooksHref } from './webhooksAddress.ts';

const PANEL = 'deliveries';
/** While something waits, what became of it is looked at this often. */
const LOOK_EVERY_MS = 4_000;

interface DeliveriesProps {
  company: string;
  webhook: Webhook;
  page: number;
}

/** What was sent to a webhook, the latest first. */
export function Deliveries({ company, webhook, page }: DeliveriesProps) {
  const { id } = webhook;
  const place = { company, mode: useMode() };
  const [waits, setWaits] = useState(false);
  const { currentData, isFetching, refetch, ...query } = useWebhookDeliveriesQuery(
    { mode: place.mode, id, page },
    { ...FRESH, pollingInterval: waits ? LOOK_EVERY_MS : 0, skipPollingIfUnfocused: true },
  );
  const error = apiError(query.error);
  const rows = currentData?.rows ?? [];
  const hasWaiting = rows.some(({ status }) => status === 'waiting');
  useEffect(() => setWaits(hasWaiting), [hasWaiting]);
  // It is below the list whose link was pressed.
  useEffect(() => {
    const panel = document.getElementById(PANEL);
    panel?.focus();
  }, []);
  return (
    <Panel
      id={PANEL}
      title={`Deliveries of ${webhookName(webhook)}`}
      beside={
        <ButtonLink href={webhooksHref(place)} size="small" variant="quiet">
          Close
        </ButtonLink>
      }
    >
      <F.Stacked>
        {error && !currentData && (
          <Trouble
            title="The deliveries could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading the deliveries" rows={6} />}
        {rows.length > 0 && (
          <R.List>
            {rows.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
          </R.List>
        )}
        {currentData?.total === 0 && (
          <p>Nothing was sent yet. What happens to your freight from now on shows here within seconds.</p>
        )}
        {currentData && currentData.total > 0 && rows.length === 0 && (
          <p>
            There are no more deliveries. <TextLink href={deliveriesHref(place, id)}>See the latest</TextLink>
          </p>
        )}
        {currentData && (
          <Pager
            label="Pages of deliveries"
            page={currentData.page}
            pageSize={currentData.pageSize}
            total={currentData.total}
            hrefOf={(to) => deliveriesHref(place, id, to)}
          />
        )}
        <F.Small>
          The latest {LISTED_DELIVERIES} are listed, each for {DELIVERY_DAYS} days. An event that is not taken is tried
          again after 5 seconds, then after longer and longer waits, for a day.
        </F.Small>
      </F.Stacked>
    </Panel>
  );
}
