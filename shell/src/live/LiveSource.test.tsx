import { jest } from '@jest/globals';
import { HostContext, useDraft } from '@saltbush/contract';
import type { BootRelease, BootState, LiveState } from '@saltbush/contract/boot';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Federation } from '../loading/createFederation.ts';
import { createPageLoader } from '../loading/createPageLoader.ts';
import { CurrentPage } from '../routing/CurrentPage.tsx';
import { createDrafts } from '../store/createDrafts.ts';
import { createBrowserPageSource } from './createBrowserPageSource.ts';
import { createLiveSite } from './createLiveSite.ts';
import { keepTab } from './keepTab.ts';
import { LiveSource } from './LiveSource.tsx';
import { usePinnedPage } from './usePinnedPage.ts';

const SIGNED_OUT = { status: 'signed-out' } as const;

function release(version: string, paths: string[]): BootRelease {
  const pages = paths.map((path) => ({
    path,
    expose: `./Page${path.replace(/\W/g, '')}`,
    exportName: 'Page',
    title: path,
    access: 'everyone' as const,
    preload: [],
  }));
  return { version, container: `c_${version}`, entry: { url: '/e.js', integrity: 'sha384-x' }, pages };
}

function live(revision: number, versions: string[], withdrawn: string[] = [], paths = ['/quote', '/faq']): LiveState {
  const releases = versions.map((version) => release(version, paths));
  const remotes = [{ name: 'mf-quote', releases, withdrawn }];
  return { revision, hostVersion: '1', hostWithdrawn: [], remotes, overrides: [] };
}

/** A page that shows which release it is from, with a field that holds a draft, and two of a plain form. */
function NotePage({ title }: { title: string }) {
  const [note, setNote] = useState('');
  useDraft(note !== '');
  return (
    <>
      <h1>{title}</h1>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input aria-label="Pickup" />
      <input aria-label="Tailgate" type="checkbox" />
    </>
  );
}

let go: (to: string) => void;

function Tree() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  go = (to) => act(() => navigate(to));
  return (
    <main tabIndex={-1}>
      <CurrentPage {...usePinnedPage(pathname, SIGNED_OUT)} />
    </main>
  );
}

let end = () => {};

type Start = LiveState & Pick<BootState, 'rest'>;

async function openTab(boot: Start, { path = '/quote', broken = '', whole = async () => boot as LiveState } = {}) {
  window.history.replaceState(null, '', path);
  const site = createLiveSite({ ...boot, visitor: SIGNED_OUT });
  const findOut = async () => site.complete(await whole());
  const drafts = createDrafts();
  const modules = new Map<string, { Page: ComponentType }>();
  const federation: Federation = {
    async loadModule(container, _entry, expose) {
      if (container === broken) throw new Error('unreachable');
      const title = `${expose} of ${container}`;
      const module = modules.get(title) ?? { Page: NotePage.bind(null, { title }) };
      modules.set(title, module);
      return module;
    },
    hasRun: () => false,
  };
  const remotes = () => site.state().remotes;
  const loader = createPageLoader({
    remotes,
    visitor: SIGNED_OUT,
    rendered: null,
    federation,
    loadTimeoutMs: 1000,
    report: () => {},
  });
  const reloadDocument = jest.fn();
  const { hasDraft, setDraft } = drafts;
  const pages = createBrowserPageSource({ rendered: null, site, loader, findOut, hasDraft, reloadDocument });
  const host = testHost({ setDraft });
  await loader.load('mf-quote', '/quote').catch(() => undefined);
  render(
    <HostContext.Provider value={host}>
      <LiveSource site={site} pages={pages}>
        <MemoryRouter initialEntries={[path]}>
          <Tree />
        </MemoryRouter>
      </LiveSource>
    </HostContext.Provider>,
  );
  end = keepTab({ site, loader, drafts, visitor: () => SIGNED_OUT, hostVersion: '1', reloadDocument });
  const take = async (state: LiveState) => {
    await act(async () => {
      site.take(state);
      await pause(30);
    });
  };
  return { take, loader, reloadDocument, waiting: () => site.view().waiting };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const untilHeading = (text: string) => waitFor(() => expect(heading()).toBe(text), { timeout: 4000 });
const note = () => screen.getByLabelText<HTMLInputElement>('Note');

beforeEach(() => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
  sessionStorage.clear();
});
afterEach(() => end());

describe('an open tab', () => {
  it('keeps its page after an activation and uses the new release on the next move', async () => {
    const { take, loader } = await openTab(live(1, ['1']));
    await take(live(2, ['2', '1']));
    expect(heading()).toBe('./Pagequote of c_1');
    await act(() => loader.load('mf-quote', '/faq'));
    go('/faq');
    expect(heading()).toBe('./Pagefaq of c_2');
  });

  it('leaves a withdrawn release at once and keeps focus', async () => {
    const { take } = await openTab(live(2, ['2', '1']));
    note().focus();
    await take(live(3, ['1'], ['2']));
    await untilHeading('./Pagequote of c_1');
    expect(note()).toHaveFocus();
  });

  it('never touches a half-filled form, and swaps once it is cleared and the visitor pauses', async () => {
    const { take, waiting } = await openTab(live(2, ['2', '1']));
    await userEvent.type(note(), 'Dock 4');
    expect(waiting()).toBeNull();
    await take(live(3, ['1'], ['2']));
    expect(heading()).toBe('./Pagequote of c_2');
    expect(note()).toHaveValue('Dock 4');
    expect(waiting()).toBe('mf-quote');
    await userEvent.clear(note());
    expect(heading()).toBe('./Pagequote of c_2');
    await untilHeading('./Pagequote of c_1');
    expect(waiting()).toBeNull();
  });

  it('never touches what stands in a plain form, either', async () => {
    const { take } = await openTab(live(2, ['2', '1']));
    const pickup = screen.getByLabelText<HTMLInputElement>('Pickup');
    // A while ago, so that the visitor has paused.
    pickup.value = 'Geelong';
    await take(live(3, ['1'], ['2']));
    expect(heading()).toBe('./Pagequote of c_2');
    expect(pickup).toBeInTheDocument();
    pickup.value = '';
    await untilHeading('./Pagequote of c_1');
  });

  it('keeps a page that the new release has dropped, until the visitor leaves it', async () => {
    const { take, loader } = await openTab(live(1, ['1']));
    await take(live(2, ['2', '1'], [], ['/faq']));
    expect(heading()).toBe('./Pagequote of c_1');
    await act(() => loader.load('mf-quote', '/faq'));
    go('/faq');
    expect(heading()).toBe('./Pagefaq of c_2');
    go('/quote');
    expect(heading()).not.toContain('./Pagequote');
  });

  it('leaves a page that was taken off the site, says so, and gets it back with the next activation', async () => {
    const { take } = await openTab(live(2, ['2', '1']));
    await take({ ...live(3, []), remotes: [] });
    await untilHeading('404 Page Not Found');
    expect(screen.getByText(/was taken off the site a moment ago/)).toBeInTheDocument();
    go('/faq');
    expect(heading()).toBe('404 Page Not Found');
    expect(screen.queryByText(/was taken off the site/)).not.toBeInTheDocument();
    go('/quote');
    await take(live(4, ['3']));
    await untilHeading('./Pagequote of c_3');
  });

  it('keeps a half-filled form of a page that was taken off the site until it is cleared', async () => {
    const { take } = await openTab(live(2, ['2', '1']));
    await userEvent.type(note(), 'Dock 4');
    await take({ ...live(3, []), remotes: [] });
    await act(() => pause(1200));
    expect(note()).toHaveValue('Dock 4');
    await userEvent.clear(note());
    await untilHeading('404 Page Not Found');
  });

  it('shows a page that is released while the visitor is at its address', async () => {
    const { take } = await openTab(live(1, ['1']), { path: '/track' });
    await take(live(2, ['2', '1'], [], ['/quote', '/faq', '/track']));
    await untilHeading('./Pagetrack of c_2');
  });

  it('shows the page by itself once another release is live than the one that failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { take } = await openTab(live(2, ['2']), { broken: 'c_2' });
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('We could not load this page');
    await take(live(3, ['1'], ['2']));
    await untilHeading('./Pagequote of c_1');
    jest.restoreAllMocks();
  });

  describe('that started with the page of its address alone', () => {
    const alone = (revision: number): Start => ({
      ...live(revision, ['1'], [], ['/quote']),
      rest: { url: '/api/site/map/x', pathname: '/quote', entries: [] },
    });

    it('shows a page that it did not know once it has learned of it, and nothing wrong before', async () => {
      let tell: (state: LiveState) => void = () => {};
      const told = new Promise<LiveState>((resolve) => {
        tell = resolve;
      });
      const { reloadDocument } = await openTab(alone(2), { whole: () => told });
      expect(heading()).toBe('./Pagequote of c_1');
      go('/faq');
      expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
      expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
      tell(live(2, ['1']));
      await untilHeading('./Pagefaq of c_1');
      go('/nowhere');
      expect(heading()).toMatch(/not found/i);
      expect(reloadDocument).not.toHaveBeenCalled();
    });

    it('loads the document anew at an address of which it cannot learn', async () => {
      const { reloadDocument } = await openTab(alone(2), { whole: () => Promise.reject(new Error('offline')) });
      go('/faq');
      await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
      expect(screen.queryByText(/not found/i)).not.toBeInTheDocument();
    });
  });

  it('reloads when its host is withdrawn, once per revision', async () => {
    const { take, reloadDocument } = await openTab(live(1, ['1']));
    const state = { ...live(2, ['1']), hostVersion: '0', hostWithdrawn: ['1'] };
    await take(state);
    await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
    await take({ ...state });
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });
});
