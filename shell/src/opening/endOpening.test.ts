import { jest } from '@jest/globals';
import { endOpening } from './endOpening.ts';

afterEach(() => jest.useRealTimers());

it('ends the opening of a page once the browser has nothing else to do', async () => {
  jest.useFakeTimers();
  const page = document.documentElement;
  page.setAttribute('data-opening', '');
  endOpening();
  expect(page).toHaveAttribute('data-opening');
  jest.runAllTimers();
  expect(page).not.toHaveAttribute('data-opening');
});
