import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { whenUsed } from './whenUsed.ts';

it.each<[string, () => void]>([
  ['a pointer moves', () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))],
  ['a finger presses', () => fireEvent.pointerDown(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the page is scrolled', () => fireEvent.scroll(document)],
])('runs once when %s', (_what, sign) => {
  const run = jest.fn();
  whenUsed(run);
  fireEvent.load(window);
  expect(run).not.toHaveBeenCalled();
  sign();
  sign();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(run).toHaveBeenCalledTimes(1);
});
