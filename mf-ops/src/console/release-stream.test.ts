import { jest } from '@jest/globals';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { aLogEntry } from '../../fixtures/aRelease.ts';
import { createReleaseStream } from './release-stream.ts';

function start() {
  const onLog = jest.fn();
  const onHealth = jest.fn();
  const onMissed = jest.fn();
  const stream = createReleaseStream({ url: '/events', onLog, onHealth, onMissed });
  const stop = stream.listen(() => undefined);
  return { stream, stop, onLog, onHealth, onMissed };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeEventSource.install();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('reports every entry of the log, but only acts of others that reach visitors as news', () => {
  const { stream, onLog, onHealth } = start();
  FakeEventSource.latest()?.say('open');
  expect(stream.state()).toEqual({ connection: 'live', news: null });
  stream.noteOwn(8);
  FakeEventSource.latest()?.tell('log', aLogEntry({ seq: 8 }));
  FakeEventSource.latest()?.tell('log', aLogEntry({ seq: 9, kind: 'publish' }));
  expect(stream.state().news).toBeNull();
  FakeEventSource.latest()?.tell('log', aLogEntry({ seq: 10, kind: 'rollback' }));
  expect(stream.state().news?.seq).toBe(10);
  // The answer to one's own act may arrive after its event.
  stream.noteOwn(10);
  expect(stream.state().news).toBeNull();
  FakeEventSource.latest()?.say('health');
  expect(onLog).toHaveBeenCalledTimes(3);
  expect(onHealth).toHaveBeenCalledTimes(1);
});

it('reports a broken connection, and reads everything again once it is back', () => {
  const { stream, onMissed } = start();
  FakeEventSource.latest()?.say('open');
  FakeEventSource.latest()?.say('error');
  expect(stream.state().connection).toBe('broken');
  // The browser reconnects by itself.
  jest.advanceTimersByTime(10_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  FakeEventSource.latest()?.say('open');
  expect(stream.state().connection).toBe('live');
  expect(onMissed).toHaveBeenCalledTimes(1);
});

it('reconnects when the browser gave up', () => {
  const { stream } = start();
  FakeEventSource.latest()?.refuse();
  jest.advanceTimersByTime(3_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(stream.state().connection).toBe('broken');
});

it('retries a refused stream less and less often, and polls meanwhile', () => {
  const { onMissed } = start();
  for (const waitMs of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
    FakeEventSource.latest()?.refuse();
    const opened = FakeEventSource.opened.length;
    jest.advanceTimersByTime(waitMs - 1);
    expect(FakeEventSource.opened).toHaveLength(opened);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.opened).toHaveLength(opened + 1);
  }
  expect(onMissed).toHaveBeenCalledTimes(5);
});

it('keeps the stream open from page to page, and closes it after the last one', () => {
  const { stream, stop } = start();
  stop();
  const stopNext = stream.listen(() => undefined);
  jest.advanceTimersByTime(5_000);
  expect(FakeEventSource.latest()?.isClosed).toBe(false);
  expect(FakeEventSource.opened).toHaveLength(1);
  stopNext();
  jest.advanceTimersByTime(5_000);
  expect(FakeEventSource.latest()?.isClosed).toBe(true);
});
