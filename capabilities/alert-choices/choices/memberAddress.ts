import type { GroundTables, Queries } from '@saltbush/capability/database';
import { membersOf } from '@saltbush/clients/neighbours';

/** The address by which a user's company knows them; null for somebody who belongs to no active one. */
export async function memberAddress(db: Queries<GroundTables>, userId: string): Promise<string | null> {
  const [first] = await membersOf(db, { userIds: [userId] });
  return first?.email ?? null;
}
