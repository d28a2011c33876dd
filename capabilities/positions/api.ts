import type { DriverJob, DriverReportsAnswer, DriverReportsInput } from './api/driver-jobs.ts';
import type { DriverLinkMade, DriverLinks, MakeDriverLinkInput } from './api/driver-links.ts';
import type { ShipmentPosition } from './api/shipment-position.ts';

export {
  type DriverJob,
  type DriverReport,
  type DriverReportsAnswer,
  type DriverReportsInput,
  type DriverStop,
  driverReportsSchema,
  type RefusedReport,
  type ReportFault,
} from './api/driver-jobs.ts';
export {
  type DriverLink,
  type DriverLinkMade,
  type DriverLinks,
  type MakeDriverLinkInput,
  makeDriverLinkSchema,
} from './api/driver-links.ts';
export {
  LINK_DAYS,
  LINK_HOURS_AFTER_DELIVERY,
  MOST_FIXES,
  MOST_JOB_PACKAGES,
  MOST_REPORTS,
  POSITION_DAYS,
  RECEIVED_BY_LENGTH,
  SHARED_MINUTES,
} from './api/position-limits.data.ts';
export type { ArrivalEstimate, MapPlace, PositionFix, ShipmentPosition } from './api/shipment-position.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What each route takes and gives. */
export interface PositionRoutes {
  'GET /api/shipments/:reference/position': { answer: ShipmentPosition; refusals: { 'not-found': unknown } };
  'GET /api/driver-jobs/:token': { answer: DriverJob; refusals: { 'not-found': unknown } };
  'POST /api/driver-jobs/:token/reports': {
    body: DriverReportsInput;
    answer: DriverReportsAnswer;
    refusals: { 'not-found': unknown };
  };
  /** `signature` or `photo`, after the delivery was reported. */
  'PUT /api/driver-jobs/:token/pictures/:picture': {
    file: PictureType;
    answer: DriverJob;
    refusals: { 'not-found': unknown; 'pod-missing': unknown };
  };
  'GET /api/ops/bookings/:reference/driver-links': { answer: DriverLinks };
  'POST /api/ops/bookings/:reference/driver-links': {
    body: MakeDriverLinkInput;
    answer: DriverLinkMade;
    refusals: { 'no-driver': unknown; 'submission-reused': unknown };
  };
  'POST /api/ops/driver-links/:id/removal': { answer: DriverLinks };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends PositionRoutes {}
}
