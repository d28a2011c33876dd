import { type Quote, type QuoteRequest, readLoad } from '@saltbush/freight';
import type { Insertable } from 'kysely';
import type { Tables } from '../tables.ts';

/** Fields of the snapshot that are stored in columns too, since lists and figures select by them. */
export function searchColumns(request: QuoteRequest, quote: Quote) {
  return {
    service: quote.service,
    service_name: quote.serviceName,
    vehicle_id: quote.vehicleId,
    distance_km: quote.distanceKm,
    declared_kg: readLoad(request).weightKg,
    pallet_count: quote.palletCount,
    total_ex_cents: quote.totalExGstCents,
    gst_cents: quote.gstCents,
  } satisfies Partial<Insertable<Tables['bookings']>>;
}
