import * as yup from 'yup';
import type { PositionFix } from './shipment-position.ts';

/** A link that opens a job for the driver whom it was made for. */
export interface DriverLink {
  id: number;
  /** E-mail. */
  madeBy: string;
  /** ISO 8601, like all times here. */
  madeAt: string;
  /** When it ends, or ended, unless it is taken back before. */
  closesAt: string;
  /** When the driver's telephone asked or reported last; null while it never did. */
  lastSeenAt: string | null;
  revokedAt: string | null;
  /** The driver whom it was made for. Once another one is allocated, it opens nothing. */
  driver: string;
  /** Whether it opens the job now. */
  isOpen: boolean;
}

/** `GET /api/ops/bookings/:reference/driver-links`: the newest first, and where the freight is. */
export interface DriverLinks {
  links: DriverLink[];
  /** Of the allocated driver; null for one who is not on our list. */
  driverPhone: string | null;
  /** Where it was last; null before the pickup. */
  latest: PositionFix | null;
  isShared: boolean;
}

/** `POST /api/ops/bookings/:reference/driver-links`. */
export interface MakeDriverLinkInput {
  /** A UUID made once per press. Sent again, the gateway answers the same link. */
  submissionId: string;
}

/** The answer to making one: its address, which is shown this once. */
export interface DriverLinkMade {
  id: number;
  url: string;
  /** ISO 8601. */
  closesAt: string;
}

export const makeDriverLinkSchema = yup.object({ submissionId: yup.string().required().uuid() }).noUnknown();
