import { apiError } from '@saltbush/calls';
import { whoMay } from '@saltbush/clients/api';
import { usePageTitle } from '@saltbush/contract';
import type { ClaimKind } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { keepTogether, Notice, TextLink, WayBack } from '@saltbush/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useShipmentClaimsQuery } from '../api/shipmentClaims.ts';
import { useMay } from '../api/useMay.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { windowText } from './window-words.ts';

/** The form for a claim about one consignment, or why none can be made now. */
export function LodgeClaimPage() {
  const { reference = '' } = useParams();
  const { data, isFetching, refetch, ...query } = useShipmentClaimsQuery(reference, FRESH);
  const mayClaim = useMay('claim');
  const error = apiError(query.error);
  const shipment = `/dashboard/shipments/${reference}`;
  // What could be claimed when the page was opened: a claim that was made takes its kind away while its pictures are sent.
  const [offered, setOffered] = useState<readonly ClaimKind[]>([]);
  if (offered.length === 0 && data && data.kinds.length > 0) setOffered(data.kinds);
  usePageTitle(data ? `Claim for ${reference}` : null);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href={shipment}>{reference}</WayBack>
          <h1>Make a claim</h1>
          <p>For {reference}. We look at it, and write to you what we decide and why.</p>
        </div>
      </F.Head>
      <Panel title="Your claim">
        {!data && error && (
          <Trouble
            title="Whether a claim can be made could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <PanelSkeleton label="Reading what can be claimed" rows={6} />}
        {offered.length > 0 && mayClaim && <ClaimForm shipment={reference} kinds={offered} />}
        {offered.length > 0 && !mayClaim && (
          <Notice title="Your role does not make claims">
            <p>Only {whoMay('claim')} make them. Ask one of them, or an owner of your company for a role that does.</p>
            <TextLink href={shipment}>Back to the shipment</TextLink>
          </Notice>
        )}
        {data && offered.length === 0 && (
          <Notice tone="info" title="No claim can be made here now">
            <p>{keepTogether(windowText(data))}</p>
            <TextLink href={shipment}>Back to the shipment</TextLink>
          </Notice>
        )}
      </Panel>
    </F.Page>
  );
}
