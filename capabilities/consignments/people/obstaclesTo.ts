import type { ErasureObstacle } from '@saltbush/business-api/people';
import type { Queries } from '@saltbush/capability/database';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import { ENDED } from '../bookings/bookingRetention.ts';
import type { Tables } from '../tables.ts';
import { bookerEmail } from './bookerEmail.ts';

const NAMED_AT_MOST = 5;

/** Freight under way: until it has arrived, the driver and the receiver need to know whom to ring. */
export async function obstaclesTo(db: Queries<Tables>, person: Person): Promise<ErasureObstacle[]> {
  const open = db
    .selectFrom('bookings')
    .where(isAddressOf(person, bookerEmail))
    .where((where) => where.or([where('status', 'not in', [...ENDED]), where('exception_kind', 'is not', null)]));
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const count = Number(total);
  if (count === 0) return [];
  const rows = await open.select('reference').orderBy('reference').limit(NAMED_AT_MOST).execute();
  const more = count > rows.length ? ` and ${count - rows.length} more` : '';
  const message =
    `Freight of this person is under way: ${rows.map(({ reference }) => reference).join(', ')}${more}. Deliver and ` +
    'invoice it, settle what went wrong, or cancel it first: until then the driver and the receiver need to know whom ' +
    'to ring.';
  return [{ code: 'freight-under-way', message }];
}
