import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { WayBack } from '@saltbush/ui';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useClientShipmentQuery } from '../api/shipment.ts';
import { Freshness } from '../frame/Freshness.tsx';
import { NotYours } from '../frame/NotYours.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useLiveShipments } from '../live/useLiveShipments.ts';
import { ShipmentHead } from './ShipmentHead.tsx';
import { ShipmentView } from './ShipmentView.tsx';

/** One consignment: tracking, proof of delivery, price, and booking it again. */
export function ShipmentPage() {
  const { reference = '' } = useParams();
  const { hash } = useLocation();
  const stream = useLiveShipments();
  const { currentData, isFetching, refetch, fulfilledTimeStamp, ...query } = useClientShipmentQuery(reference, FRESH);
  const error = apiError(query.error);
  const isHere = currentData !== undefined;

  usePageTitle(isHere ? `Shipment ${reference}` : null);

  // The section that a link names exists only now.
  useEffect(() => {
    if (!isHere || hash === '') return;
    const part = document.getElementById(hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView?.();
  }, [isHere, hash]);

  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/shipments">Shipments</WayBack>
          <ShipmentHead reference={reference} shipment={currentData} />
        </div>
        <Freshness
          stream={stream}
          readAtMs={currentData && fulfilledTimeStamp}
          isFetching={isFetching}
          error={currentData ? error : null}
          onRefresh={() => void refetch()}
        />
      </F.Head>
      {currentData && <ShipmentView key={reference} shipment={currentData} />}
      {!currentData && error?.status === 404 && (
        <NotYours reference={reference} things="shipments" href="/dashboard/shipments" />
      )}
      {!currentData && error && error.status !== 404 && (
        <Trouble
          title="This shipment could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <F.Areas>
          <Panel title="Tracking">
            <PanelSkeleton label={`Reading ${reference}`} rows={8} />
          </Panel>
          <Panel title="Price">
            <PanelSkeleton label="Reading the price" />
          </Panel>
        </F.Areas>
      )}
    </F.Page>
  );
}
