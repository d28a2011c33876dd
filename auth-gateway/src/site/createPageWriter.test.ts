import { setImmediate as turn } from 'node:timers/promises';
import type { Access, BootState } from '@saltbush/contract/boot';
import type { ReleasePage } from '@saltbush/contract/release';
import { pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { createPageWriter } from './createPageWriter.ts';
import type { FilledPage } from './parts/createSlotFiller.ts';
import type { SiteMap } from './siteMap.ts';

const siteMap = {
  revision: 2,
  hostScript: { url: '/mf/shell/1.0.0/host.js', integrity: 'sha384-host' },
  frameScript: { url: '/mf/shell/1.0.0/frame.js', integrity: 'sha384-frame' },
  fonts: [],
  indexedPages: [],
} as unknown as SiteMap;
const boot = { overrides: [] } as unknown as BootState;
const config = { dev: null, driverForms: null, traces: null, publicUrl: 'https://site.example' };

const html = Array.from({ length: 2_000 }, (_, line) => `<p>Pallet ${line * 7919}, $${line % 89}.50</p>`).join('');

function madePage(path: string, { access = 'everyone' as Access, isForMany = true } = {}): FilledPage {
  const page = pageAt(path, { access });
  const { release } = remoteFolder();
  return {
    route: { status: 'found', page, release, scripts: [], lastGood: null },
    content: { html, styles: '', isWhole: true, isForMany },
    failed: null,
    partScripts: [],
    areAllThere: true,
    failedParts: [],
  };
}

const writer = createPageWriter(config);
const write = (made: FilledPage, search = '') => writer.write(made, { siteMap, boot, pathname: '/quote', search });

it('writes a page for many once, and anew when it is forgotten', async () => {
  const made = madePage('/quote');
  const first = await write(made);
  expect(await write(made)).toBe(first);
  if (made.content) writer.forget(made.content);
  expect(await write(made)).not.toBe(first);
  const own = madePage('/quote', { isForMany: false });
  expect(await write(own)).not.toBe(await write(own));
  expect((await write(own)).body.etag).toBeNull();
});

it('keeps the copies of the newest revision, and none of those before', async () => {
  const made = madePage('/quote');
  const at = (revision: number, combination = '') => {
    const site = { ...siteMap, revision, key: `${revision} ${combination}` };
    return writer.write(made, { siteMap: site, boot, pathname: '/quote', search: '' });
  };
  const before = await at(2);
  const [usual, ofRollout] = [await at(3), await at(3, 'rollout')];
  expect(await at(2)).not.toBe(before);
  expect(await at(3)).toBe(usual);
  expect(await at(3, 'rollout')).toBe(ofRollout);
});

it.each([
  ['an address with a query', madePage('/quote'), '?x=1'],
  ['an address with a parameter', madePage('/quotes/:token'), ''],
  ['a page that is not for everyone', madePage('/dashboard', { access: 'signed-in' }), ''],
])('never gives its best compression to %s, since there is no end of them', async (_what, made, search) => {
  const { body } = await write(made, search);
  const quick = await body.encoded('br');
  await body.encoded('br');
  const listed = (await write(madePage('/quote'))).body;
  const before = await listed.encoded('br');
  // Best compressions are made in the order of requests, so the first page would have had its turn by then.
  while ((await listed.encoded('br')) === before) await turn();
  expect(await body.encoded('br')).toBe(quick);
});

describe('a page that starts no host', () => {
  const rendered: BootState = { ...boot, rendered: { remote: 'mf-quote', version: '1.0.0' } };
  const styles =
    '<style data-styled="true">.kAbCd{color:red}.gone{color:red}/*!sc*/\ndata-styled.g1[id="a__sc-b"]{content:"kAbCd,"}/*!sc*/\n</style>';

  async function sent(interactive: 'parts' | 'none' | undefined, { search = '', isForMany = true, ofParts = 0 } = {}) {
    const partScripts = Array.from({ length: ofParts }, (_, at) => ({ url: `/mf/${at}.js`, integrity: 'sha384-part' }));
    const made = { ...madePage('/about', { isForMany }), partScripts };
    const { route } = made;
    if (route.status !== 'found') throw new Error('The page was not found.');
    const page = interactive ? { ...route.page, interactive } : route.page;
    const content = { html: '<p class="a__sc-b kAbCd">Us</p>', styles, isWhole: true, isForMany };
    const asked = { siteMap, boot: rendered, pathname: '/about', search };
    const { body } = await writer.write({ ...made, route: { ...route, page }, content }, asked);
    return String(await body.encoded(null));
  }

  it.each([
    { interactive: 'none', classes: '_a' },
    { interactive: 'parts', classes: 'a__sc-b _a' },
  ] as const)(
    'is sent without what it does not use, and keeps what its host may need: $interactive',
    async ({ interactive, classes }) => {
      const page = await sent(interactive);
      expect(page).toContain(`<p class="${classes}">Us</p>`);
      expect(page).toContain('<style>._a{color:red}</style>');
    },
  );

  it('keeps what is pressed and typed before its host starts only where something is there to be used', async () => {
    const KEEPS = 'saltbushTakeClicks';
    expect(await sent('none')).not.toContain(KEEPS);
    expect(await sent('none', { ofParts: 1 })).toContain(KEEPS);
    expect(await sent('parts')).toContain(KEEPS);
  });

  it.each<[string, Parameters<typeof sent>]>([
    ['starts its host, which would have to write the rules again', [undefined]],
    ['is asked for with a query, of which there is no end', ['none', { search: '?x=1' }]],
    ['is for one visitor', ['none', { isForMany: false }]],
  ])('is not worth the work when it %s', async (_when, given) => {
    const page = await sent(...given);
    expect(page).toContain('<p class="a__sc-b kAbCd">Us</p>');
    expect(page).toContain('.gone{color:red}');
  });
});

it('lets a page ask for the position, and hides its address from others, only where its release says so', async () => {
  const policiesOf = async (more: Partial<ReleasePage>) => {
    const made = madePage('/job/:token', { isForMany: false });
    if (made.route.status !== 'found') throw new Error('The page was not found.');
    const { policies } = await write({ ...made, route: { ...made.route, page: { ...made.route.page, ...more } } });
    return policies;
  };
  expect(await policiesOf({ asks: 'position', frame: 'bare' })).toMatchObject({
    'permissions-policy': 'geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
  });
  const plain = await policiesOf({});
  expect(plain).not.toHaveProperty('permissions-policy');
  expect(plain).not.toHaveProperty('referrer-policy');
});

it('gives the notice of builds to pages under development alone', async () => {
  const override = { name: 'mf-quote', version: '0.0.0-dev.1', expiresAt: '2026-11-23T10:00:00Z' };
  const ask = { siteMap, pathname: '/quote', search: '' };
  const sentTo = async (kinds: ('preview' | 'dev')[], pages = writer) => {
    const overrides = kinds.map((kind) => ({ ...override, kind }));
    const made = madePage('/quote', { isForMany: kinds.length === 0 });
    const { body } = await pages.write(made, { ...ask, boot: { ...boot, overrides } });
    return (await body.encoded(null)).toString();
  };
  expect(await sentTo([])).not.toContain('/api/site/builds');
  expect(await sentTo(['preview'])).not.toContain('/api/site/builds');
  expect(await sentTo(['dev'])).toContain('/api/site/builds');
  const development = createPageWriter({
    ...config,
    dev: { serverUrl: 'http://localhost:3100', remotes: ['mf-quote'] },
  });
  expect(await sentTo([], development)).toContain('/api/site/builds');
});
