import fc from 'fast-check';
import { mayOpen, type Visitor } from './access.ts';
import type { BootPage } from './boot.ts';
import { contributedEntries } from './contributedEntries.ts';
import { findPage, type PageOfRemote } from './routes.ts';
import { winnersByPath } from './winnersByPath.ts';

const SEGMENTS = ['a', 'b', ':x', ':y'] as const;
const REMOTES = ['mf-one', 'mf-two', 'mf-three'] as const;

const pathOf = (segments: readonly string[]) => `/${segments.join('/')}`;

const anyPage = fc
  .record({
    remote: fc.constantFrom(...REMOTES),
    path: fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 3 }).map(pathOf),
    expose: fc.constantFrom('./One', './Two'),
    access: fc.constantFrom('everyone', 'signed-in', 'staff', 'ops'),
    hasEntry: fc.boolean(),
  } as const)
  .map(
    ({ remote, path, expose, access, hasEntry }): PageOfRemote<BootPage> => ({
      remote,
      page: {
        ...{ path, expose, access, title: 'Any', exportName: 'Any', preload: [] },
        ...(hasEntry ? { navigation: { menu: 'services', label: `${remote} ${path}` } } : {}),
      },
    }),
  );
const anyPages = fc.array(anyPage, { maxLength: 25 });
const anyVisitor = fc
  .uniqueArray(fc.constantFrom('client', 'staff', 'ops'))
  .chain((roles) =>
    fc
      .boolean()
      .map(
        (isSignedIn): Visitor =>
          isSignedIn
            ? { status: 'signed-in', user: { id: '1', email: 'sam@example.com', firstName: 'Sam', roles } }
            : { status: 'signed-out' },
      ),
  );

/** As the rule says it: for each entry every address of the site at which the visitor gets its page. */
function addressesByTheRule(pages: readonly PageOfRemote<BootPage>[], visitor: Visitor): string[][] {
  return pages.flatMap(({ remote, page: { path, expose, access, navigation } }) => {
    if (!navigation || !mayOpen(access, visitor)) return [];
    const all = pages
      .map(({ page }) => page.path)
      .filter((other) => {
        const match = findPage(other, visitor, pages);
        return other !== path && match.status === 'found' && match.remote === remote && match.page.expose === expose;
      });
    return [[...new Set(all)]];
  });
}

it('finds the same page at every path as a search for that path alone', () => {
  fc.assert(
    fc.property(anyPages, anyVisitor, (pages, visitor) => {
      const winners = winnersByPath(pages, visitor);
      for (const { page } of pages) {
        const match = findPage(page.path, visitor, pages);
        expect(winners.get(page.path)?.page).toBe(match.status === 'found' ? match.page : undefined);
      }
    }),
    { numRuns: 500 },
  );
});

it('gives each menu entry the other addresses of its page', () => {
  fc.assert(
    fc.property(anyPages, anyVisitor, (pages, visitor) => {
      const given = contributedEntries(pages, visitor).map(({ alsoAt }) => [...(alsoAt ?? [])]);
      expect(given).toEqual(addressesByTheRule(pages, visitor));
    }),
    { numRuns: 500 },
  );
});

/** Counts how often anything about a page is read. */
function readsOf(count: number): number {
  let reads = 0;
  const pages = Array.from({ length: count }, (_, index): PageOfRemote<BootPage> => {
    const page: BootPage = {
      ...{ path: index % 4 === 3 ? `/p${index}/:id` : `/p${index}`, expose: `./P${index}`, access: 'everyone' },
      ...{ title: 'Any', exportName: 'Any', preload: [], navigation: { menu: 'services', label: `P${index}` } },
    };
    const counted = new Proxy(page, {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name);
      },
    });
    return { remote: `mf-${index}`, page: counted };
  });
  contributedEntries(pages, { status: 'signed-out' });
  return reads;
}

it('reads ten times as much for ten times as many pages, and no more', () => {
  expect(readsOf(1_000)).toBeLessThanOrEqual(11 * readsOf(100));
});
