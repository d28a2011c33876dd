import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useQuoteAddress } from './useQuoteAddress.ts';

const entries: string[] = [];

function Form({ search }: { search: string | null }) {
  const { key } = useLocation();
  if (entries.at(-1) !== key) entries.push(key);
  useQuoteAddress('the form', search);
  return <output>{useLocation().search}</output>;
}

const page = (search: string | null) => (
  <MemoryRouter initialEntries={['/quote']}>
    <Form search={search} />
  </MemoryRouter>
);

beforeEach(() => {
  jest.useFakeTimers();
  entries.length = 0;
});
afterEach(() => jest.useRealTimers());

it('follows the form once typing rests', () => {
  const { rerender } = render(page(null));
  rerender(page('?pickup=N'));
  rerender(page('?pickup=Newtown'));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('?pickup=Newtown');
  expect(entries).toHaveLength(2);
});

it('writes an address once, even when a click and the timer meet', () => {
  render(page('?pickup=Newtown'));
  act(() => {
    document.body.click();
    jest.runAllTimers();
  });
  expect(screen.getByRole('status').textContent).toBe('?pickup=Newtown');
  expect(entries).toHaveLength(2);
});
