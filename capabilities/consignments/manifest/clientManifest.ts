import { localTime } from '@saltbush/freight';
import type { ManifestQuery } from '../api/manifest-query.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { clientScope, inScope } from '../shipments/client-scope.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './readManifest.ts';

/** A client's own pickups of a day, today in Sydney unless they say which. */
export async function clientManifest(
  query: ManifestQuery,
  userId: string,
  { database: { db }, now }: BookingContext,
): Promise<Manifest> {
  const date = query.date ?? localTime(now(), 'Australia/Sydney').date;
  const scope = await clientScope(db, userId);
  return readManifest(db, {
    date,
    of: '',
    name: `manifest-${date}`,
    among: (pickups) => pickups.where(inScope(scope)),
  });
}
