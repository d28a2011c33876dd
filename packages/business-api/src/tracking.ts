import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';
import { requiredLine } from './texts.ts';

/** `POST /api/track`, for everyone: 404 alike for a wrong reference and a wrong postcode. */
export interface TrackInput {
  /** Such as `SH-2026-0123`, in any case. */
  reference: string;
  /** Of the pickup or of the delivery. */
  postcode: string;
}

const REFERENCE_LENGTH = 40;
const POSTCODE = 'Please enter the four digits of the postcode';

export const trackSchema: yup.ObjectSchema<TrackInput> = yup
  .object({
    reference: requiredLine(
      'Consignment reference',
      REFERENCE_LENGTH,
      'Please enter the consignment reference, such as SH-2026-0123',
    ),
    postcode: yup
      .string()
      .required(POSTCODE)
      .matches(/^\s*\d{4}\s*$/, POSTCODE),
  })
  .noUnknown();

export interface TrackedEvent {
  /** ISO 8601. */
  at: string;
  status: BookingStatus;
  /** What went wrong; the reason is for the client alone. */
  exception: BookingException['kind'] | null;
  /** Whether it was put right. */
  resolvesException: boolean;
  /** Expected delivery from then on, where it changed. */
  eta: IsoDate | null;
}

/** What anybody with the reference and a postcode may know: no names, notes, streets or prices. */
export interface Tracked {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  /** Suburb or city by its own name; null where it is not one we know. */
  from: string | null;
  to: string | null;
  pickupDate: IsoDate;
  eta: IsoDate | null;
  exception: BookingException['kind'] | null;
  /** Oldest first. */
  events: TrackedEvent[];
  /** IANA zone whose clocks the pickup and the events before delivery go by, and that of the delivery. */
  pickupTimeZone: string;
  deliveryTimeZone: string;
  /** On the delivery city's clock, such as `2026-11-20T14:05`; null before. */
  delivered: { atLocal: string; zoneAbbreviation: string } | null;
}
