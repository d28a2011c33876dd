import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemotePanel } from './RemotePanel.tsx';

describe('RemotePanel', () => {
  it('says what happened, offers another attempt and the phone number', async () => {
    const onRetry = jest.fn();
    render(<RemotePanel title="Instant quote" onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Instant quote' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this page.');
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not ask twice while it is busy', async () => {
    const onRetry = jest.fn();
    render(<RemotePanel title="Instant quote" onRetry={onRetry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
