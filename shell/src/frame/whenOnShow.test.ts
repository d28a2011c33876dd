import { jest } from '@jest/globals';
import { whenOnShow } from './whenOnShow.ts';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'prerendering');
});

it('runs at once on a page that is on show', () => {
  const run = jest.fn();
  whenOnShow(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits on a page that the browser makes ready, until that was painted on show', () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const run = jest.fn();
  whenOnShow(run);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  // The frame in which it is painted comes first.
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
