import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShownOnce } from './ShownOnce.tsx';

it('says once that the text is copied', async () => {
  const user = userEvent.setup();
  render(
    <ShownOnce title="Your preview link" secret="https://example.com/p/1" what="link" onClose={() => {}}>
      It works for an hour.
    </ShownOnce>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
  const speaking = screen.getAllByRole('status').filter((region) => /copied/i.test(region.textContent ?? ''));
  expect(speaking).toHaveLength(1);
  expect(screen.getByText('It works for an hour.')).toHaveRole('status');
});
