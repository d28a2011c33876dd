import type { MemberAct } from '@saltbush/clients/api';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { MOST_LABELS, plannedPickup } from '@saltbush/consignments/api';
import { formatDate, formatMoment, formatNumber, readLoad } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { runInNote } from '@saltbush/runs/api';
import { FactList, LabelsForm, Notice, TextLink } from '@saltbush/ui';
import { consignmentNoteHref, dangerousGoodsHref, labelsHref } from '../api/shipment.ts';
import { EXCEPTION_NAMES } from '../consignment/statuses.data.ts';
import { RepeatPickup } from '../standing/RepeatPickup.tsx';
import { LazyWhere } from '../where/LazyWhere.tsx';
import { BookAgain } from './BookAgain.tsx';
import { ClaimsPanel } from './ClaimsPanel.tsx';
import { EmissionsFacts } from './EmissionsFacts.tsx';
import { KeepTemplate } from './KeepTemplate.tsx';
import { PodPanel } from './PodPanel.tsx';
import { PricePanel } from './PricePanel.tsx';
import { Timeline } from './Timeline.tsx';

const NOT_CARRIED: readonly ShipmentDetail['badge'][] = ['Declined', 'Cancelled'];
/** Before the pickup nothing is known of where it is. */
const PICKED_UP: readonly ShipmentDetail['badge'][] = ['In Transit', 'Delivered'];
const DONE: readonly ShipmentDetail['badge'][] = ['Delivered', 'Declined', 'Cancelled'];

/** Everything a client may see of a consignment: tracking and proof of delivery first, then details and price. */
export function ShipmentView({ shipment }: { shipment: ShipmentDetail }) {
  const { reference, packages, exception, badge, eta, emissions, cancellation, amendment, bookingToken, may } =
    shipment;
  // Its trail names the run that it was booked in, so that nothing else is asked.
  const run = runInNote(shipment.events[0]?.note ?? '');
  // Older gateways let everybody do everything.
  const mayDo = (act: MemberAct) => may?.includes(act) ?? true;
  return (
    <F.Areas>
      <F.Main>
        {exception && (
          // The head of the page announces the exception; here is its reason.
          <Notice tone="warn" title={EXCEPTION_NAMES[exception.kind]}>
            {exception.reason}
            {eta && !DONE.includes(badge) && ` We now expect delivery on ${formatDate(eta)}.`}
          </Notice>
        )}
        {PICKED_UP.includes(badge) && <LazyWhere shipment={shipment} />}
        <Panel title="Tracking" id="tracking">
          <Timeline shipment={shipment} />
        </Panel>
        <PodPanel shipment={shipment} />
      </F.Main>
      <F.Beside>
        <Panel title="Shipment">
          <FactList rows={factsOf(shipment)} />
          {run && (
            <F.Small>
              Delivery {run.position} of {run.of} of{' '}
              <TextLink href={`/dashboard/shipments/runs/${run.reference}`}>run {run.reference}</TextLink>, with one
              pickup
            </F.Small>
          )}
          {amendment?.isOpen && (
            <F.Small>
              <TextLink href={`/dashboard/shipments/${reference}/change`}>Change the booking</TextLink>
            </F.Small>
          )}
          {cancellation.isOpen && (
            <F.Small>
              <TextLink href={`/bookings/${bookingToken}`}>Cancel the booking</TextLink>
              {cancellation.mayCost && ', which may now cost something'}
            </F.Small>
          )}
        </Panel>
        {!NOT_CARRIED.includes(badge) && mayDo('labels') && (
          <Panel title="Labels and note" id="labels">
            <LabelsForm
              // A changed booking has other packages.
              key={packages}
              labelsHref={labelsHref(reference)}
              noteHref={consignmentNoteHref(reference)}
              count={packages ?? 1}
              mostLabels={MOST_LABELS}
              dangerousHref={shipment.details.hasDangerousGoods ? dangerousGoodsHref(reference) : undefined}
            />
          </Panel>
        )}
        <PricePanel shipment={shipment} mayDispute={mayDo('dispute')} />
        <ClaimsPanel reference={reference} mayClaim={mayDo('claim')} />
      </F.Beside>
      <F.Rest>
        {mayDo('quote') && (
          <F.Stacked data-print="hide">
            <BookAgain shipment={shipment} />
            {mayDo('book') && <KeepTemplate shipment={shipment} />}
            {mayDo('book') && !NOT_CARRIED.includes(badge) && <RepeatPickup shipmentReference={reference} />}
          </F.Stacked>
        )}
        {emissions && <EmissionsFacts emissions={emissions} />}
      </F.Rest>
    </F.Areas>
  );
}

function onTimeText({ isOnTime, promisedEta }: ShipmentDetail): string | null {
  if (isOnTime === null) return null;
  if (isOnTime) return 'On time';
  return promisedEta === null ? 'Late' : `Late: promised for ${formatDate(promisedEta)}`;
}

function factsOf(shipment: ShipmentDetail) {
  const { eta, deliveredOn, pickupDate, details, serviceName, level, customerReference, quote } = shipment;
  const { weightKg } = readLoad(shipment.request);
  const { pickedUpAt, pickupTimeZone } = shipment;
  const rows: [string, string | null][] = [
    ['ETA', deliveredOn === null ? (eta ? formatDate(eta) : 'Set when we accept the booking') : null],
    ['Delivered', deliveredOn && formatDate(deliveredOn)],
    ['Punctuality', onTimeText(shipment)],
    pickedUpAt
      ? ['Picked up', formatMoment(Date.parse(pickedUpAt), pickupTimeZone)]
      : ['Pickup', plannedPickup({ pickupDate, pickupTime: details.pickupTime, pickupTimeZone })],
    ['Service', serviceName.startsWith(level) ? serviceName : `${level}: ${serviceName}`],
    ['Vehicle', quote.vehicle],
    ['Pallets', quote.palletCount === null ? null : String(quote.palletCount)],
    ['Goods', details.goods?.description ?? null],
    ['Weight', weightKg > 0 ? `${formatNumber(weightKg, 1)} kg` : null],
    ['Your reference', customerReference || null],
    ['Booked by', shipment.bookedBy ?? null],
    ['Cancelled by', shipment.cancelledBy ?? null],
    ['Sender', details.pickup.businessName || null],
    ['Receiver', details.delivery.businessName || null],
  ];
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
