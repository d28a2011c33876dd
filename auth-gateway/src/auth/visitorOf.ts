import type { Visitor } from '@saltbush/contract';
import type { Request } from 'express';

/** Who sent the request, as its session says. */
export function visitorOf(request: Request): Visitor {
  const user = request.session?.user;
  return user ? { status: 'signed-in', user } : { status: 'signed-out' };
}
