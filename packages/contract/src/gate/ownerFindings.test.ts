import { ownerFindings } from './ownerFindings.ts';
import type { RouteClaim } from './RouteOwnership.ts';

const OWNED: readonly RouteClaim[] = [
  ['mf-home', '/'],
  ['mf-quote', '/quote'],
  ['mf-quote', '/quotes/:token'],
  ['mf-dash', '/dashboard/:section'],
  ['mf-dash', '/dashboard/:section/print'],
  ['mf-freight', '/services/ftl'],
].map(([remote = '', path = ''], index) => ({ remote, path, since: index + 1, isHeld: true }));

const claim = (path: string, { name = 'mf-x', claims = OWNED, grants = [] as { path: string; to: string }[] } = {}) =>
  ownerFindings({ name, version: '1.0.0' }, [path], { claims, grants });

describe('a route of another remote', () => {
  it.each([
    ['is the same', '/quote', 'mf-quote'],
    ['differs in capitals', '/qUOTE', 'mf-quote'],
    ['differs in the name of its parameter', '/quotes/:id', 'mf-quote'],
    ['is an address of a parameter', '/quotes/new', 'mf-quote'],
    ['has a parameter where the other is fixed', '/services/:kind', 'mf-freight'],
    ['lies below it', '/quote/pay', 'mf-quote'],
    ['lies below one with a parameter', '/dashboard/rates/new', 'mf-dash'],
    ['lies above it', '/services', 'mf-freight'],
    ['is the home page', '/', 'mf-home'],
  ])('is refused when it %s', (_how, path, owner) => {
    const [finding, ...more] = claim(path);
    expect(finding).toMatchObject({ code: 'route-owned' });
    expect(finding?.message).toContain(`${path}, which belongs to ${owner}`);
    expect(finding?.message).toContain(`mfe routes grant ${path} --to mf-x`);
    expect(more).toEqual([]);
  });

  it('is the prefix of its API too', () => {
    const claims = [{ remote: 'mf-tracking', path: '/api/tracking', since: 1, isHeld: true }];
    expect(claim('/api/tracking', { claims })).toMatchObject([{ code: 'route-owned' }]);
    expect(claim('/api/tracking-2', { claims })).toEqual([]);
  });

  it.each(['/quoted', '/quote-2', '/services/ltl', '/tracking', '/tracking/:id'])('%s is free', (path) => {
    expect(claim(path)).toEqual([]);
  });

  it('stays free to its owner, also in places that others have since', () => {
    const later = { remote: 'mf-x', path: '/quote/new', since: 90, isHeld: true };
    expect(claim('/quote/:id', { name: 'mf-quote', claims: [...OWNED, later] })).toEqual([]);
    expect(claim('/quote/new', { claims: [...OWNED, later] })).toHaveLength(1);
  });

  it('may be had with a grant of exactly this route', () => {
    const grants = [{ path: '/quotes/:token', to: 'mf-x' }];
    expect(claim('/quotes/:id', { grants })).toEqual([]);
    expect(claim('/quotes/:id/book', { grants })).toHaveLength(1);
    expect(claim('/quotes/:id', { name: 'mf-y', grants })).toHaveLength(1);
  });

  it('may be taken once its owner has given it up, who comes first when it is back', () => {
    const left = OWNED.map((one) => ({ ...one, isHeld: one.remote !== 'mf-quote' }));
    expect(claim('/quote', { claims: left })).toEqual([]);
    const taken = [...left, { remote: 'mf-x', path: '/quote', since: 80, isHeld: true }];
    expect(claim('/quote', { name: 'mf-quote', claims: taken })).toEqual([]);
    const forgotten = taken.filter(({ remote, isHeld }) => isHeld || remote !== 'mf-quote');
    expect(claim('/quote', { name: 'mf-quote', claims: forgotten })).toHaveLength(1);
  });
});

it('looks through a thousand claims without reading them all for each page', () => {
  const claims = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ remote: `mf-${index}`, path: `/team-${index}/:id`, since: index, isHeld: true },
  }));
  const paths = claims.map(({ path }) => path);
  expect(ownerFindings({ name: 'mf-500', version: '1.0.0' }, paths, { claims, grants: [] })).toHaveLength(999);
});
