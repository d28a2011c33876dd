import { apiError } from '@saltbush/calls';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { usePageTitle } from '@saltbush/contract';
import { formatMoment } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { keepTogether, Notice, TextLink, WayBack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useClientShipmentQuery } from '../api/shipment.ts';
import { NotYours } from '../frame/NotYours.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { AmendForm } from './AmendForm.tsx';

/** Changing one booking that no driver has yet, or why it cannot be changed. */
export function AmendPage() {
  const { reference = '' } = useParams();
  const { currentData: shipment, isFetching, refetch, ...query } = useClientShipmentQuery(reference, FRESH);
  const error = apiError(query.error);
  const href = `/dashboard/shipments/${reference}`;
  usePageTitle(shipment ? `Change ${reference}` : null);
  if (!shipment && error?.status === 404) {
    return (
      <F.Page>
        <NotYours reference={reference} things="shipments" href="/dashboard/shipments" />
      </F.Page>
    );
  }
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href={href}>{reference}</WayBack>
          <h1>Change the booking</h1>
          {shipment && (
            <p>
              {shipment.from} to {shipment.to}.{shipment.amendment?.isOpen && ` ${untilText(shipment)}`}
            </p>
          )}
        </div>
      </F.Head>
      <Panel title="Your booking">
        {!shipment && error && (
          <Trouble
            title="This booking could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!shipment && !error && <PanelSkeleton label={`Reading ${reference}`} rows={8} />}
        {shipment?.amendment?.isOpen && <AmendForm shipment={shipment} />}
        {shipment && !shipment.amendment?.isOpen && (
          <Notice tone="info" title="It cannot be changed here now">
            <p>{keepTogether(closedText(shipment))}</p>
            <TextLink href={href}>Back to the shipment</TextLink>
          </Notice>
        )}
      </Panel>
    </F.Page>
  );
}

const untilText = ({ amendment, pickupTimeZone }: ShipmentDetail): string =>
  `You can change it until ${formatMoment(Date.parse(amendment?.until ?? ''), pickupTimeZone)}, or until a driver has it.`;

function closedText({ may }: ShipmentDetail): string {
  if (may?.includes('book') === false)
    return 'Your role in the company does not change bookings. Ask an owner or a booker.';
  return `A booking can be changed until a driver has it, and until two hours before the pickup. Call ${brand.phone}, and we see what can still be done.`;
}
