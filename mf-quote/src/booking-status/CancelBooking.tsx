import type { Booking } from '@saltbush/consignments/api';
import { CANCELLATION_CHARGE } from '@saltbush/consignments/api';
import { useDraft } from '@saltbush/contract';
import { Button, CheckboxField, Notice, TextAreaField } from '@saltbush/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useCancelBookingMutation } from '../api/cancelBooking.ts';
import { type Failure, failureOf } from '../api/failureOf.ts';
import * as S from '../record/record.styles.ts';
import { FailureNotice } from '../sharing/FailureNotice.tsx';

type Cancelling =
  | { status: 'closed' }
  | { status: 'asking' }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure };

/**
 * Cancels a booking after asking once more. When it is so late that it may cost something, the visitor has to accept
 * that.
 */
export function CancelBooking({ token, booking: { reference, cancellation } }: { token: string; booking: Booking }) {
  const [cancelling, setCancelling] = useState<Cancelling>({ status: 'closed' });
  const [reason, setReason] = useState('');
  const [acceptsCharge, setAcceptsCharge] = useState(false);
  const [isUnaccepted, setIsUnaccepted] = useState(false);
  const [cancelBooking] = useCancelBookingMutation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { status } = cancelling;
  const isOpen = status !== 'closed';
  useDraft(isOpen);
  const failure = status === 'failed' ? cancelling.failure : null;
  // The two hours may have begun since the page last read the booking.
  const mayCost = cancellation.mayCost || failure?.code === 'charge-not-accepted';

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  if (!cancellation.isOpen) return null;

  const cancel = async () => {
    if (status === 'sending') return;
    setIsUnaccepted(mayCost && !acceptsCharge);
    if (mayCost && !acceptsCharge) return;
    setCancelling({ status: 'sending' });
    const { error } = await cancelBooking({ token, reason: reason.trim(), acceptsCharge: mayCost && acceptsCharge });
    if (error) {
      setCancelling({ status: 'failed', failure: failureOf(error) });
      return;
    }
    setCancelling({ status: 'closed' });
    // The button that opened this is gone, so move the focus to the heading. The status announces that it is cancelled.
    document.querySelector('h1')?.focus();
  };

  const keep = () => {
    setCancelling({ status: 'closed' });
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (!isOpen) {
    return (
      <S.Acts>
        <Button ref={opener} variant="quiet" isFullWidth onClick={() => setCancelling({ status: 'asking' })}>
          Cancel this booking
        </Button>
      </S.Acts>
    );
  }
  return (
    <S.Cancel aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Cancel booking {reference}?
      </h2>
      {mayCost && (
        <Notice tone="warn" title="This may cost something">
          {CANCELLATION_CHARGE}
        </Notice>
      )}
      <TextAreaField
        label="Reason"
        isOptional
        name="reason"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {mayCost && (
        <CheckboxField
          name="acceptsCharge"
          required
          label="I accept that cancelling now may be charged"
          checked={acceptsCharge}
          error={isUnaccepted && !acceptsCharge ? 'Tick this to cancel, or keep the booking.' : undefined}
          onChange={(event) => setAcceptsCharge(event.target.checked)}
        />
      )}
      {failure && <FailureNotice failure={failure} />}
      <S.Acts>
        <Button variant="danger" busy={status === 'sending'} busyLabel="Cancelling..." onClick={() => void cancel()}>
          Cancel the booking
        </Button>
        <Button variant="secondary" onClick={keep}>
          Keep it
        </Button>
      </S.Acts>
    </S.Cancel>
  );
}
