import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeSample } from './CodeSample.tsx';

const shown = (code: string) => <CodeSample label="The key" code={code} />;

describe('CodeSample', () => {
  it('copies the code, and says so until the code changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(shown('sk_test_1'));
    await user.click(screen.getByRole('button', { name: 'Copy: The key' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('sk_test_1');
    rerender(shown('sk_test_2'));
    expect(screen.getByRole('button', { name: 'Copy: The key' })).toBeVisible();
  });

  it('selects the code when the page may not use the clipboard', async () => {
    const user = userEvent.setup();
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    render(shown('sk_test_1'));
    await user.click(screen.getByRole('button', { name: 'Copy: The key' }));
    expect(await screen.findByText(/copy it with your keyboard/)).toBeVisible();
    expect(String(getSelection())).toBe('sk_test_1');
  });
});
