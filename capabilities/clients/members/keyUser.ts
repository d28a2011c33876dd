import type { User } from '@saltbush/contract';
import { KEY_USER_PREFIX } from './key-user-prefix.ts';

/** The id under which a key is known as a user. */
export const keyUserId = (id: number): string => `${KEY_USER_PREFIX}${id}`;

/** The number of the key behind a user's id; null for a person. */
export function keyIdOf(userId: string): number | null {
  const digits = userId.startsWith(KEY_USER_PREFIX) ? userId.slice(KEY_USER_PREFIX.length) : '';
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
}

/** A key as the user of a request. The trail of what it does names it where it names the e-mail of a person. */
export const keyUser = ({ id, name }: { id: number; name: string }): User => ({
  id: keyUserId(id),
  email: `API key ${id} (${name})`,
  firstName: null,
  roles: [],
});
