import { render, screen, within } from '@testing-library/react';
import { QuickQuotePart } from './QuickQuotePart.tsx';

it('asks for the price in a plain form, which works without scripts', () => {
  render(<QuickQuotePart />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Quick quote' });
  expect(form).toHaveAttribute('action', '/quote');
  expect(form).toHaveAttribute('method', 'get');
  const names = (inputs: string) => [...form.querySelectorAll<HTMLInputElement>(inputs)].map(({ name }) => name);
  expect(names('input:not([type=hidden])')).toEqual(['pickup', 'delivery', 'pallets']);
  expect(names('[type=hidden]')).toEqual(['quoted']);
  expect(within(form).getByRole('button', { name: 'Get price' })).toHaveAttribute('type', 'submit');
});
