import type { LiveRelease } from '@saltbush/contract/release-api';
import { needsLines } from './needsLines.ts';

const SINCE = '2026-11-21T02:00:00.000Z';

function live(change: Partial<LiveRelease>): LiveRelease {
  return {
    ...{ name: 'mf-quote', version: '1.5.0', contentId: '3f9c2a1b77d0', activatedAt: SINCE, actor: 'sam', reason: 'x' },
    ...{ share: 100, lastGood: '1.4.0', before: '1.4.0', candidate: null, isWatched: true },
    ...change,
  };
}

const textOf = (...releases: LiveRelease[]) => needsLines({ live: releases }).join('\n\n');

describe('needsLines', () => {
  it('names each release that calls the API, with the number of its routes', () => {
    const needs = { routes: ['GET /api/quotes', 'POST /api/quotes'], unmet: [] };
    const candidate = {
      ...{ version: '1.6.0', contentId: 'aaaaaaaaaaaa', share: 10, since: SINCE, actor: 'sam', reason: 'x' },
      ...{ isWatched: true, needs: { routes: ['POST /api/quotes'], unmet: [] } },
    };
    const text = textOf(live({ needs, candidate }), live({ name: 'shell', needs: { routes: [], unmet: [] } }));
    expect(text).toMatch(/^Calls the API {2}Version {2}Since +Routes {2}Not offered\nmf-quote +1\.5\.0 .* 2 +-\n/);
    expect(text).toMatch(/\nmf-quote +1\.6\.0 .* 1 +-$/);
    expect(text).not.toContain('shell');
  });

  it('says so where a release does not tell, and nothing of a gateway that does not', () => {
    expect(textOf(live({ needs: { routes: null, unmet: [] } }))).toMatch(/mf-quote +1\.5\.0 .* not known +-$/);
    expect(needsLines({ live: [live({})] })).toEqual([]);
  });

  it('says which release keeps an old route', () => {
    const replaced = { 'POST /api/a': 'POST /api/a/v2' };
    expect(textOf(live({ needs: { routes: ['POST /api/a'], unmet: [], replaced } }))).toMatch(
      /\n\nWhat keeps an old route:\n {2}mf-quote 1\.5\.0 calls POST \/api\/a, which POST \/api\/a\/v2 replaces$/,
    );
    const tabs = [{ name: 'mf-quote', version: '1.4.0', until: SINCE, needs: { routes: [], unmet: [], replaced } }];
    expect(needsLines({ live: [], tabs }).join()).toMatch(
      /^What keeps an old route:\n {2}mf-quote 1\.4\.0, in open tabs until 2026-11-2.*, calls POST \/api\/a, which /,
    );
  });

  it('says what breaks, now and after a rollback', () => {
    const text = textOf(
      live({
        needs: { routes: ['GET /api/a', 'GET /api/b'], unmet: ['mf-quote 1.5.0 calls GET /api/a.'] },
        beforeUnmet: ['mf-quote 1.4.0 calls GET /api/c.'],
      }),
    );
    expect(text).toMatch(/mf-quote +1\.5\.0 .* 2 +1\n/);
    expect(text).toMatch(
      /\n\nWhat breaks:\n {2}mf-quote 1\.5\.0 calls .*\n {2}A rollback of mf-quote to 1\.4\.0 would be refused: mf-quote 1/,
    );
  });
});
