import type { Release } from '@saltbush/contract/release';
import { keepLiveFiles } from './keepLiveFiles.ts';
import type { LiveSet } from './liveSet.ts';

const release = (name: string, version: string, ...paths: string[]) =>
  ({ name, version, files: paths.map((path) => ({ path })) }) as unknown as Release;

const LIVE: LiveSet = {
  revision: 1,
  entries: new Map([
    [
      'mf-quote',
      {
        release: release('mf-quote', '1.1.0', 'remoteEntry.js', 'a.css', 'truck.glb', 'hero.avif', 'server/index.cjs'),
        lastGood: release('mf-quote', '1.0.0', 'remoteEntry.js'),
        candidate: { release: release('mf-quote', '1.2.0', 'archivo.woff2'), share: 10, rollout: 3 },
        withdrawn: [],
      },
    ],
  ]),
};

/** Files that can be read while the database is there. */
function filesOf(isThere: () => boolean) {
  const asked: string[] = [];
  const find = async (name: string, version: string, path: string) => {
    if (!isThere()) throw new Error('The database does not answer.');
    asked.push(`${name}/${version}/${path}`);
    return null;
  };
  return { asked, find };
}

describe('keepLiveFiles', () => {
  it('reads what the pages of every live release and its fallback need, and nothing heavy', async () => {
    const files = filesOf(() => true);
    const kept = keepLiveFiles(files);
    kept.keep(LIVE);
    await new Promise(setImmediate);
    await kept.close();
    expect(files.asked).toEqual([
      ...['mf-quote/1.1.0/remoteEntry.js', 'mf-quote/1.1.0/a.css', 'mf-quote/1.1.0/server/index.cjs'],
      ...['mf-quote/1.2.0/archivo.woff2', 'mf-quote/1.0.0/remoteEntry.js'],
    ]);
  });

  it('stops silently while the database is away, and starts again with the next live set', async () => {
    let isThere = false;
    const files = filesOf(() => isThere);
    const kept = keepLiveFiles(files);
    kept.keep(LIVE);
    await new Promise(setImmediate);
    isThere = true;
    kept.keep(LIVE);
    await new Promise(setImmediate);
    await kept.close();
    expect(files.asked).toHaveLength(5);
  });

  it('reads nothing once it is closed', async () => {
    const files = filesOf(() => true);
    const kept = keepLiveFiles(files);
    kept.keep(LIVE);
    await kept.close();
    expect(files.asked.length).toBeLessThanOrEqual(1);
  });
});
