import type {
  Booker,
  BookingException,
  BookingGoods,
  BookingStatus,
  BookingStop,
  StatusBadge,
} from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import type { RunService } from './run-limits.data.ts';

/** What the price of a delivery follows from. */
export interface RunLoad {
  delivery: Pick<BookingStop, 'suburb'>;
  /** Null for the cheapest that takes it. */
  service: RunService | null;
  /** Pallets or items. */
  palletCount: number;
  /** Centimetres of each; null for standard pallets. */
  lengthCm: number | null;
  widthCm: number | null;
  heightCm: number | null;
  goods: Pick<BookingGoods, 'weight' | 'unit'>;
  tailgate: boolean;
  palletReturn: boolean;
  residential: boolean;
}

/** A delivery to book, at the price that was shown. */
export interface RunDeliveryInput extends Omit<RunLoad, 'delivery' | 'goods'> {
  delivery: BookingStop;
  goods: BookingGoods;
  customerReference: string;
  instructions: string;
  shownTotalExGstCents: number;
}

/** `POST /api/runs/prices`: the places, the day and the loads. */
export interface RunPriceInput {
  pickup: Pick<BookingStop, 'suburb'>;
  pickupDate: IsoDate;
  /** `15:30`, or blank. */
  pickupTime: string;
  /** From 1 to 20, so that a form can ask while it is filled in. */
  deliveries: RunLoad[];
}

/** `POST /api/runs`. */
export interface RunInput {
  /** A UUID made once per form. Sent again, the gateway answers the run that it made the first time. */
  submissionId: string;
  pickup: BookingStop;
  pickupDate: IsoDate;
  /** `15:30`, or blank. */
  pickupTime: string;
  booker: Booker;
  /** From 2 to 20, in the order in which the run shows them. */
  deliveries: RunDeliveryInput[];
  /** Must be true: dangerous goods are carried by approval, and booked by themselves. */
  isWithoutDangerousGoods: boolean;
  /** Version of the accepted terms; blank until they are accepted. */
  termsVersion: string;
}

/** Sums of what the deliveries cost, each with its own GST, as their invoices will. */
export interface RunTotal {
  totalExGstCents: number;
  gstCents: number;
  totalIncGstCents: number;
}

/** What a delivery costs now. */
export interface RunPrice extends RunTotal {
  serviceName: string;
  /** A person confirms the price before the booking counts. */
  needsReview: boolean;
}

/** What keeps a run from being priced or booked, at its field: `pickupDate`, or `deliveries[1].goods.weight`. */
export interface RunFault {
  path: string;
  message: string;
}

export interface RunPrices {
  /** In the order of the deliveries; null for one that has no price, as `faults` say. */
  deliveries: (RunPrice | null)[];
  faults: RunFault[];
  /** Null until every delivery has a price. */
  total: RunTotal | null;
}

/** A delivery of a run: a consignment of its own. */
export interface RunDelivery extends RunTotal {
  /** From 1. */
  position: number;
  /** Its consignment, such as `SH-2026-0123`. */
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
  /** The client may have changed the day or the time of one delivery since. */
  pickupDate: IsoDate;
  pickupTime: string;
  /** Expected delivery. */
  eta: IsoDate | null;
  deliveredOn: IsoDate | null;
  receiver: string;
  street: string;
  suburb: string;
  goods: string;
  palletCount: number;
  serviceName: string;
  customerReference: string;
  cancellation: { isOpen: boolean; mayCost: boolean };
}

/** `GET /api/runs/:reference`. */
export interface Run {
  /** Such as `RN-2026-00001`. */
  reference: string;
  /** ISO 8601. */
  requestedAt: string;
  /** As the first delivery has it now. */
  pickup: BookingStop;
  pickupDate: IsoDate;
  pickupTime: string;
  /** In order. */
  deliveries: RunDelivery[];
  /** What was shown when it was booked. */
  booked: RunTotal;
  /** Of the deliveries that are not declined or cancelled, at their prices of now. */
  total: RunTotal;
}

/** A run in a list. */
export interface RunListRow {
  reference: string;
  /** ISO 8601. */
  requestedAt: string;
  /** Business and suburb of the pickup. */
  from: string;
  pickupDate: IsoDate;
  /** Suburbs in order. */
  suburbs: string[];
  /** How many deliveries stand where. */
  counts: { open: number; delivered: number; ended: number };
  /** Of the deliveries that are not declined or cancelled. */
  totalIncGstCents: number;
}

/** `GET /api/runs?page=`: newest first. */
export interface Runs {
  rows: RunListRow[];
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** `POST /api/runs/:reference/cancellation`: cancels what can still be. */
export interface CancelRunInput {
  /** May be blank. */
  reason: string;
  /** Must be true when one of them `mayCost`. */
  acceptsCharge: boolean;
}

export interface RunCancelled {
  run: Run;
  /** Consignments that were cancelled now. */
  cancelled: string[];
  /** Those that can no longer be, each with why. */
  left: { reference: string; message: string }[];
}

/** A delivery as the desk sees it beside the others of its run. */
export interface DeskRunDelivery {
  position: number;
  reference: string;
  status: BookingStatus;
  receiver: string;
  suburb: string;
  /** Send it back with an act at the desk. */
  version: number;
}

/** `GET /api/ops/runs?booking=`: the run of a booking. */
export interface DeskRun {
  /** Null for a booking that is in none. */
  run: { reference: string; position: number; of: number; deliveries: DeskRunDelivery[] } | null;
}

/** `POST /api/ops/runs/:reference/acceptance`: accepts deliveries that wait, as the desk saw them. */
export interface AcceptRunInput {
  deliveries: { reference: string; version: number }[];
}

export interface RunAccepted {
  /** Consignments that were accepted now. The booker gets one mail about all of them. */
  accepted: string[];
  /** Those that were not, each with why. */
  left: { reference: string; message: string }[];
}
