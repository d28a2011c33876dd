import type { ErasureObstacle } from '@saltbush/business-api/people';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import { brand } from '@saltbush/ui/brand';
import { type Kysely, sql } from 'kysely';
import { ENDED } from '../bookings/bookingRetention.ts';
import type { Tables } from '../database/tables.ts';
import { plainAddress } from './addressForms.ts';
import { bookerEmail } from './bookerEmail.ts';

const OURS = [brand.email, brand.salesEmail, brand.accountsEmail, brand.careersEmail].map(plainAddress);
const NAMED_AT_MOST = 5;

async function hasWorkRole(db: Kysely<Tables>, person: Person): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from users where ${isAddressOf(person, sql.ref('users.email'))} and roles ?| array['staff', 'ops']
  ) or exists (
    select from sessions where ${isAddressOf(person, sql`(sess -> 'user' ->> 'email')`)}
      and (sess -> 'user' -> 'roles')::jsonb ?| array['staff', 'ops']
  ) as has`.execute(db);
  return rows[0]?.has ?? false;
}

async function underWay(db: Kysely<Tables>, person: Person): Promise<{ references: string[]; count: number }> {
  const open = db
    .selectFrom('bookings')
    .where(isAddressOf(person, bookerEmail))
    .where((where) => where.or([where('status', 'not in', [...ENDED]), where('exception_kind', 'is not', null)]));
  const rows = await open.select('reference').orderBy('reference').limit(NAMED_AT_MOST).execute();
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { references: rows.map(({ reference }) => reference), count: Number(count) };
}

/**
 * Why a person cannot be erased at present; empty when nothing prevents it. `actor` is the member of staff who would do
 * it.
 */
export async function erasureObstacles(db: Kysely<Tables>, person: Person, actor: string): Promise<ErasureObstacle[]> {
  const address = plainAddress(person.email);
  const obstacles: ErasureObstacle[] = [];
  if (OURS.includes(address) || address === plainAddress(actor) || (await hasWorkRole(db, person))) {
    const message =
      'This address belongs to us: what staff and operators did is the audit, and stays. When somebody leaves, take ' +
      'the role away and let their sessions end; then what they did as a client can be erased.';
    obstacles.push({ code: 'person-is-ours', message });
  }
  const { references, count } = await underWay(db, person);
  if (count > 0) {
    const more = count > references.length ? ` and ${count - references.length} more` : '';
    const message =
      `Freight of this person is under way: ${references.join(', ')}${more}. Deliver and invoice it, settle what went ` +
      'wrong, or cancel it first: until then the driver and the receiver need to know whom to ring.';
    obstacles.push({ code: 'freight-under-way', message });
  }
  return obstacles;
}
