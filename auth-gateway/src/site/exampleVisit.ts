import type { Role } from '@saltbush/contract';
import type { Visitor } from '@saltbush/contract/boot';
import type { ReleasePage } from '@saltbush/contract/release';

const PARAMETER = /:[A-Za-z0-9-]+/g;

const signedIn = (role: Role): Visitor => ({
  status: 'signed-in',
  user: { id: 'example', email: 'example@example.com', firstName: null, roles: [role] },
});

/** The visitor with the fewest rights who may open a page, and an address that it has. Nobody real is like them. */
export function exampleVisit({ path, access }: Pick<ReleasePage, 'path' | 'access'>): {
  pathname: string;
  visitor: Visitor;
} {
  const pathname = path.replaceAll(PARAMETER, 'example');
  if (access === 'everyone') return { pathname, visitor: { status: 'signed-out' } };
  return { pathname, visitor: signedIn(access === 'signed-in' ? 'client' : access) };
}
