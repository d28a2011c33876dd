import type { Visitor } from '@saltbush/contract';

/** What has become of the session since the page was made. */
export type Session =
  | { status: 'fine' }
  | { status: 'ended' }
  /** Somebody else has signed in, in another tab of this browser. */
  | { status: 'other'; email: string }
  /** The roles of the account have changed. */
  | { status: 'changed' };

/** Compares who the page was made for with who the gateway says is signed in now. */
export function sessionNow(before: Visitor, now: Visitor): Session {
  if (before.status === 'signed-out') return { status: 'fine' };
  if (now.status === 'signed-out') return { status: 'ended' };
  if (now.user.id !== before.user.id) return { status: 'other', email: now.user.email };
  const roles = (visitor: Visitor & { status: 'signed-in' }) => [...visitor.user.roles].sort().join(' ');
  return roles(before) === roles(now) ? { status: 'fine' } : { status: 'changed' };
}
