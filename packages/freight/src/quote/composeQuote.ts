import { floorPlan } from '../load/floorPlan.ts';
import { palletsLeft } from '../load/palletPlaces.ts';
import { decimalAmount, GST_BASIS_POINTS, gstCents, sumCents } from '../money/money.ts';
import { isArea } from '../places/isArea.ts';
import { placeName } from '../places/placeName.ts';
import { ofEachSurcharge, surchargeLines } from '../surcharges/surchargeLines.ts';
import type { SurchargeCents, SurchargeSet } from '../tariffs/tariff-types.ts';
import type { ListedVehicle } from '../vehicles/vehicles.ts';
import type { Quote, QuoteLine } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

/** The service's part of a quote. The rest follows from the request. */
export interface QuoteDraft extends Partial<Quote> {
  serviceName: string;
  /** Freight and levy lines. */
  lines: QuoteLine[];
  surchargeSet: SurchargeSet;
  /** Vehicle that carries the load, and its name in the service's list. */
  truck: ListedVehicle | null;
}

/**
 * The pallets are within the limits of weight and number but do not fit side by side, so a person has to decide how
 * they ride.
 */
function floorNotes({ load, isCounted }: QuoteContext, truck: QuoteDraft['truck']): string[] {
  if (!truck || !isCounted || palletsLeft(floorPlan(truck.vehicle, load.items), load.items) === 0) return [];
  return [`Not every pallet finds room on the floor of the ${truck.name} as drawn. A person confirms how they ride.`];
}

/** Where only the postcode of an end is known, the price says as what it counts. Metro prices have words of their own. */
function areaBadges({ pickup, delivery }: QuoteContext, { isMetro }: QuoteDraft): string[] {
  if (isMetro === true) return [];
  const ends = { Pickup: pickup, Delivery: delivery };
  return Object.entries(ends).flatMap(([end, place]) =>
    isArea(place) ? [`${end} priced as ${placeName(place)}`] : [],
  );
}

/** Adds surcharges, totals and GST to the lines of a service. */
export function composeQuote(context: QuoteContext, draft: QuoteDraft): Quote {
  const { request, distance, load, isCounted, onDate } = context;
  const { lines: freightLines, surchargeSet, truck, ...facts } = draft;
  const chosen = surchargeLines(request, surchargeSet, onDate);
  const surcharges: SurchargeCents = ofEachSurcharge(0);
  for (const { surcharge, amountCents } of chosen) surcharges[surcharge] = amountCents;
  const lines = [
    ...freightLines,
    ...chosen.map(({ label, amountCents }): QuoteLine => ({ kind: 'surcharge', label, amountCents })),
  ];
  const totalExGstCents = sumCents(lines.map(({ amountCents }) => amountCents));
  const gst = gstCents(totalExGstCents);
  const notes = floorNotes(context, truck);
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
    palletCount: isCounted ? load.count : null,
    isBookable: true,
    ...facts,
    // A name that exists in several states is written out in full, so that nobody takes the price for another place's.
    badges: [
      ...(facts.badges ?? []),
      ...areaBadges(context, draft),
      ...context.choices.map(({ candidates: [listed] }) => listed),
    ],
    notes,
    needsReview: facts.needsReview === true || notes.length > 0,
    surcharges,
    total: decimalAmount(totalExGstCents),
    lines,
    totalExGstCents,
    gstBasisPoints: GST_BASIS_POINTS,
    gstCents: gst,
    totalIncGstCents: totalExGstCents + gst,
  };
}
