import type { BootRelease } from '@saltbush/contract/boot';
import { type TabFacts, tabStep } from './tabStep.ts';

const release = (version: string): BootRelease => ({
  version,
  container: `mf_quote_${version}`,
  entry: { url: '', integrity: '' },
  pages: [],
});

/** What a tab that shows mf-quote 2 on host 1 does. */
function step({ quote = ['2', '1'], withdrawn = [], host = '1', hostWithdrawn = [], ...facts }: Changes): string {
  return tabStep({
    live: {
      revision: 8,
      hostVersion: host,
      hostWithdrawn,
      remotes: quote === null ? [] : [{ name: 'mf-quote', releases: quote.map(release), withdrawn }],
      overrides: [],
    },
    hostVersion: '1',
    reloadedForRevision: null,
    onShow: { remote: 'mf-quote', version: '2', failedAtRevision: null },
    seenOverrides: new Set(),
    hasDraft: false,
    isBusy: false,
    replacement: 'not-loaded',
    ...facts,
  }).status;
}

interface Changes extends Partial<Omit<TabFacts, 'live'>> {
  /** Live versions of mf-quote: the active one, then the last good one. Null once it is off the site. */
  quote?: string[] | null;
  withdrawn?: string[];
  host?: string;
  hostWithdrawn?: string[];
}

const onShow = (version: string | null, failedAtRevision: number | null = null) => ({
  remote: 'mf-quote',
  version,
  failedAtRevision,
});
const withdrawn = { quote: ['1'], withdrawn: ['2'] };
const goneHost = { host: '0', hostWithdrawn: ['1'] };

describe('tabStep', () => {
  it.each<[string, Changes, string]>([
    ['shows what is live', {}, 'settled'],
    ['shows a page of the host', { onShow: null }, 'settled'],
    ['waits for its page', { onShow: onShow(null), ...withdrawn }, 'settled'],
    ['shows a release that an ordinary activation replaced', { quote: ['3', '2'] }, 'outdated'],
    ['shows the last good release of a newer one', { onShow: onShow('1') }, 'outdated'],
    ['runs a host that an ordinary activation replaced', { host: '2' }, 'outdated'],
    ['shows a withdrawn release', withdrawn, 'load'],
    ['shows a withdrawn release whose successor is loaded', { ...withdrawn, replacement: 'ready' }, 'swap'],
    ['shows a withdrawn release, and nothing else is to be had', { ...withdrawn, replacement: 'none' }, 'outdated'],
    ['holds a draft on a withdrawn release', { ...withdrawn, hasDraft: true, replacement: 'ready' }, 'held'],
    ['is typed into on a withdrawn release', { ...withdrawn, isBusy: true, replacement: 'ready' }, 'held'],
    ['shows a release that was withdrawn and is live again', { withdrawn: ['2'] }, 'settled'],
    ['shows a preview that has ended', { quote: ['1'], seenOverrides: new Set(['mf-quote@2']) }, 'load'],
    ['shows a preview that goes on', { seenOverrides: new Set(['mf-quote@2']) }, 'settled'],
    [
      'shows a preview whose remote is not live otherwise',
      { quote: [], seenOverrides: new Set(['mf-quote@2']) },
      'load',
    ],
    ['shows a page of a remote that left the site', { quote: null, replacement: 'ready' }, 'swap'],
    ['holds a draft on a page that left the site', { quote: null, replacement: 'ready', hasDraft: true }, 'held'],
    ['is typed into on a page that left the site', { quote: null, replacement: 'ready', isBusy: true }, 'held'],
    ['waits for a page that left the site', { quote: null, onShow: onShow(null) }, 'settled'],
    [
      'shows the panel for a page that left the site',
      { quote: null, onShow: onShow('2', 7), replacement: 'ready' },
      'swap',
    ],
    ['shows the panel for what is live', { onShow: onShow(null, 8) }, 'settled'],
    ['shows the panel, and something else is live', { onShow: onShow('2', 7) }, 'load'],
    ['runs a withdrawn host', goneHost, 'reload'],
    ['runs a withdrawn host, and holds a draft', { ...goneHost, hasDraft: true }, 'held'],
    ['runs a withdrawn host that it got again by loading anew', { ...goneHost, reloadedForRevision: 8 }, 'outdated'],
    ['runs a withdrawn host that is live again', { hostWithdrawn: ['1'] }, 'settled'],
  ])('a tab that %s', (_case, changes, status) => {
    expect(step(changes)).toBe(status);
  });
});
