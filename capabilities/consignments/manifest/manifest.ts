import type { IsoDate } from '@saltbush/freight';

/** A consignment of a manifest. */
export interface ManifestRow {
  reference: string;
  /** Requests may still be declined. */
  isAccepted: boolean;
  customerReference: string;
  /** `24 Nov 2026, 3:30 PM AEDT` */
  pickup: string;
  receiver: string;
  receiverAddress: string;
  receiverPhone: string;
  packages: number;
  /** Codes of the packages that have one, in ranges such as `(00) 395212340000000013 to (00) 395212340000000044`. */
  codes: string;
  /** 0 when no weight was given. */
  kg: number;
  /** `UN1263 class 3 PG II`; blank where there are none. */
  dangerousGoods: string;
  serviceName: string;
  driver: string;
  vehicle: string;
}

/** What is to be picked up at one place. */
interface ManifestSender {
  name: string;
  address: string;
  phone: string;
  rows: ManifestRow[];
}

/** What is to be picked up on a day, by sender. */
export interface Manifest {
  date: IsoDate;
  /** Whose pickups they are, such as `Sydney depot`; blank for a client's own. */
  of: string;
  /** Such as `manifest-2026-11-24-sydney`. */
  name: string;
  senders: ManifestSender[];
  /** Whether the day has more consignments than are in it. */
  isCut: boolean;
}

/** More pickups than all depots together have on a day. */
export const MOST_IN_MANIFEST = 2_000;
