import type { BootState, Visitor } from '@saltbush/contract/boot';
import type { HostRelease, RemoteRelease } from '@saltbush/contract/release';
import type { ReleasePart, SlotOffer } from '@saltbush/contract/slots';
import { hostFolder, pageAt, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import type { VisitorFlags } from '../../flags/flagsOfVisitor.ts';
import type { LiveEntry, LiveSet } from '../../releases/liveSet.ts';
import type { MadePage, PageContent, PageRequest } from '../createPageRenderer.ts';
import { createSiteMaps, type SiteMap } from '../siteMap.ts';
import { createSlotFiller } from './createSlotFiller.ts';

const OFFER: SlotOffer = { pages: ['/quote'], values: { pallets: 'number' }, atMost: 3, order: ['mf-b'] };
const MARK = '<div data-slot="quote.fit" data-given="{&quot;pallets&quot;:2}"></div>';
const HTML = `<main><h1>Quote</h1>${MARK}<p>after</p></main>`;
const SIGNED_OUT: Visitor = { status: 'signed-out' };

const part = (changes: Partial<ReleasePart> = {}): ReleasePart => ({
  ...{ slot: 'quote.fit', expose: './FitPart', exportName: 'FitPart', access: 'everyone', render: 'server' },
  ...{ preload: ['page.js'], lazyShared: [], values: { pallets: 'number' } },
  ...changes,
});

const owner = (slots: Record<string, SlotOffer> = { 'quote.fit': OFFER }) =>
  remoteFolder({ name: 'mf-quote', changes: { slots, pages: [pageAt('/quote')] } }).release;
const filler = (name: string, parts: ReleasePart[] = [part()], version = '1.0.0') =>
  remoteFolder({ name, version, changes: { parts } }).release;

function siteOf(
  live: RemoteRelease[],
  lastGood: Record<string, RemoteRelease> = {},
  fills: NonNullable<HostRelease['fills']> = 'quiet-slots',
): SiteMap {
  const host = hostFolder('1.0.0', { fills }).release;
  const entries: [string, LiveEntry][] = [host, ...live].map((release) => [
    release.name,
    { release, lastGood: lastGood[release.name] ?? null, candidate: null, withdrawn: [] },
  ]);
  const liveSet: LiveSet = { revision: 1, entries: new Map(entries) };
  const siteMap = createSiteMaps({ liveSet: () => liveSet })({ visitorId: null, overrides: [] });
  if (siteMap === null) throw new Error('There is a host.');
  return siteMap;
}

interface Given {
  visitor?: Visitor;
  html?: string;
  /** What rendering a part of this remote comes to. */
  parts?: Record<string, () => Promise<Partial<MadePage>>>;
  content?: PageContent;
  isAhead?: boolean;
  /** How long the page waits for its parts. */
  patienceMs?: number;
  flags?: VisitorFlags;
  /** Remotes of which this browser gets another release. */
  overrides?: { name: string }[];
}

const contentOf = (html: string): PageContent => ({ html, styles: '', isWhole: true, isForMany: true });

async function fill(
  siteMap: SiteMap,
  {
    visitor = SIGNED_OUT,
    html = HTML,
    parts = {},
    content,
    isAhead = false,
    overrides = [],
    flags = {},
    ...more
  }: Given = {},
  again?: ReturnType<typeof createSlotFiller>,
) {
  const asked: PageRequest[] = [];
  const kept = new Map<string, PageContent>();
  const renderer = {
    async render(request: PageRequest): Promise<MadePage> {
      asked.push(request);
      const name = request.part?.remote ?? '';
      const own = kept.get(name) ?? contentOf(`<b>${name} ${JSON.stringify(request.part?.given)}</b>`);
      kept.set(name, own);
      return { route: request.route, content: own, failed: null, ...(await parts[name]?.()) };
    },
  };
  const filler = again ?? createSlotFiller(renderer, more.patienceMs ?? 60_000);
  const route = siteMap.find('/quote', visitor);
  const request = {
    siteMap,
    route,
    boot: { visitor, overrides } as unknown as BootState,
    pathname: '/quote',
    search: '',
    flags,
    isAhead,
  };
  const made: MadePage = { route, content: content ?? contentOf(html), failed: null };
  const filled = await filler.fill(made, request);
  return { filled, html: filled.content?.html ?? '', asked, filler };
}

const inSlot = (html: string) => html.slice(html.indexOf('2}">') + 4, html.indexOf('</div><p>after'));

describe('createSlotFiller', () => {
  it('writes the parts of live releases into the slot, in its order, with their scripts', async () => {
    const { html, filled } = await fill(siteOf([owner(), filler('mf-a'), filler('mf-b')]));
    expect(inSlot(html)).toBe(
      '<div data-part="mf-b" data-version="1.0.0"><b>mf-b {"pallets":2}</b></div>' +
        '<div data-part="mf-a" data-version="1.0.0"><b>mf-a {"pallets":2}</b></div>',
    );
    expect(filled.partScripts.map(({ url }) => url)).toContain('/mf/mf-a/1.0.0/page.js');
    expect(filled.content?.isForMany).toBe(true);
  });

  it('gives every visitor the same object, and asks for no part again once all are there', async () => {
    const siteMap = siteOf([owner(), filler('mf-a')]);
    const content = contentOf(HTML);
    const first = await fill(siteMap, { content });
    const second = await fill(siteMap, { content }, first.filler);
    expect(second.filled.content).toBe(first.filled.content);
    expect(second.filled.partScripts).toEqual(first.filled.partScripts);
    expect(first.asked).toHaveLength(1);
  });

  it('asks for a part again where a flag differs, and keeps the page for each', async () => {
    const siteMap = siteOf([owner(), filler('mf-a')]);
    const content = contentOf(HTML);
    const [on, off] = [{ 'mf-a': { layout: 'map' } }, { 'mf-a': { layout: 'list' } }];
    const first = await fill(siteMap, { content, flags: on });
    const other = {
      content,
      flags: off,
      parts: { 'mf-a': async () => ({ content: contentOf('<b>as a list</b>') }) },
    };
    const made = await fill(siteMap, other);
    expect(inSlot(made.html)).toContain('as a list');
    await fill(siteMap, { content, flags: off }, first.filler);
    expect(first.asked.map(({ flags }) => flags)).toEqual([on, off]);
    await fill(siteMap, { content, flags: on }, first.filler);
    await fill(siteMap, { content, flags: off }, first.filler);
    expect(first.asked).toHaveLength(2);
  });

  it('sends no script with a quiet part, and no more of its styles than it uses', async () => {
    const quiet = filler('mf-a', [part({ interactive: 'none' })]);
    const { html, filled } = await fill(siteOf([owner(), quiet]));
    expect(inSlot(html)).toBe(
      '<div data-part="mf-a" data-version="1.0.0" data-quiet=""><b>mf-a {"pallets":2}</b></div>',
    );
    expect(filled.partScripts).toEqual([]);
    const styled = {
      ...contentOf('<b class="c1 x1">a</b>'),
      styles:
        '<style data-styled="true" data-styled-version="6.6.0">.x1{color:red}/*!sc*/\n.x1[data-on]{color:blue}/*!sc*/\n' +
        '.x1:disabled,.x1[aria-busy="true"]{color:gray}/*!sc*/\n' +
        'data-styled.g1[id="c1"]{content:"x1,"}/*!sc*/\n</style>',
    };
    const slim = await fill(siteOf([owner(), quiet]), { parts: { 'mf-a': async () => ({ content: styled }) } });
    expect(inSlot(slim.html)).toContain('<b class="x1">a</b>');
    expect(slim.filled.content?.styles).toBe('<style data-of="mf-a" data-in="quote.fit">.x1{color:red}</style>');
    const stopped = { ...styled, html: '<fieldset disabled=""><b class="c1 x1">a</b></fieldset>' };
    const all = await fill(siteOf([owner(), quiet]), { parts: { 'mf-a': async () => ({ content: stopped }) } });
    expect(all.filled.content?.styles).toContain('.x1:disabled,.x1[aria-busy="true"]{color:gray}');
    const late = await fill(siteOf([owner(), quiet]), { parts: { 'mf-a': async () => ({ content: null }) } });
    expect(inSlot(late.html)).toBe('<div data-part="mf-a" data-quiet=""></div>');
    expect(late.filled.partScripts.map(({ url }) => url)).toContain('/mf/mf-a/1.0.0/page.js');
  });

  it('treats every part as any other for a host of before, and that of a working copy', async () => {
    const quiet = filler('mf-a', [part({ interactive: 'none' })]);
    const { html, filled } = await fill(siteOf([owner(), quiet], {}, 'slots'));
    expect(inSlot(html)).toBe('<div data-part="mf-a" data-version="1.0.0"><b>mf-a {"pallets":2}</b></div>');
    expect(filled.partScripts.map(({ url }) => url)).toContain('/mf/mf-a/1.0.0/page.js');
    const own = await fill(siteOf([owner(), quiet]), { overrides: [{ name: 'mf-a' }] });
    expect(inSlot(own.html)).toBe(inSlot(html));
  });

  it('writes a quiet part into its page whatever its names are', async () => {
    const remote = `mf-${'a'.repeat(37)}`;
    const slot = `quote.${'b'.repeat(54)}`;
    const quiet = filler(remote, [part({ slot, interactive: 'none', values: {} })]);
    const page = HTML.replace('quote.fit', slot);
    const content = { ...contentOf('<i>a</i>'), styles: '<style>i{color:red}</style>' };
    const { html } = await fill(siteOf([owner({ [slot]: OFFER }), quiet]), {
      html: page,
      parts: { [remote]: async () => ({ content }) },
    });
    expect(html).toContain('<i>a</i>');
  });

  it('asks again for a part that did not come', async () => {
    const siteMap = siteOf([owner(), filler('mf-a')]);
    const content = contentOf(HTML);
    let isThere = false;
    const parts = { 'mf-a': async () => (isThere ? {} : { content: null }) };
    const first = await fill(siteMap, { content, parts });
    isThere = true;
    const second = await fill(siteMap, { content }, first.filler);
    expect(inSlot(first.html)).toBe('<div data-part="mf-a"></div>');
    expect(inSlot(second.html)).toContain('data-version="1.0.0"');
  });

  it.each<[string, Given]>([
    ['fails', { parts: { 'mf-a': async () => ({ content: null }) } }],
    ['never comes', { parts: { 'mf-a': () => new Promise(() => undefined) }, patienceMs: 20 }],
    ['is too large', { parts: { 'mf-a': async () => ({ content: contentOf('x'.repeat(200_001)) }) } }],
    ['holds a slot of its own', { parts: { 'mf-a': async () => ({ content: contentOf(MARK) }) } }],
  ])('leaves a place for a part that %s, and the others as they are', async (_what, given) => {
    const { html } = await fill(siteOf([owner(), filler('mf-a'), filler('mf-b')]), given);
    expect(inSlot(html)).toBe(
      '<div data-part="mf-b" data-version="1.0.0"><b>mf-b {"pallets":2}</b></div><div data-part="mf-a"></div>',
    );
    expect(html).toMatch(/^<main><h1>Quote<\/h1>.*<p>after<\/p><\/main>$/);
  });

  it('waits longer where nobody waits for the page', async () => {
    const siteMap = siteOf([owner(), filler('mf-a')]);
    const parts = { 'mf-a': () => new Promise<object>((resolve) => setTimeout(resolve, 60, {})) };
    const { html } = await fill(siteMap, { parts, isAhead: true, patienceMs: 20 });
    expect(inSlot(html)).toContain('data-version="1.0.0"');
  });

  it('says which part came from its last good release, and why', async () => {
    const before = filler('mf-a', [part()], '0.9.0');
    const now = filler('mf-a');
    const siteMap = siteOf([owner(), now], { 'mf-a': before });
    const { html, filled } = await fill(siteMap, {
      parts: {
        'mf-a': async () => ({
          route: { status: 'found', release: before, page: pageAt('quote.fit'), scripts: [], lastGood: null },
          failed: { release: now, code: 'page-threw', reason: 'boom' },
        }),
      },
    });
    expect(html).toContain('<div data-part="mf-a" data-version="0.9.0">');
    expect(filled.failedParts).toEqual([{ release: now, slot: 'quote.fit', code: 'page-threw', reason: 'boom' }]);
  });

  it.each<[string, RemoteRelease[], string?]>([
    ['of a slot whose values do not fit', [owner(), filler('mf-a', [part({ values: { pallets: 'string' } })])]],
    ['for people who are signed in', [owner(), filler('mf-a', [part({ access: 'signed-in' })])]],
    ['that waits for another value', [owner(), filler('mf-a', [part({ when: { pallets: [3] } })])]],
    ['of a remote that the slot is not for', [owner({ 'quote.fit': { ...OFFER, from: ['mf-b'] } }), filler('mf-a')]],
    ['of a slot that stands elsewhere', [owner({ 'quote.fit': { ...OFFER, pages: ['/other'] } }), filler('mf-a')]],
    ['of a slot that is not offered', [owner({}), filler('mf-a')]],
    ['of a page that gives what is no number', [owner(), filler('mf-a')], HTML.replace(':2', ':&quot;2&quot;')],
  ])('shows no part %s', async (_what, live, html = HTML) => {
    const shown = await fill(siteOf(live), { html });
    expect(shown.html).toBe(html);
    expect(shown.asked).toEqual([]);
  });

  describe('what the page says in place of parts', () => {
    const said = (attribute: string) => `<slot-fallback${attribute}><p>Call us</p></slot-fallback>`;
    const html = HTML.replace('<p>after', `${said(' hidden=""')}<p>after`);

    it.each<[string, RemoteRelease[]]>([
      ['is live', [owner()]],
      ['is live that fits', [owner(), filler('mf-a', [part({ when: { pallets: [3] } })])]],
      ['and no slot is offered', [owner({})]],
    ])('is shown where no part %s, the same object to every visitor', async (_what, live) => {
      const content = contentOf(html);
      const first = await fill(siteOf(live), { content });
      expect(first.html).toBe(html.replace(said(' hidden=""'), said('')));
      expect(first.filled).toMatchObject({ partScripts: [], areAllThere: true, failedParts: [] });
      expect((await fill(siteOf(live), { content }, first.filler)).filled.content).toBe(first.filled.content);
    });

    it.each<[string, Given['parts']]>([
      ['came', {}],
      ['may come yet', { 'mf-a': async () => ({ content: null }) }],
    ])('leaves where a part %s', async (_what, parts) => {
      const filled = await fill(siteOf([owner(), filler('mf-a')]), { html, parts: parts ?? {} });
      expect(filled.html).toMatch(/<\/div><\/div><slot-fallback hidden=""><\/slot-fallback><p>after/);
    });
  });

  it('fills no more than the slot has room for', async () => {
    const { html } = await fill(
      siteOf([owner({ 'quote.fit': { ...OFFER, atMost: 1 } }), filler('mf-a'), filler('mf-b')]),
    );
    expect(inSlot(html)).toContain('mf-b');
    expect(inSlot(html)).not.toContain('mf-a');
  });

  it('leaves to the browser what only it renders', async () => {
    const { html, asked } = await fill(siteOf([owner(), filler('mf-a', [part({ render: 'client' })])]));
    expect(inSlot(html)).toBe('<div data-part="mf-a"></div>');
    expect(asked).toEqual([]);
  });
});
