import type { ErasureObstacle } from '@saltbush/business-api/people';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import { brand } from '@saltbush/ui/brand';
import { type Kysely, sql } from 'kysely';
import { CAPABILITIES } from '../capabilities.ts';
import type { Tables } from '../database/tables.ts';
import { plainAddress } from './addressForms.ts';

const OURS = [brand.email, brand.salesEmail, brand.accountsEmail, brand.careersEmail].map(plainAddress);

async function hasWorkRole(db: Kysely<Tables>, person: Person): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from users where ${isAddressOf(person, sql.ref('users.email'))} and roles ?| array['staff', 'ops']
  ) or exists (
    select from sessions where ${isAddressOf(person, sql`(sess -> 'user' ->> 'email')`)}
      and (sess -> 'user' -> 'roles')::jsonb ?| array['staff', 'ops']
  ) as has`.execute(db);
  return rows[0]?.has ?? false;
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
  for (const { people } of CAPABILITIES) obstacles.push(...((await people?.obstaclesTo?.(db, person)) ?? []));
  return obstacles;
}
