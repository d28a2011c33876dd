import { apiError } from '@saltbush/calls';
import { pickupName, type StandingPickup } from '@saltbush/standing-pickups/api';
import { Button, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useEndStandingPickupMutation } from '../api/endStandingPickup.ts';
import { actFailure } from './rule-values.ts';
import * as S from './standing.styles.ts';

interface EndQuestionProps {
  pickup: StandingPickup;
  /** Whether it has ended by itself, and is only in the way. */
  hasEnded: boolean;
  onDone: () => void;
  onGone: () => void;
  onCancel: () => void;
}

/** Says what follows from ending a standing pickup, and does it. */
export function EndQuestion({ pickup, hasEnded, onDone, onGone, onCancel }: EndQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [end, { isLoading, error }] = useEndStandingPickupMutation();
  const failure = apiError(error);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { reference, version } = pickup;
    const { data, error: refused } = await end({ reference, version });
    if (data) onDone();
    else if (apiError(refused)?.problem?.code === 'not-found') onGone();
  };
  const name = pickupName(pickup);
  return (
    <S.Form
      ref={form}
      aria-label={hasEnded ? `Remove ${name}?` : `End ${name}?`}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p>
        {hasEnded
          ? 'Remove it from this list? The bookings that it made stay.'
          : 'End it? No further day is booked. Bookings that it made stay: cancel one on its own page. To stop for a while only, pause it.'}
      </p>
      {failure && (
        <Notice tone="danger" title={hasEnded ? 'Not removed' : 'Not ended'} role="alert">
          {keepTogether(actFailure(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" variant="danger" busy={isLoading} busyLabel="Ending...">
          {hasEnded ? 'Remove it' : 'End it'}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Keep it
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
