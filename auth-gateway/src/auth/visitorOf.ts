import type { Visitor } from '@saltbush/contract';
import type { Request } from 'express';

/** The visitor of a request, read from its session. */
export function visitorOf(request: Request): Visitor {
  const user = request.session?.user;
  return user ? { status: 'signed-in', user } : { status: 'signed-out' };
}
