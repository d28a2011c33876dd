import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

it('does not submit a form unless it is told to', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(sent).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toBe(1);
});

it('while busy, says so, keeps the focus and ignores presses', async () => {
  let pressed = 0;
  let sent = 0;
  const tree = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit" busy={busy} busyLabel="Calculating…" onClick={() => (pressed += 1)}>
        Calculate
      </Button>
    </form>
  );
  const { rerender } = render(tree(false));
  screen.getByRole('button', { name: 'Calculate' }).focus();
  rerender(tree(true));

  const button = screen.getByRole('button', { name: 'Calculating…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([pressed, sent]).toEqual([0, 0]);

  rerender(tree(false));
  await userEvent.click(button);
  expect([pressed, sent]).toEqual([1, 1]);
});
