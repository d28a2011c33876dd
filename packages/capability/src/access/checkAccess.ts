import type { User, Visitor } from '@saltbush/contract';
import type { Access } from './Access.ts';
import { clientOf } from './clientOf.ts';
import { staffOf } from './staffOf.ts';

const signedIn = (visitor: Visitor): User | null => (visitor.status === 'signed-in' ? visitor.user : null);

const CHECKS: Record<Access, (visitor: Visitor) => User | null> = {
  public: signedIn,
  link: signedIn,
  'signed in': clientOf,
  own: clientOf,
  company: clientOf,
  'own company': clientOf,
  staff: staffOf,
};

/**
 * The user of a request, when they may use the route; null for a visitor whom it does not ask to sign in.
 * @throws Refusal `unauthenticated` or `forbidden`.
 */
export const checkAccess = (access: Access, visitor: Visitor): User | null => CHECKS[access](visitor);
