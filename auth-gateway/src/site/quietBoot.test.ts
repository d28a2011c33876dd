import type { BootState } from '@saltbush/contract/boot';
import { pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { FilledPage } from './parts/createSlotFiller.ts';
import { quietBoot } from './quietBoot.ts';

const siteMap = {
  hostScript: { url: '/mf/shell/1.0.0/main.js', integrity: 'sha384-host' },
  frameScript: { url: '/mf/shell/1.0.0/frame.js', integrity: 'sha384-frame' },
};
const boot: BootState = {
  revision: 3,
  visitor: { status: 'signed-out' },
  remotes: [],
  rest: { url: '/api/site/map/x', pathname: '/faq', entries: [] },
  hostVersion: '1.0.0',
  hostWithdrawn: ['0.9.0'],
  overrides: [],
  rendered: { remote: 'mf-quote', version: '1.0.0' },
  staffAppUrl: 'https://staff.example',
  loadTimeoutMs: 1000,
};
const scripts = [{ url: '/mf/mf-quote/1.0.0/entry.js', integrity: 'sha384-entry' }];

function made(interactive: 'parts' | 'none' | undefined, isWhole = true): FilledPage {
  const { release } = remoteFolder();
  const page = { ...pageAt('/faq'), ...(interactive && { interactive }) };
  return {
    route: { status: 'found', page, release, scripts, lastGood: null },
    content: { html: '<p>Answers</p>', styles: '', isWhole, isForMany: true },
    failed: null,
    partScripts: [],
    areAllThere: true,
    failedParts: [],
  };
}
const facts: Parameters<typeof quietBoot>[1] = { siteMap, boot, isDevelopment: false };

describe('quietBoot', () => {
  it('carries what the page needs to start its host, and nothing of other pages', () => {
    expect(quietBoot(made('parts'), facts)).toEqual({
      revision: 3,
      visitor: { status: 'signed-out' },
      hostVersion: '1.0.0',
      rendered: { remote: 'mf-quote', version: '1.0.0' },
      staffAppUrl: 'https://staff.example',
      loadTimeoutMs: 1000,
      quiet: { path: '/faq', host: siteMap.hostScript, preload: scripts },
    });
  });

  it('carries the flags that it was made with, and those of no other remote', () => {
    const flags = { 'mf-quote': { layout: 'map' }, 'mf-dashboard': { layout: 'list' } };
    expect(quietBoot(made('parts'), { ...facts, boot: { ...boot, flags } })?.flags).toEqual({
      'mf-quote': { layout: 'map' },
    });
    const others = { ...boot, flags: { 'mf-dashboard': { layout: 'list' } } };
    expect(quietBoot(made('parts'), { ...facts, boot: others })).not.toHaveProperty('flags');
  });

  it('carries the scripts of its parts, which start with the host', () => {
    const part = { url: '/mf/mf-ar/1.0.0/entry.js', integrity: 'sha384-part' };
    expect(quietBoot({ ...made('parts'), partScripts: [part] }, facts)?.quiet.preload).toEqual([...scripts, part]);
  });

  it('carries no scripts for a host that nothing on the page starts, and all where a part may start it', () => {
    const part = { url: '/mf/mf-ar/1.0.0/entry.js', integrity: 'sha384-part' };
    expect(quietBoot(made('none'), facts)?.quiet.preload).toEqual([]);
    expect(quietBoot({ ...made('none'), partScripts: [part] }, facts)?.quiet.preload).toEqual([...scripts, part]);
  });

  const nobody: FilledPage = {
    ...made('none'),
    route: { status: 'not-found', signInHelps: false, account: null },
  };
  const preview = { name: 'mf-quote', version: '2.0.0', kind: 'preview' as const, expiresAt: '2026-12-01T00:00:00Z' };
  it.each<[string, FilledPage, Partial<typeof facts>]>([
    ['of a team that says nothing', made(undefined), {}],
    ['that nobody has', nobody, {}],
    ['that the browser has to render', { ...made('none'), content: null }, { boot: { ...boot, rendered: null } }],
    ['of which only the frame was rendered', made('none', false), {}],
    ['of a host without a frame script', made('none'), { siteMap: { ...siteMap, frameScript: null } }],
    ['with a preview, which its bar can end', made('none'), { boot: { ...boot, overrides: [preview] } }],
    ['whose visitor could not be checked', made('none'), { boot: { ...boot, isSignInUnchecked: true } }],
    ['in development', made('none'), { isDevelopment: true }],
  ])('starts the host at once on a page %s', (_what, page, changes) => {
    expect(quietBoot(page, { ...facts, ...changes })).toBeNull();
  });
});
