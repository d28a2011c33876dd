import { jest } from '@jest/globals';
import { whenOnShow } from './whenOnShow.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

it('runs at once on a page that is on show', () => {
  const run = jest.fn();
  whenOnShow(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits on a page that the browser makes ready, until it is on show', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const run = jest.fn();
  whenOnShow(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});
