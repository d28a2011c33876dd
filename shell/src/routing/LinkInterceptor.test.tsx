import { jest } from '@jest/globals';
import { HostContext } from '@saltbush/contract';
import { type BootPage, findPage, type PageOfRemote } from '@saltbush/contract/boot';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { emptySite } from '../../fixtures/emptySite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { LoadedPage } from '../loading/createReleaseLoader.ts';
import { type PageSource, PageSourceContext } from '../pages/PageSource.ts';
import { LinkInterceptor } from './LinkInterceptor.tsx';

const page = (path: string): PageOfRemote<BootPage> => ({
  remote: 'mf-quote',
  page: { path, expose: './P', exportName: 'P', title: path, access: 'everyone', preload: [] },
});
const pages = [page('/quote'), page('/faq')];
const host = testHost();

const Page = () => null;

let navigate: NavigateFunction;

function Address() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  return <p data-testid="address">{pathname + search}</p>;
}

function setUp({ isHostLive = true, isKnown = true } = {}) {
  window.history.replaceState(null, '', '/');
  const arrivals = new Map<string, () => void>();
  const load = jest.fn(
    (_remote: string, path: string) =>
      new Promise<LoadedPage>((resolve) => {
        arrivals.set(path, () => resolve({ version: '1', Component: Page }));
      }),
  );
  const loader: PageLoader = {
    load,
    loaded: () => undefined,
    reject: () => false,
    retry: (remote, path) => load(remote, path),
    isSpent: () => false,
  };
  let tellPages: (haveCome: boolean) => void = () => {};
  const leave = jest.fn();
  const source: PageSource = {
    find: (pathname, visitor) => (isKnown ? findPage(pathname, visitor, pages) : { status: 'unknown' }),
    entries: () => [],
    live: emptySite(),
    findOut: jest.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          tellPages = (haveCome) => {
            isKnown = haveCome;
            if (haveCome) resolve();
            else reject(new Error('no answer'));
          };
        }),
    ),
    findOutHere: async () => {},
    overrides: [],
    isHostLive,
    waiting: null,
    turn: 0,
    mount: (remote, path) => ({ remote, path, Page, version: () => '1' }),
    show: () => () => {},
    mayRenew: () => false,
    reject: () => false,
    fail: () => {},
    retry: async () => true,
  };
  render(
    <HostContext.Provider value={host}>
      <BrowserRouter>
        <a href="/quote?service=ltl">Quote</a>
        <a href="/faq">FAQ</a>
        <a href="/nowhere">Nowhere</a>
        <a href="/api/login">Sign in</a>
        <a href="/quote" target="_blank" rel="noreferrer">
          Elsewhere
        </a>
        <a href="/quote" download>
          Download
        </a>
        <a href="mailto:hello@site.example">Mail</a>
        <PageSourceContext.Provider value={source}>
          <LinkInterceptor loader={loader} leave={leave} />
        </PageSourceContext.Provider>
        <Address />
      </BrowserRouter>
    </HostContext.Provider>,
  );
  const arrive = (path: string) => act(async () => arrivals.get(path)?.());
  const answerPages = (haveCome: boolean) => act(async () => tellPages(haveCome));
  return { load, arrive, leave, findOut: source.findOut, answerPages };
}

const address = () => screen.getByTestId('address').textContent;
const link = (name: string) => screen.getByRole('link', { name });

/** Clicks a link and returns whether the browser would follow it. */
function isLeftToBrowser(name: string): boolean {
  let wasPrevented = false;
  const onClick = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  act(() => link(name).click());
  return !wasPrevented;
}

describe('LinkInterceptor', () => {
  it('waits for the remote of an ordinary link, then moves in place', async () => {
    const { load, arrive } = setUp();
    await userEvent.click(link('Quote'));
    expect(load).toHaveBeenCalledWith('mf-quote', '/quote');
    expect(address()).toBe('/');
    await arrive('/quote');
    expect(address()).toBe('/quote?service=ltl');
  });

  it('fetches a remote on hover and on focus', async () => {
    const { load } = setUp();
    await userEvent.hover(link('FAQ'));
    expect(load).toHaveBeenCalledWith('mf-quote', '/faq');
    act(() => link('Quote').focus());
    expect(load).toHaveBeenCalledWith('mf-quote', '/quote');
  });

  it('follows the last click', async () => {
    const { arrive } = setUp();
    await userEvent.click(link('Quote'));
    await userEvent.click(link('FAQ'));
    await arrive('/faq');
    await arrive('/quote');
    expect(address()).toBe('/faq');
  });

  it('does not follow a click after the visitor has gone elsewhere', async () => {
    const { arrive } = setUp();
    await userEvent.click(link('Quote'));
    act(() => navigate('/about'));
    await arrive('/quote');
    expect(address()).toBe('/about');
  });

  it('does not follow a click after the visitor has gone back', async () => {
    const { arrive } = setUp();
    await userEvent.click(link('Quote'));
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await arrive('/quote');
    expect(address()).toBe('/');
  });

  it('follows a click made while the move before it is still being shown', async () => {
    const { arrive } = setUp();
    await userEvent.click(link('Quote'));
    await arrive('/quote');
    await userEvent.click(link('FAQ'));
    await arrive('/faq');
    expect(address()).toBe('/faq');
  });

  it('shows that a page is loading when that takes longer, until it is there', async () => {
    const { arrive } = setUp();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(link('Quote'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading page'));
    await arrive('/quote');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('leaves the API, other windows, downloads and unknown addresses to the browser', () => {
    setUp();
    for (const name of ['Sign in', 'Elsewhere', 'Download', 'Mail', 'Nowhere']) {
      expect({ name, isLeft: isLeftToBrowser(name) }).toEqual({ name, isLeft: true });
    }
    expect(isLeftToBrowser('FAQ')).toBe(false);
  });

  it('asks at once for pages that it does not know, and then fetches the remote', async () => {
    const { load, findOut, answerPages } = setUp({ isKnown: false });
    await userEvent.hover(link('FAQ'));
    expect(findOut).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    await answerPages(true);
    expect(load).toHaveBeenCalledWith('mf-quote', '/faq');
  });

  it('waits with a click for the pages, then moves in place', async () => {
    const { arrive, leave, answerPages } = setUp({ isKnown: false });
    expect(isLeftToBrowser('Quote')).toBe(false);
    expect(address()).toBe('/');
    await answerPages(true);
    await arrive('/quote');
    expect(address()).toBe('/quote?service=ltl');
    expect(leave).not.toHaveBeenCalled();
  });

  it('loads the document of a link when the pages do not come, or hold none for it', async () => {
    const failing = setUp({ isKnown: false });
    act(() => link('Quote').click());
    await failing.answerPages(false);
    expect(failing.leave.mock.calls.map(([url]) => String(url))).toEqual(['http://localhost/quote?service=ltl']);
    cleanup();
    const other = setUp({ isKnown: false });
    act(() => link('Nowhere').click());
    await other.answerPages(true);
    expect(other.leave.mock.calls.map(([url]) => String(url))).toEqual(['http://localhost/nowhere']);
    expect(address()).toBe('/');
  });

  it('loads the document of a link when the pages take too long', async () => {
    const { leave } = setUp({ isKnown: false });
    act(() => link('Quote').click());
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });

  it('leaves every link to the browser once another host is live', async () => {
    const { load } = setUp({ isHostLive: false });
    await userEvent.hover(link('FAQ'));
    expect(isLeftToBrowser('FAQ')).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });
});
