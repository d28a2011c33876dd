import type { User, Visitor } from '@saltbush/contract';
import { Refusal } from '../Refusal.ts';

/**
 * The signed-in user of a request.
 * @throws Refusal `unauthenticated` when nobody is signed in.
 */
export function clientOf(visitor: Visitor): User {
  if (visitor.status === 'signed-in') return visitor.user;
  const message = 'Your session has ended. Sign in to see your freight.';
  throw new Refusal(message, { status: 401, code: 'unauthenticated' });
}
