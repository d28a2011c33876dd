import type { DemoHouse } from '@saltbush/capability';
import { CAPABILITIES } from './capabilities.ts';
import type { Database } from './database/openDatabase.ts';

interface Dependencies extends DemoHouse {
  database: Database;
}

/** Lets each capability write what the site is shown with. Only for the accounts of the embedded issuer. */
export async function seedDemo(given: Dependencies): Promise<void> {
  async function userIdOf(email: string): Promise<string | null> {
    const { db } = given.database;
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    return user?.id ?? null;
  }
  for (const { demo } of CAPABILITIES) await demo?.(given, userIdOf);
}
