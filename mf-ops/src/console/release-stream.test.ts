import { jest } from '@jest/globals';
import type { LogEntry } from '@saltbush/contract/release-api';
import { aLogEntry } from '../../fixtures/aRelease.ts';
import { createReleaseStream } from './release-stream.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  isClosed = false;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  tell(entry: LogEntry) {
    this.dispatchEvent(new MessageEvent('log', { data: JSON.stringify(entry) }));
  }
}

const latest = () => FakeSource.opened.at(-1);

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
  FakeSource.opened = [];
  globalThis.EventSource = FakeSource as unknown as typeof EventSource;
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

it('tells of every line of the log, and calls only what others did to visitors news', () => {
  const { stream, onLog, onHealth } = start();
  latest()?.dispatchEvent(new Event('open'));
  expect(stream.state()).toEqual({ line: 'live', news: null });
  stream.noteOwn(8);
  latest()?.tell(aLogEntry({ seq: 8 }));
  latest()?.tell(aLogEntry({ seq: 9, kind: 'publish' }));
  expect(stream.state().news).toBeNull();
  latest()?.tell(aLogEntry({ seq: 10, kind: 'rollback' }));
  expect(stream.state().news?.seq).toBe(10);
  // The answer to an act of one's own may come after the line in the log.
  stream.noteOwn(10);
  expect(stream.state().news).toBeNull();
  latest()?.dispatchEvent(new Event('health'));
  expect(onLog).toHaveBeenCalledTimes(3);
  expect(onHealth).toHaveBeenCalledTimes(1);
});

it('says that the line is broken, and asks for everything once it is mended', () => {
  const { stream, onMissed } = start();
  latest()?.dispatchEvent(new Event('open'));
  latest()?.dispatchEvent(new Event('error'));
  expect(stream.state().line).toBe('broken');
  // The browser reconnects by itself.
  jest.advanceTimersByTime(10_000);
  expect(FakeSource.opened).toHaveLength(1);
  latest()?.dispatchEvent(new Event('open'));
  expect(stream.state().line).toBe('live');
  expect(onMissed).toHaveBeenCalledTimes(1);
});

it('connects anew where the browser gave up', () => {
  const { stream } = start();
  const source = latest();
  if (source) source.readyState = FakeSource.CLOSED;
  source?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(3_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(stream.state().line).toBe('broken');
});

it('keeps the line from page to page, and closes it after the last one', () => {
  const { stream, stop } = start();
  stop();
  const stopNext = stream.listen(() => undefined);
  jest.advanceTimersByTime(5_000);
  expect(latest()?.isClosed).toBe(false);
  expect(FakeSource.opened).toHaveLength(1);
  stopNext();
  jest.advanceTimersByTime(5_000);
  expect(latest()?.isClosed).toBe(true);
});
