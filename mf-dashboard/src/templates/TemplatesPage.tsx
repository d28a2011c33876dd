import { apiError } from '@saltbush/calls';
import type { BookingTemplate } from '@saltbush/consignments/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, TextLink, WayBack } from '@saltbush/ui';
import { useState } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useKeepTemplateMutation } from '../api/keepTemplate.ts';
import { useRemoveTemplateMutation } from '../api/removeTemplate.ts';
import { useTemplatesQuery } from '../api/templates.ts';
import { Removed } from '../frame/Removed.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useRemoval } from '../frame/useRemoval.ts';
import { TemplateRows } from './TemplateRows.tsx';

/** Bookings that the client keeps under a name, each to book again at the price of the day. */
export function TemplatesPage() {
  const { currentData, isFetching, refetch, ...query } = useTemplatesQuery(undefined, FRESH);
  const error = apiError(query.error);
  const [remove] = useRemoveTemplateMutation();
  const [keep] = useKeepTemplateMutation();
  const [opened, setOpened] = useState<string | null>(null);
  const removal = useRemoval<BookingTemplate>({
    remove: async ({ reference }) => apiError((await remove(reference)).error),
    putBack: async ({ shipmentReference, name }, submissionId) =>
      apiError((await keep({ reference: shipmentReference, name, submissionId })).error),
  });
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Templates</h1>
          <p>Freight you send again, at the price of the day.</p>
        </div>
        <ButtonLink href="/quote" variant="secondary" size="small" iconBefore={icons.plus}>
          New quote
        </ButtonLink>
      </F.Head>
      <Removed removal={removal} />
      <Panel title="Your templates">
        {error && !currentData && (
          <Trouble
            title="Your templates could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your templates" rows={6} />}
        {currentData && currentData.rows.length > 0 && (
          <TemplateRows
            rows={currentData.rows}
            opened={opened}
            removing={removal.removing}
            onOpen={(reference) => setOpened(reference === opened ? null : reference)}
            onRemove={(template) => void removal.remove(template)}
          />
        )}
        {currentData?.rows.length === 0 && (
          <p>
            Nothing here yet. Open a shipment and choose “Keep as a template”: it shows here under your own name for it.{' '}
            <TextLink href="/dashboard/shipments">Go to your shipments</TextLink>
          </p>
        )}
      </Panel>
    </F.Page>
  );
}
