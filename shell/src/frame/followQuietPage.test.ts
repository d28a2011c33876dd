import { jest } from '@jest/globals';
import type { LiveState } from '@saltbush/contract/boot';
import { fireEvent, screen } from '@testing-library/react';
import { liveState, quietBoot } from '../../fixtures/quietBoot.ts';
import { followQuietPage } from './followQuietPage.ts';

const reload = jest.fn();
const stop = jest.fn();
let hostStarts: () => void = () => {};
let tell: (live: LiveState) => void = () => {};

function open(visitor: ReturnType<typeof quietBoot>['visitor'] = { status: 'signed-out' }): void {
  followQuietPage({
    boot: { ...quietBoot(), visitor },
    startHost: {
      onStart: (listener) => {
        hostStarts = listener;
      },
    },
    follow: ({ take }) => {
      tell = take;
      return stop;
    },
    reload,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  stop.mockClear();
  document.body.innerHTML =
    '<main><form action="/quote"><input aria-label="Pickup"><input type="checkbox"></form></main>';
});
afterEach(() => {
  hostStarts();
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const GONE = { revision: 4, version: '0.9.0', withdrawn: ['1.0.0'] };

describe('a quiet page', () => {
  it.each([
    ['its release is rolled back', GONE],
    ['its host is rolled back', { revision: 4, hostVersion: '0.9.0', hostWithdrawn: ['1.0.0'] }],
  ])('is loaded anew when %s', (_what, live) => {
    open();
    tell(liveState(live));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nothing has changed', {}],
    ['a newer release is live', { revision: 4, version: '2.0.0' }],
    ['a newer host is live', { revision: 4, hostVersion: '2.0.0' }],
    ['its release was withdrawn once, and is live again', { revision: 4, withdrawn: ['1.0.0'] }],
  ])('stays as it is when %s', (_what, live) => {
    open();
    tell(liveState(live));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew once for each revision, since another gateway may send the same page again', () => {
    open();
    tell(liveState(GONE));
    hostStarts();
    open();
    tell(liveState(GONE));
    expect(reload).toHaveBeenCalledTimes(1);
    tell(liveState({ ...GONE, revision: 5 }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits until the visitor pauses, and while something typed would be lost', async () => {
    open();
    const pickup = screen.getByLabelText<HTMLInputElement>('Pickup');
    pickup.value = 'Geelong';
    fireEvent.input(pickup);
    tell(liveState(GONE));
    await wait(5000);
    expect(reload).not.toHaveBeenCalled();
    pickup.value = '';
    fireEvent.input(pickup);
    await wait(500);
    expect(reload).not.toHaveBeenCalled();
    await wait(2000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves everything to the host once it starts', async () => {
    open();
    fireEvent.keyDown(document.body);
    tell(liveState(GONE));
    hostStarts();
    await wait(5000);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  const user = { id: 'u1', email: 'x@y.example', firstName: 'Ana', roles: [] };
  it.each([
    ['signed in elsewhere', { status: 'signed-out' } as const, user, 1],
    ['signed out elsewhere', { status: 'signed-in', user } as const, null, 1],
    ['stayed signed in', { status: 'signed-in', user } as const, user, 0],
    ['stayed signed out', { status: 'signed-out' } as const, null, 0],
  ])('comes back as it was kept, and its visitor has %s', async (_what, visitor, now, times) => {
    globalThis.fetch = async () =>
      ({
        ok: true,
        status: now ? 200 : 204,
        headers: new Headers(),
        text: async () => (now ? JSON.stringify(now) : ''),
      }) as Response;
    open(visitor);
    const event = new Event('pageshow') as Event & { persisted: boolean };
    Object.defineProperty(event, 'persisted', { value: true });
    window.dispatchEvent(event);
    await wait(2000);
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
