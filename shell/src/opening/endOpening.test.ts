import { endOpening } from './endOpening.ts';

it('has the whole page laid out', () => {
  const page = document.documentElement;
  page.setAttribute('data-opening', '');
  endOpening();
  expect(page).not.toHaveAttribute('data-opening');
});
