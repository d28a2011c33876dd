import { requiredLine } from '@saltbush/business-api/texts';
import { ignoringUnknown } from '@saltbush/business-api/unknown-fields';
import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';

/**
 * `POST /api/track`, open to everyone. A wrong reference and a wrong postcode both get 404, so neither can be
 * guessed.
 */
export interface TrackInput {
  /** Such as `SH-2026-0123`, in any case. */
  reference: string;
  /** Postcode of the pickup or the delivery. */
  postcode: string;
}

const REFERENCE_LENGTH = 40;
const POSTCODE = 'Please enter the four digits of the postcode';

export const trackSchema: yup.ObjectSchema<TrackInput> = ignoringUnknown(
  yup.object({
    reference: requiredLine(
      'Consignment reference',
      REFERENCE_LENGTH,
      'Please enter the consignment reference, such as SH-2026-0123',
    ),
    postcode: yup
      .string()
      .required(POSTCODE)
      .matches(/^\s*\d{4}\s*$/, POSTCODE),
  }),
);

export interface TrackedEvent {
  /** ISO 8601. */
  at: string;
  status: BookingStatus;
  /** Kind of exception. Its reason is for the client only. */
  exception: BookingException['kind'] | null;
  /** Whether this event closed the exception. */
  resolvesException: boolean;
  /** New expected delivery, if it changed. */
  eta: IsoDate | null;
}

/** What anybody with the reference and a postcode may see: no names, notes, streets or prices. */
export interface Tracked {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  /** Name of the suburb or city; null when it is unknown. */
  from: string | null;
  to: string | null;
  pickupDate: IsoDate;
  eta: IsoDate | null;
  exception: BookingException['kind'] | null;
  /** Oldest first. */
  events: TrackedEvent[];
  /** IANA time zones of the pickup and of the delivery. */
  pickupTimeZone: string;
  deliveryTimeZone: string;
  /** `2026-11-20T14:05`, local time of the delivery city; null before delivery. */
  delivered: { atLocal: string; zoneAbbreviation: string } | null;
}
