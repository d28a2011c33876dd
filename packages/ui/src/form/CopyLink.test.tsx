import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLink } from './CopyLink.tsx';

const shown = (path: string) => <CopyLink path={path} label="Copy link to this view" />;

describe('CopyLink', () => {
  it('copies the whole address, and says so until the address changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(shown('/quote?pallets=2'));
    await user.click(screen.getByRole('button', { name: 'Copy link to this view' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/quote?pallets=2');
    rerender(shown('/quote?pallets=3'));
    expect(screen.getByRole('button', { name: 'Copy link to this view' })).toBeVisible();
  });

  it('shows the address when the page may not use the clipboard', async () => {
    const user = userEvent.setup();
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    render(shown('/quote?pallets=2'));
    await user.click(screen.getByRole('button', { name: 'Copy link to this view' }));
    expect(await screen.findByLabelText('Copy this link')).toHaveValue('http://localhost/quote?pallets=2');
  });
});
