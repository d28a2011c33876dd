import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { type DeskRunDelivery, type RunAccepted, runInNote } from '@saltbush/runs/api';
import { Button, Notice, Skeleton, TextLink } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { useAcceptRunMutation, useDeskRunQuery } from '../../api/deskRun.ts';
import { failureText } from '../../api/failureText.ts';
import { StatusBadge } from '../../consignment/StatusBadge.tsx';
import * as D from '../../sheet/DeskCard.styles.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import * as S from './RunCard.styles.ts';

const FRESH = { refetchOnMountOrArgChange: true };

/** The run that a booking is part of, with its other deliveries; nothing for a booking that is in none, as its trail says. */
export function RunCard({ booking, refetch }: { booking: DeskBookingDetail; refetch: () => unknown }) {
  const place = runInNote(booking.events[0]?.note ?? '');
  if (place === null) return null;
  return <KnownRunCard {...{ ...place, booking: booking.reference, refetch }} />;
}

interface KnownRunCardProps {
  reference: string;
  position: number;
  of: number;
  booking: string;
  refetch: () => unknown;
}

function KnownRunCard({ reference, position, of, booking, refetch }: KnownRunCardProps) {
  const { data, isFetching, refetch: again, ...query } = useDeskRunQuery(booking, FRESH);
  const [accept, { data: outcome, isLoading: isBusy, error: refusal }] = useAcceptRunMutation();
  const error = apiError(query.error);
  const failed = apiError(refusal);
  const told = useRef<HTMLDivElement>(null);
  const deliveries = data?.run?.deliveries ?? [];
  const waiting = deliveries.filter(({ status }) => status === 'requested');
  // The button that was pressed is gone once nothing waits, so the focus moves to what it did.
  useEffect(() => {
    if (outcome || failed) told.current?.focus();
  }, [outcome, failed]);

  const onAccept = async () => {
    await accept({
      reference,
      deliveries: waiting.map(({ reference: one, version }) => ({ reference: one, version })),
    });
    refetch();
  };
  return (
    <DeskCard heading={`Run ${reference}`}>
      <D.Lead>
        Delivery {position} of {of}, one pickup for all of them.
      </D.Lead>
      {!data && !error && <Skeleton lines={2} />}
      {error && !data && (
        <Notice tone="danger" title="The run could not be read" role="alert">
          <p>{failureText(error)}</p>
          <Button size="small" variant="secondary" busy={isFetching} onClick={() => void again()}>
            Try again
          </Button>
        </Notice>
      )}
      <S.List aria-label="Deliveries of this run">
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.reference} delivery={delivery} isThis={delivery.reference === booking} />
        ))}
      </S.List>
      <div ref={told} tabIndex={-1}>
        {outcome && <AcceptOutcome {...outcome} />}
        {failed && (
          <Notice tone="danger" title="Nothing was accepted" role="alert">
            <p>{failureText(failed)}</p>
          </Notice>
        )}
      </div>
      {waiting.length > 0 && (
        <Button size="small" variant="secondary" busy={isBusy} busyLabel="Accepting..." onClick={() => void onAccept()}>
          {waiting.length === 1 ? 'Accept the one that waits' : `Accept all ${waiting.length} that wait`}
        </Button>
      )}
    </DeskCard>
  );
}

function DeliveryItem({ delivery, isThis }: { delivery: DeskRunDelivery; isThis: boolean }) {
  const { position, reference, receiver, suburb, status } = delivery;
  return (
    <S.Item aria-current={isThis ? 'true' : undefined}>
      <span>
        {position}. {isThis ? reference : <TextLink href={`/ops/bookings/${reference}`}>{reference}</TextLink>}{' '}
        <span>
          {receiver}, {suburb}
        </span>
      </span>
      <StatusBadge status={status} />
    </S.Item>
  );
}

function AcceptOutcome({ accepted, left }: RunAccepted) {
  const title = `${accepted.length} ${accepted.length === 1 ? 'booking is' : 'bookings are'} accepted`;
  if (left.length === 0) return <Notice tone="good" title={title} role="status" />;
  return (
    <Notice tone="warn" title={`${title}, ${left.length} not`} role="alert">
      <S.Refused>
        {left.map(({ reference, message }) => (
          <li key={reference}>
            {reference}: {message}
          </li>
        ))}
      </S.Refused>
    </Notice>
  );
}
