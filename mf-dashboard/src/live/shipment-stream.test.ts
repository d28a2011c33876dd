import { jest } from '@jest/globals';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { createShipmentStream } from './shipment-stream.ts';

let visibility: DocumentVisibilityState = 'visible';
const setVisibility = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const latest = () => FakeEventSource.latest();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  FakeEventSource.install();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start() {
  const onChange = jest.fn();
  const stream = createShipmentStream({ url: '/api/shipments/events', onChange });
  const stop = stream.listen(() => undefined);
  return { stream, stop, onChange };
}

it('opens one stream for all listeners, and closes it some time after the last has left', () => {
  const { stream, stop } = start();
  const stopOther = stream.listen(() => undefined);
  expect(FakeEventSource.opened).toHaveLength(1);
  stop();
  stopOther();
  const stopLast = stream.listen(() => undefined);
  jest.advanceTimersByTime(10_000);
  expect(latest()?.isClosed).toBe(false);
  stopLast();
  jest.advanceTimersByTime(10_000);
  expect(latest()?.isClosed).toBe(true);
  expect(FakeEventSource.opened).toHaveLength(1);
});

it('reports changes, and nothing on first opening', () => {
  const { stream, stop, onChange } = start();
  expect(stream.state()).toEqual({ status: 'connecting' });
  latest()?.say('open');
  expect(stream.state()).toEqual({ status: 'live' });
  expect(onChange).not.toHaveBeenCalled();
  latest()?.say('shipment');
  latest()?.say('resync');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

it('reconnects after longer and longer waits, and reads again what it may have missed', () => {
  const { stream, stop, onChange } = start();
  latest()?.say('open');
  for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const lines = FakeEventSource.opened.length;
    latest()?.say('error');
    expect(stream.state()).toMatchObject({ status: 'broken' });
    jest.advanceTimersByTime(waitMs - 1);
    expect(FakeEventSource.opened).toHaveLength(lines);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.opened).toHaveLength(lines + 1);
  }
  // Once when it broke, since the session may have ended, and once with each of the long waits.
  expect(onChange).toHaveBeenCalledTimes(1 + 3);
  latest()?.say('open');
  expect(onChange).toHaveBeenCalledTimes(2 + 3);
  expect(stream.state()).toEqual({ status: 'live' });
  stop();
});

it('reports that the network is gone, and reconnects at once when it is back', () => {
  const { stream, stop } = start();
  latest()?.say('open');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(stream.state()).toEqual({ status: 'broken', isOnline: false });
  window.dispatchEvent(new Event('online'));
  latest()?.say('open');
  expect(stream.state()).toEqual({ status: 'live' });
  stop();
});

it('closes after the page was hidden for five minutes', () => {
  const { stream, stop, onChange } = start();
  latest()?.say('open');
  setVisibility('hidden');
  jest.advanceTimersByTime(4 * 60_000);
  setVisibility('visible');
  jest.advanceTimersByTime(4 * 60_000);
  expect(latest()?.isClosed).toBe(false);
  setVisibility('hidden');
  jest.advanceTimersByTime(5 * 60_000);
  expect(latest()?.isClosed).toBe(true);
  expect(stream.state()).toEqual({ status: 'idle' });
  setVisibility('visible');
  latest()?.say('open');
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
