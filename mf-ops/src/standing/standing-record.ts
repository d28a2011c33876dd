import type { DeskStandingPickup } from '@saltbush/standing-pickups/api';
import { useDeskStandingPickupQuery } from '../api/deskStandingPickups.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { StandingSheet } from './StandingSheet.tsx';

export const STANDING_RECORD: DeskRecord<DeskStandingPickup> = {
  place: 'pickups',
  thing: 'standing pickup',
  useRecord: (key) => useDeskStandingPickupQuery(key, usePollingOptions()),
  titleOf: (_detail, reference) => reference,
  missingOf: (reference) => ({
    title: `No standing pickup has the reference ${reference}`,
    advice: 'Its client may have ended it. What was booked stays, and is among the bookings.',
    link: 'See all standing pickups',
    href: '/ops/standing-pickups?view=all',
  }),
  Sheet: StandingSheet,
};
