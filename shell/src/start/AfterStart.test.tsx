import { jest } from '@jest/globals';
import type { Visitor } from '@saltbush/contract';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { LiveSite } from '../live/createLiveSite.ts';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { createSiteStore } from '../store/createSiteStore.ts';
import { AfterStart } from './AfterStart.tsx';

const signedIn: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles: ['client'] },
};
const signedOut: Visitor = { status: 'signed-out' };

interface Start {
  visitor: Visitor;
  /** What the gateway says now. */
  answer?: Visitor;
  isSignInUnchecked?: boolean;
  /** Whether the browser had kept the page. */
  isKept?: boolean;
  findOut?: () => Promise<void>;
  /** Whether the page has the frame to work in. */
  isWork?: boolean;
}

function start({
  visitor,
  answer = visitor,
  isSignInUnchecked = false,
  isKept = false,
  findOut = async () => {},
  isWork = false,
}: Start) {
  const entry = { transferSize: isKept ? 0 : 300, responseStart: performance.now() };
  Object.assign(performance, { getEntriesByType: () => [entry] });
  const body = answer.status === 'signed-in' ? JSON.stringify(answer.user) : '';
  const asked = jest.fn(async () => ({ ok: true, status: 200, headers: new Headers(), text: async () => body }));
  Object.assign(globalThis, { fetch: asked });
  const { store } = createSiteStore(visitor);
  const site = {
    find: () => ({ status: 'not-found', signInHelps: false, account: null }),
    look: jest.fn(),
  } as unknown as LiveSite;
  render(
    <Provider store={store}>
      <AfterStart
        site={site}
        loader={{} as PageLoader}
        findOut={findOut}
        isSignInUnchecked={isSignInUnchecked}
        onStarted={() => {}}
      />
      {isWork && <div data-frame="work" />}
    </Provider>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { asked, pass, site, status: () => store.getState().visitor.status };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does not ask who the visitor is where the page has just said that nobody is signed in', async () => {
  const { asked, pass } = start({ visitor: signedOut });
  await pass(2000);
  expect(asked).not.toHaveBeenCalled();
});

it.each<[string, Start]>([
  ['somebody is signed in', { visitor: signedIn }],
  ['sign-in could not be checked', { visitor: signedOut, isSignInUnchecked: true }],
  ['the browser had kept the page', { visitor: signedOut, isKept: true }],
])('asks where %s', async (_what, given) => {
  const { asked, pass } = start(given);
  await pass(400);
  expect(asked).not.toHaveBeenCalled();
  await pass(200);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('shows a sign-out at once when the menus are known, and soon when they do not come', async () => {
  const quick = start({ visitor: signedIn, answer: signedOut });
  await quick.pass(600);
  expect(quick.status()).toBe('signed-out');

  let come: () => void = () => {};
  const findOut = () =>
    new Promise<void>((resolve) => {
      come = resolve;
    });
  const slow = start({ visitor: signedIn, answer: signedOut, findOut });
  await slow.pass(600);
  expect(slow.status()).toBe('signed-in');
  await slow.pass(1000);
  expect(slow.status()).toBe('signed-out');
  expect(slow.site.look).not.toHaveBeenCalled();
  come();
  await slow.pass(0);
  expect(slow.site.look).toHaveBeenCalledTimes(1);
});

describe('a page to work in whose session has ended', () => {
  const refused = jest.fn();
  beforeEach(() => {
    refused.mockClear();
    window.addEventListener('saltbush:refused', refused);
  });
  afterEach(() => window.removeEventListener('saltbush:refused', refused));
  const ended: Start = { visitor: signedIn, answer: signedOut, isWork: true };
  const type = () => window.dispatchEvent(new Event('input'));
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('stays, and its frame looks into it, once something was typed', async () => {
    const { pass, status } = start(ended);
    type();
    await pass(600);
    expect(status()).toBe('signed-in');
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('goes where nothing was typed', async () => {
    const { pass, status } = start(ended);
    await pass(600);
    expect(status()).toBe('signed-out');
    expect(refused).not.toHaveBeenCalled();
  });

  it('goes when the browser shows it again, whatever was typed', async () => {
    const { pass, status } = start({ ...ended, answer: signedIn });
    await pass(600);
    type();
    Object.assign(globalThis, {
      fetch: async () => ({ ok: true, status: 200, headers: new Headers(), text: async () => '' }),
    });
    comeBack();
    await pass(100);
    expect(status()).toBe('signed-out');
  });
});
