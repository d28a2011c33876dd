import { render, screen } from '@testing-library/react';
import { LoadBar } from './LoadBar.tsx';

const bar = (used: number, limit: number | null) => {
  render(
    <dl>
      <LoadBar term="Weight" used={used} limit={limit} unit="kg" />
    </dl>,
  );
  return screen.getByRole('definition');
};

it('shows a figure beside the limit', () => {
  expect(bar(1_200, 22_000)).toHaveTextContent(/^1,200 of 22,000 kg$/);
});

it('says that a figure was not given, rather than that it is zero', () => {
  expect(bar(0, 22_000)).toHaveTextContent(/^Not given, up to 22,000 kg$/);
});

it('says only that where the limit depends on the vehicle', () => {
  expect(bar(0, null)).toHaveTextContent(/^Not given$/);
});
