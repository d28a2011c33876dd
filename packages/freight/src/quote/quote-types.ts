import type { FtlRouteQuote } from '../ftl/ftlQuote.ts';
import type { LtlQuote } from '../ltl/ltlQuote.ts';
import type { AgreedRate } from '../per-km/agreed-rate.ts';
import type { ZoneName } from '../places/place-types.ts';
import type { SurchargeCents } from '../tariffs/tariff-types.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import type { Service } from './quote-request.ts';

export interface QuoteLine {
  kind: 'freight' | 'fuel-levy' | 'surcharge';
  label: string;
  amountCents: number;
}

/** A priced quote. Rates and lines are before GST. */
export interface Quote {
  /** Null for a price by distance. */
  service: Service | null;
  serviceName: string;
  distanceKm: number | null;
  /** Such as "incl. Bass Strait crossing". */
  distanceNote: string | null;
  vehicle: string | null;
  vehicleId: VehicleId | null;
  /** Cents for each additional service; 0 when it is not chosen. */
  surcharges: SurchargeCents;
  /** Total before GST in dollars with two decimals: `587.38`. */
  total: string;
  isMetro: boolean;
  isFTL: boolean;
  isLTL: boolean;
  metroZone: ZoneName | null;
  turnaround: string | null;
  transitDays: number | null;
  ftlRate: number | null;
  ftlDetails: FtlRouteQuote | null;
  ltlRate: number | null;
  ltlDetails: LtlQuote | null;
  /** The row of the client's own sheet that priced it. Missing in quotes saved before there were such rates. */
  agreedRate?: AgreedRate;
  palletCount: number | null;
  lines: QuoteLine[];
  totalExGstCents: number;
  gstBasisPoints: number;
  gstCents: number;
  totalIncGstCents: number;
  /** Short statements that qualify the price, such as "Fuel levy: included". */
  badges: string[];
  /** Hints that do not change the price, such as pallets that do not fit side by side. */
  notes: string[];
  /** A person confirms the price before the booking counts. */
  needsReview: boolean;
  /** A price by distance inside one city cannot be booked. */
  isBookable: boolean;
}

/** What an end of the journey could mean; never empty. */
export interface PlaceOffer {
  end: 'pickup' | 'delivery';
  candidates: readonly string[];
}

export type RefusalCode =
  | 'pickup-missing'
  | 'delivery-missing'
  | 'pickup-date-invalid'
  | 'pickup-date-past'
  | 'place-ambiguous'
  | 'place-unknown'
  | 'service-missing'
  | 'outside-metro-zones'
  | 'not-metro'
  | 'no-business-day'
  | 'after-cut-off'
  | 'pallet-not-standard'
  | 'pallet-over-limits'
  | 'too-large'
  | 'pallet-count-missing'
  | 'pallet-count-invalid'
  | 'vehicle-missing'
  | 'vehicle-unknown'
  | 'distance-unknown'
  | 'hours-missing'
  | 'hours-too-many'
  | 'price-on-application'
  | 'no-hourly-hire-here'
  | 'no-rate-for-size'
  | 'no-rate';

export interface QuoteRefused {
  status: 'refused';
  code: RefusalCode;
  message: string;
  /** When a place is the reason: texts that could be meant, to be typed instead. */
  places?: readonly PlaceOffer[];
  /** When the load is the reason: the smallest offered vehicle that carries it. */
  vehicleId?: VehicleId;
}

/** `indicative`: no fixed rate; the quote is priced by distance, and `message` says why, and what to do. */
export type QuoteOutcome =
  | { status: 'priced'; quote: Quote }
  | { status: 'indicative'; quote: Quote; message: string }
  | QuoteRefused;

/** A service card. Cards that are not available say why in `message` and are never selected. */
export interface ServiceOption {
  type: Service;
  name: string;
  available: boolean;
  /** Total before GST with the chosen additional services, the same as in the summary. Null while there is no price. */
  rateCents: number | null;
  message: string | null;
  vehicleType: string | null;
  zone: ZoneName | null;
  turnaround: string | null;
  palletRange: string | null;
}
