import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { useDeskBookingQuery } from '../api/deskBooking.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { BookingSheet } from './BookingSheet.tsx';

export const BOOKING_RECORD: DeskRecord<DeskBookingDetail> = {
  place: 'bookings',
  thing: 'booking',
  useRecord: (key) => useDeskBookingQuery(key, usePollingOptions()),
  titleOf: (_detail, reference) => reference,
  missingOf: (reference) => ({
    title: `No booking has the reference ${reference}`,
    advice: 'Check it, or search for the business or a suburb.',
    link: 'Search all bookings',
    href: '/ops/bookings?view=all',
  }),
  Sheet: BookingSheet,
};
