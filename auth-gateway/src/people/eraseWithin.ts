import { createHash } from 'node:crypto';
import { PERSON_PART_IDS, type PersonCounts } from '@saltbush/business-api/people';
import { allowRemoval } from '@saltbush/capability/database';
import type { Person } from '@saltbush/capability/people';
import type { Transaction } from 'kysely';
import { CAPABILITIES } from '../capabilities.ts';
import type { Tables } from '../database/tables.ts';
import { forgetWaitingActs } from './forgetWaitingActs.ts';
import { PERSON_PARTS_IN_ORDER } from './parts/personParts.ts';

/** The address that replaces the real one. It ends in `.invalid`, so that no mail can reach it (RFC 2606). */
const addressOf = (pseudonym: string): string => `${pseudonym.toLowerCase().replaceAll(' ', '-')}@erased.invalid`;

/**
 * Erases the data about a person, in the caller's transaction. The caller checks first whether it may be erased.
 * @returns the counts of each part; parts without a record are left out.
 */
export async function eraseWithin(
  transaction: Transaction<Tables>,
  person: Person,
  pseudonym: string,
): Promise<PersonCounts> {
  async function hasRecordsOf(company: string): Promise<boolean> {
    for (const { people } of CAPABILITIES) if (await people?.hasRecordsOf?.(transaction, company)) return true;
    return false;
  }
  await allowRemoval(transaction);
  const erasing = { person, pseudonym, address: addressOf(pseudonym), hasRecordsOf };
  const counts: PersonCounts = {};
  for (const part of PERSON_PARTS_IN_ORDER) {
    const tally = await part.erase(transaction, erasing);
    if (tally.removed + tally.blanked + tally.kept > 0) counts[part.id] = tally;
  }
  await forgetWaitingActs(transaction, person);
  return counts;
}

/** A digest of what an erasure would do: equal for equal effects. */
export function countsDigest(counts: PersonCounts): string {
  const facts = PERSON_PART_IDS.map((id) => {
    const { removed = 0, blanked = 0, kept = 0 } = counts[id] ?? {};
    return [removed, blanked, kept];
  });
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
