import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { deliveredAtText, MOST_LABELS } from '@saltbush/consignments/api';
import { LabelsForm, Notice } from '@saltbush/ui';
import { consignmentNoteHref, dangerousGoodsHref, labelsHref } from '../api/paperHrefs.ts';
import { deskDate, deskMoment } from '../consignment/deskTime.ts';
import { Flags } from '../consignment/Flags.tsx';
import { dayLabel, isPickupOverdue, pickupLabel, pickupToday } from '../consignment/pickupLabel.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { EXCEPTIONS } from '../consignment/statuses.data.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { ActsPanel } from './ActsPanel.tsx';
import { BookingClaims } from './BookingClaims.tsx';
import * as B from './BookingSheet.styles.ts';
import { DangerousGoods } from './DangerousGoods.tsx';
import { DriverCard } from './driver/DriverCard.tsx';
import { InvoiceCard } from './invoice/InvoiceCard.tsx';
import { LoadFacts } from './LoadFacts.tsx';
import { PriceLines } from './PriceLines.tsx';
import { PodCard } from './pod/PodCard.tsx';
import { RunCard } from './run/RunCard.tsx';
import { StopFacts } from './StopFacts.tsx';
import { trailFacts } from './trailFacts.ts';

interface BookingSheetProps {
  detail: DeskBookingDetail;
  /** When it was read, in milliseconds. */
  readAt: number;
  refetch: () => unknown;
}

/** Claims are about freight that we carry or carried. */
const mayHaveClaims = ({ status }: DeskBookingDetail) => status !== 'requested' && status !== 'declined';

/** The booking as staff work on it: status, acts, and every fact. */
export function BookingSheet({ detail: booking, readAt, refetch }: BookingSheetProps) {
  const { details, quote, request, exception, pod } = booking;
  const today = deskDate(readAt);
  const { pickupDate, pickupTime } = details;
  const { pickupTimeZone, pickedUpAt } = booking;
  const pickup = { status: booking.status, pickupDate, pickupTime, pickupTimeZone, pickedUpAt };

  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <StatusBadge status={booking.status} />
          <Flags
            exception={exception}
            hasDangerousGoods={details.hasDangerousGoods}
            needsReview={quote.needsReview}
            isOverdue={isPickupOverdue(pickup, pickupToday(pickup, readAt))}
          />
        </S.Badges>
        <B.Route>
          {details.pickup.suburb} to {details.delivery.suburb}
        </B.Route>
        <dl>
          <div>
            <dt>{pickedUpAt ? 'Picked up' : 'Pickup'}</dt>
            <dd>{pickupLabel(pickup, readAt)}</dd>
          </div>
          <div>
            <dt>{pod ? 'Delivered' : 'Expected delivery'}</dt>
            <dd>
              {pod
                ? deliveredAtText(pod.deliveredAtLocal, pod.zoneAbbreviation)
                : booking.eta
                  ? dayLabel(booking.eta, today)
                  : 'Not set'}
            </dd>
          </div>
          <div>
            <dt>Driver and vehicle</dt>
            <dd>
              {booking.allocation ? `${booking.allocation.driver}, ${booking.allocation.vehicle}` : 'Not allocated'}
            </dd>
          </div>
          <div>
            <dt>Requested</dt>
            <dd>{deskMoment(booking.requestedAt)}</dd>
          </div>
          {booking.answerBy && (
            <div>
              <dt>Answer by</dt>
              <dd>{deskMoment(booking.answerBy)}</dd>
            </div>
          )}
        </dl>
        {exception && (
          <Notice tone="danger" title={`Exception: ${EXCEPTIONS[exception.kind].toLowerCase()}`}>
            <p>{exception.reason}</p>
          </Notice>
        )}
      </S.Summary>
      <S.Work>
        <ActsPanel booking={booking} today={today} refetch={refetch} />
        <RunCard booking={booking} refetch={refetch} />
        {mayHaveClaims(booking) && <BookingClaims booking={booking.reference} />}
        {booking.allocation && booking.status !== 'cancelled' && <DriverCard booking={booking} />}
        {booking.invoice && <InvoiceCard booking={booking} invoice={booking.invoice} today={today} refetch={refetch} />}
        {pod && <PodCard reference={booking.reference} pod={pod} onChange={refetch} />}
      </S.Work>
      <S.Facts>
        <B.Stops>
          <StopFacts heading="Pickup" stop={details.pickup} />
          <StopFacts heading="Delivery" stop={details.delivery} />
        </B.Stops>
        <LoadFacts request={request} quote={quote} details={details} />
        {booking.status !== 'declined' && booking.status !== 'cancelled' && (
          <DeskCard heading="Labels and note">
            <LabelsForm
              labelsHref={labelsHref(booking.reference)}
              noteHref={consignmentNoteHref(booking.reference)}
              count={booking.packages ?? 1}
              mostLabels={MOST_LABELS}
              dangerousHref={details.hasDangerousGoods ? dangerousGoodsHref(booking.reference) : undefined}
            />
          </DeskCard>
        )}
        {details.hasDangerousGoods && <DangerousGoods goods={details.dangerousGoods} />}
        <PriceLines quote={quote} quoteReference={booking.quoteReference} />
      </S.Facts>
      <S.Past>
        <Trail facts={trailFacts(booking.trail, today)} />
      </S.Past>
    </S.Layout>
  );
}
