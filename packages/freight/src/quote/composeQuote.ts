import { packageItems } from '../load/load.ts';
import { isBlank } from '../load/number-input.ts';
import { palletPlaces } from '../load/palletPlaces.ts';
import { vehicleFit } from '../load/vehicleFit.ts';
import { decimalAmount, GST_BASIS_POINTS, gstCents, sumCents } from '../money/money.ts';
import { type SurchargeCents, type SurchargeSet, surchargeLines } from '../surcharges/surchargeLines.ts';
import type { Vehicle } from '../vehicles/vehicle-types.ts';
import type { Quote, QuoteLine } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

/** What a service adds to a quote; the rest follows from the request. */
export interface QuoteDraft extends Partial<Quote> {
  serviceName: string;
  /** Freight and levy lines. */
  lines: QuoteLine[];
  surchargeSet: SurchargeSet;
  /** Vehicle the load should fit, and its name in the service's list. */
  truck: { vehicle: Vehicle; name: string } | null;
}

function fitNotes({ load }: QuoteContext, truck: QuoteDraft['truck'], isCounted: boolean): string[] {
  if (!truck) return [];
  // Without a stated pallet count the items are not pallets, so floor places do not limit them.
  const fit = vehicleFit(truck.vehicle, load, isCounted ? palletPlaces(load) : 0);
  if (fit.status === 'fits') return [];
  return [`This load may be too large for the ${truck.name} (${fit.misfits.join(', ')}). Choose a larger vehicle.`];
}

/** Adds surcharges, totals and GST to the lines of a service. */
export function composeQuote(context: QuoteContext, draft: QuoteDraft): Quote {
  const { request, distance, load, onDate } = context;
  const { lines: freightLines, surchargeSet, truck, ...facts } = draft;
  const chosen = surchargeLines(request, surchargeSet, onDate);
  const surcharges: SurchargeCents = { tailgate: 0, palletReturn: 0, residential: 0 };
  for (const { surcharge, amountCents } of chosen) surcharges[surcharge] = amountCents;
  const lines = [
    ...freightLines,
    ...chosen.map(({ label, amountCents }): QuoteLine => ({ kind: 'surcharge', label, amountCents })),
  ];
  const totalExGstCents = sumCents(lines.map(({ amountCents }) => amountCents));
  const gst = gstCents(totalExGstCents);
  const isCounted = packageItems(request).some(({ count }) => !isBlank(count));
  const palletCount = isCounted ? load.count : null;
  return {
    service: null,
    distanceKm: distance.status === 'known' ? distance.km : null,
    distanceNote: distance.status === 'known' ? distance.note : null,
    vehicle: truck?.name ?? null,
    vehicleId: truck?.vehicle.id ?? null,
    isMetro: false,
    isFTL: false,
    isLTL: false,
    metroZone: null,
    turnaround: null,
    transitDays: null,
    ftlRate: null,
    ftlDetails: null,
    ltlRate: null,
    ltlDetails: null,
    palletCount,
    notes: fitNotes(context, truck, isCounted),
    needsReview: false,
    isBookable: true,
    ...facts,
    // A name that stands in several states is said in full, so that nobody takes the price for another place.
    badges: [...(facts.badges ?? []), ...context.choices.map(({ candidates: [listed] }) => listed)],
    surcharges,
    total: decimalAmount(totalExGstCents),
    lines,
    totalExGstCents,
    gstBasisPoints: GST_BASIS_POINTS,
    gstCents: gst,
    totalIncGstCents: totalExGstCents + gst,
  };
}
