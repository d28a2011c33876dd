import { apiError } from '@saltbush/calls';
import type { DeskRunDelivery } from '@saltbush/runs/api';
import { useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { useMoveBookingMutation } from '../../api/moveBooking.ts';

interface Accepting {
  isBusy: boolean;
  /** What became of the last press; null before the first. */
  outcome: { accepted: number; refused: { reference: string; words: string }[] } | null;
  acceptAll: (waiting: readonly DeskRunDelivery[]) => Promise<void>;
}

/** Accepts bookings one after the other, each with the act of its own page, and keeps which were refused. */
export function useAcceptAll(): Accepting {
  const [move] = useMoveBookingMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Accepting['outcome']>(null);
  return {
    isBusy,
    outcome,
    async acceptAll(waiting) {
      setIsBusy(true);
      setOutcome(null);
      const refused: { reference: string; words: string }[] = [];
      for (const { reference, version } of waiting) {
        const { error } = await move({ reference, move: { version, status: 'accepted', note: '' } });
        const failure = apiError(error);
        if (failure) refused.push({ reference, words: failureText(failure) });
      }
      setIsBusy(false);
      setOutcome({ accepted: waiting.length - refused.length, refused });
    },
  };
}
