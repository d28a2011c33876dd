import type { Board, BoardBooking } from '@saltbush/consignments/api';
import { useMemo } from 'react';
import { type Offer, offerFor } from '../allocation/allocationChoices.ts';
import { nextAct } from './nextAct.ts';

/**
 * What can take a booking of the board in one press, null where somebody has to choose. Each is worked out once for a
 * board, when its card is shown: a day has hundreds.
 *
 * @param nowMs when the board was read
 */
export function useOffers(board: Board | undefined, nowMs: number): (booking: BoardBooking) => Offer | null {
  return useMemo(() => {
    const known = new Map<string, Offer | null>();
    return (booking) => {
      if (!board || nextAct(booking) !== 'allocate') return null;
      let offer = known.get(booking.reference);
      if (offer === undefined) {
        offer = offerFor(board, booking, nowMs);
        known.set(booking.reference, offer);
      }
      return offer;
    };
  }, [board, nowMs]);
}
