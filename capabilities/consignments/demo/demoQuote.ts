import {
  type AgreedRate,
  addDays,
  decimalAmount,
  GST_BASIS_POINTS,
  gstCents,
  type IsoDate,
  isBusinessDay,
  priceQuote,
  type Quote,
} from '@saltbush/freight';
import { DEMO_STATE, type DemoPlan, sydneyTime } from './demo-plans.ts';

const MORNING_MINUTE = 480;
const FTL_VEHICLE = { vehicle: '8 tonne truck', vehicleId: '8t-truck' } as const;

/**
 * Freight at an agreed price is priced by a placeholder rate sheet first; the agreed amount then replaces the result.
 */
const SOME_RATE: AgreedRate = { sheetId: 1, sheetName: '', line: 1, ratePerKm: 1 };

/** Same-day services have a price on business days only, so a weekend is priced as the Friday before. */
function businessMorning(date: IsoDate): Date {
  let day = date;
  while (!isBusinessDay(day, DEMO_STATE)) day = addDays(day, -1);
  return sydneyTime(day, MORNING_MINUTE);
}

/** The same quote with a rate agreed for the whole truck. */
function agreedQuote({ agreedRate: _, ...quote }: Quote, agreedCents: number): Quote {
  const gst = gstCents(agreedCents);
  return {
    ...quote,
    ...FTL_VEHICLE,
    service: 'FTL',
    serviceName: 'Full Truck Load',
    isFTL: true,
    turnaround: '1 business day',
    transitDays: 1,
    lines: [{ kind: 'freight', label: 'Freight at the agreed rate, whole 8 tonne truck', amountCents: agreedCents }],
    total: decimalAmount(agreedCents),
    totalExGstCents: agreedCents,
    gstBasisPoints: GST_BASIS_POINTS,
    gstCents: gst,
    totalIncGstCents: agreedCents + gst,
    badges: [],
    notes: [],
    needsReview: false,
    isBookable: true,
  };
}

/** The quote for a plan: from the price list, or at its agreed rate. */
export function demoQuote({ request, pickupDate, agreedCents, key }: DemoPlan): Quote {
  const asked = agreedCents === null ? request : { ...request, mode: 'general' as const };
  const agreedRate = agreedCents === null ? null : SOME_RATE;
  const outcome = priceQuote(asked, { now: businessMorning(pickupDate), agreedRate });
  if (outcome.status === 'refused') throw new Error(`The demo consignment ${key} has no price: ${outcome.message}`);
  return agreedCents === null ? outcome.quote : agreedQuote(outcome.quote, agreedCents);
}
