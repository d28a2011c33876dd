import type { House } from '@saltbush/capability';
import type { Database } from '../../database/openDatabase.ts';
import { endSessions } from './endSessions.ts';
import { lastSignIns } from './lastSignIns.ts';

/** What capabilities may know and end of who is signed in. */
export const createSignIns = ({ db }: Pick<Database, 'db'>): House['signIns'] => ({
  async end(userId, act) {
    await endSessions(db, { userId, issuerSession: null, before: Number.MAX_SAFE_INTEGER }, act);
  },
  lastOf: (userIds) => lastSignIns(db, userIds),
});
