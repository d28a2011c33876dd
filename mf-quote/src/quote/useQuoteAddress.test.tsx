import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useQuoteAddress } from './useQuoteAddress.ts';

function Form({ search }: { search: string | null }) {
  useQuoteAddress('the form', search);
  return <output>{useLocation().search}</output>;
}

const page = (search: string | null) => (
  <BrowserRouter>
    <Form search={search} />
  </BrowserRouter>
);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/quote');
});
afterEach(() => jest.useRealTimers());

it('follows the form when typing pauses', () => {
  const { rerender } = render(page(null));
  const replace = jest.spyOn(window.history, 'replaceState');
  rerender(page('?pickup=N'));
  rerender(page('?pickup=Newtown'));
  expect(replace).not.toHaveBeenCalled();
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('?pickup=Newtown');
  expect(replace).toHaveBeenCalledTimes(1);
  replace.mockRestore();
});

it('writes an address once, even when a click and the timer coincide', () => {
  render(page('?pickup=Newtown'));
  const replace = jest.spyOn(window.history, 'replaceState');
  act(() => {
    document.body.click();
    jest.runAllTimers();
  });
  expect(screen.getByRole('status').textContent).toBe('?pickup=Newtown');
  expect(replace).toHaveBeenCalledTimes(1);
  replace.mockRestore();
});
