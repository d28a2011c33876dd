import { trackSchema } from '@saltbush/consignments/api';
import { render, screen, within } from '@testing-library/react';
import { TrackStartPart } from './TrackStartPart.tsx';

it('asks for the reference in a plain form, which works without scripts', () => {
  render(<TrackStartPart />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Track a consignment' });
  expect(form).toHaveAttribute('action', '/track');
  expect(form).toHaveAttribute('method', 'get');
  const field = within(form).getByLabelText<HTMLInputElement>('Consignment reference');
  expect(field.name).toBe('reference');
  expect(within(form).getByRole('button', { name: 'Track' })).toHaveAttribute('type', 'submit');
  expect(trackSchema.isValidSync({ reference: field.placeholder, postcode: '3000' })).toBe(true);
});
