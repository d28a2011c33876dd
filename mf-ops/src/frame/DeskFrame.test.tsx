import { HostContext } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskFrame } from './DeskFrame.tsx';
import type { Shortcut } from './shortcut.ts';

const pressed: string[] = [];
const shortcuts: Shortcut[] = [{ keys: 'j', does: 'Next booking', run: () => pressed.push('j') }];

function openFrame() {
  render(
    <HostContext.Provider value={testHost()}>
      <DeskFrame title="Bookings" shortcuts={shortcuts}>
        <input aria-label="Search" />
      </DeskFrame>
    </HostContext.Provider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  pressed.length = 0;
  localStorage.clear();
});

describe('the keys of the desk', () => {
  it('work everywhere except where somebody types', async () => {
    const user = openFrame();
    await user.keyboard('j');
    expect(pressed).toEqual(['j']);
    await user.click(screen.getByLabelText('Search'));
    await user.keyboard('j?gm');
    expect(pressed).toEqual(['j']);
    expect(screen.getByLabelText('Search')).toHaveValue('j?gm');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leave keys with modifiers to the browser', async () => {
    const user = openFrame();
    await user.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
    expect(pressed).toEqual([]);
  });

  it('are listed by ? and by a button, and can be switched off for good', async () => {
    const user = openFrame();
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard' });
    expect(within(dialog).getByText('Next booking')).toBeInTheDocument();
    // The host follows these, from its rail.
    expect(within(dialog).getByText('Go to mail')).toBeInTheDocument();
    await user.click(within(dialog).getByLabelText('Use these keys'));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.keyboard('j?');
    expect(pressed).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('saltbush-desk-shortcuts')).toBe('off');
    await user.click(screen.getByRole('button', { name: /Keyboard/ }));
    await user.click(screen.getByLabelText('Use these keys'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('j');
    expect(pressed).toEqual(['j']);
  });

  it('work at once when the list closes, though its box still has the focus', async () => {
    const user = openFrame();
    await user.keyboard('?');
    screen.getByLabelText('Use these keys').focus();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.getByLabelText('Use these keys')).toHaveFocus();
    await user.keyboard('j');
    expect(pressed).toEqual(['j']);
  });
});
