import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { emptySite } from '../../fixtures/emptySite.ts';
import { type MountedPage, type PageSource, PageSourceContext } from '../pages/PageSource.ts';
import { PageLoadError } from './createPageLoader.ts';
import { RemotePage } from './RemotePage.tsx';

const Good = () => <h1>Good release</h1>;
const Crashing: ComponentType = () => {
  throw new Error('boom');
};
const Form = () => <input aria-label="Note" />;
const unavailable = () => lazy(() => Promise.reject(new PageLoadError('mf-quote', '/quote', new Error('404'))));

const mounted = (Page: ComponentType): MountedPage => ({
  remote: 'mf-quote',
  path: '/quote',
  Page,
  version: () => '2',
});

const SOURCE: PageSource = {
  find: () => ({ status: 'not-found', signInHelps: false, account: null }),
  entries: () => [],
  live: emptySite(),
  findOut: async () => {},
  findOutHere: async () => {},
  overrides: [],
  isHostLive: true,
  waiting: null,
  turn: 0,
  mount: () => mounted(Good),
  show: () => () => {},
  mayRenew: () => false,
  reject: () => false,
  fail: () => {},
  retry: async () => true,
};

function show(source: Partial<PageSource>) {
  const whole: PageSource = { ...SOURCE, ...source };
  render(
    <PageSourceContext.Provider value={whole}>
      <nav>Navigation</nav>
      <main tabIndex={-1}>
        <RemotePage remote="mf-quote" path="/quote" title="Instant quote" />
      </main>
    </PageSourceContext.Provider>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
});
afterEach(() => jest.restoreAllMocks());

describe('RemotePage', () => {
  it('shows the page', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Good release' })).toBeVisible();
  });

  it('replaces a page that throws with the last good release', async () => {
    let isRejected = false;
    const reject = jest.fn(() => {
      isRejected = true;
      return true;
    });
    show({ mount: () => mounted(isRejected ? Good : Crashing), reject });
    expect(await screen.findByRole('heading', { name: 'Good release' })).toBeVisible();
    expect(reject).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mf-quote', path: '/quote' }));
  });

  it('shows the panel when no release is left, and keeps the rest of the site', async () => {
    const fail = jest.fn();
    show({ mount: () => mounted(Crashing), reject: () => false, fail });
    expect(fail).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('heading', { name: 'Instant quote' })).toBeVisible();
    expect(screen.getByText('Navigation')).toBeVisible();
  });

  it('does not blame the release when a page could not be fetched, and tries again when asked', async () => {
    const reject = jest.fn(() => true);
    const retry = jest.fn(async (_remote: string, _path: string) => true);
    let Component: ComponentType = unavailable();
    show({ mount: () => mounted(Component), reject, retry });
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(reject).not.toHaveBeenCalled();
    Component = Good;
    await userEvent.click(button);
    expect(retry).toHaveBeenCalledWith('mf-quote', '/quote');
    const heading = await screen.findByRole('heading', { name: 'Good release' });
    expect(heading).toHaveFocus();
  });

  it('keeps the panel and focus while another attempt fails, and announces that again', async () => {
    let answer: (isReady: boolean) => void = () => undefined;
    const retry = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const Missing = unavailable();
    show({ mount: () => mounted(Missing), retry });
    const alert = await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const busy = screen.getByRole('button', { name: 'Trying again…' });
    expect(busy).toHaveFocus();
    await act(async () => answer(false));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.getByRole('alert')).not.toBe(alert);
  });

  it('never shows the panel of a page that another release replaces', async () => {
    const seen: string[] = [];
    let isRejected = false;
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true });
    show({
      mount: () => mounted(isRejected ? Good : Crashing),
      reject: () => {
        isRejected = true;
        return true;
      },
    });
    await screen.findByRole('heading', { name: 'Good release' });
    observer.disconnect();
    expect(seen.join()).not.toContain('We could not load this page');
  });

  it('keeps what the visitor typed when something around the page renders again', async () => {
    const whole: PageSource = {
      ...SOURCE,
      // A new component for the same page, as after its module has loaded.
      mount: () => mounted(() => <Form />),
    };
    const tree = () => (
      <PageSourceContext.Provider value={whole}>
        <RemotePage remote="mf-quote" path="/quote" title="Instant quote" />
      </PageSourceContext.Provider>
    );
    const { rerender } = render(tree());
    await userEvent.type(screen.getByLabelText('Note'), 'Dock 4');
    rerender(tree());
    expect(screen.getByLabelText('Note')).toHaveValue('Dock 4');
  });
});
