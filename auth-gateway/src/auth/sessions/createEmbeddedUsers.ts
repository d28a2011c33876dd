import type { Database } from '../../database/openDatabase.ts';
import { findUser } from '../issuer/users.ts';
import type { UserSource } from './UserSource.ts';

/** Users of the embedded issuer, read from their table. */
export function createEmbeddedUsers({ db }: Pick<Database, 'db'>): UserSource {
  return {
    async read({ user }) {
      try {
        const known = user === undefined ? null : await findUser(db, user.id);
        return known === null ? { status: 'gone' } : { status: 'known', user: known, isEmailVerified: true };
      } catch {
        return { status: 'silent' };
      }
    },
  };
}
