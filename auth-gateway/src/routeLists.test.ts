import { GATEWAY_APIS, isGatewayPath } from '@saltbush/contract/gate';
import { ROUTES } from '../fixtures/authorisation-routes.data.ts';
import { MEMBER_ACTS_OF_ROUTES } from '../fixtures/member-acts.data.ts';
import { SERVER_SOURCES } from '../fixtures/serverSources.ts';
import { CAPABILITIES } from './capabilities.ts';

/** How Express is given an address and a handler for it. */
const MAKES_ROUTE = /\bRouter\(|\b(?:app|router)\s*\.(?:all|delete|get|patch|post|put|route)\(/;

describe('routes', () => {
  it('take no path that a remote could use for a page', () => {
    const paths = Object.keys(ROUTES).map((route) => route.replace(/^\S+ /, ''));
    expect(paths.filter((path) => !isGatewayPath(path))).toEqual([]);
  });

  it('are made of the lists alone: nothing else gives a router a path', () => {
    const makers = SERVER_SOURCES.filter(({ text }) => MAKES_ROUTE.test(text)).map(({ path }) => path);
    expect(makers.sort()).toEqual([
      // The embedded issuer has an application of its own, at /idp.
      'auth-gateway/src/auth/issuer/createSignInInteraction.ts',
      'auth-gateway/src/platform/mountPlatform.ts',
      'packages/capability/src/routes/mountRoutes.ts',
    ]);
  });

  it('say of each that writes for a client what a member’s role has to let them do', () => {
    const writing = CAPABILITIES.flatMap(({ routes }) =>
      routes.filter(({ id, access }) => access !== 'staff' && !id.startsWith('GET ')).map(({ id }) => id),
    );
    const listed = Object.keys(MEMBER_ACTS_OF_ROUTES).filter((id) => !id.startsWith('GET '));
    expect(listed.sort()).toEqual(writing.sort());
  });

  it('are what the gate keeps remotes from taking for their APIs, no more and no less', () => {
    const words = Object.keys(ROUTES).flatMap((route) => route.match(/ \/api\/([a-z-]+)/)?.[1] ?? []);
    expect([...GATEWAY_APIS].sort()).toEqual([...new Set(words)].sort());
  });
});
