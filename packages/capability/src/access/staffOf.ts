import type { User, Visitor } from '@saltbush/contract';
import { Refusal } from '../Refusal.ts';

/**
 * The member of staff who sends the request, as the trail records them.
 * @throws Refusal `unauthenticated` when nobody is signed in, `forbidden` for anybody else.
 */
export function staffOf(visitor: Visitor): User {
  if (visitor.status === 'signed-out') {
    throw new Refusal('Sign in as staff first: this is for the desk.', { status: 401, code: 'unauthenticated' });
  }
  if (!visitor.user.roles.includes('staff')) {
    const message = 'This is for staff. Sign in with a staff account, or ask an administrator for the role.';
    throw new Refusal(message, { status: 403, code: 'forbidden' });
  }
  return visitor.user;
}
