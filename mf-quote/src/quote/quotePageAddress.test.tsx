import { jest } from '@jest/globals';
import { testHost } from '@saltbush/tooling/testing/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { calculate, passTime, settle, summary } from '../../fixtures/quotePageActs.ts';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const MORNING = '2026-11-20T09:00:00+11:00';

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
});

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

describe('the address of the quote page', () => {
  const openWithAddress = (search: string) => {
    jest.useFakeTimers({ now: new Date(MORNING) });
    render(
      <SiteForTests host={testHost()}>
        <MemoryRouter initialEntries={[`/quote${search}`]}>
          <QuotePage />
          <Address />
        </MemoryRouter>
      </SiteForTests>,
    );
    return userEvent.setup({ delay: null });
  };
  const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

  it('stays until an answer changes, then follows when typing pauses, in the same form', async () => {
    const user = openWithAddress('?pickup=Newtown&delivery=Bondi&utm=x');
    await passTime(1000);
    expect(address()).toBe('?pickup=Newtown&delivery=Bondi&utm=x');
    const pickup = screen.getByRole('combobox', { name: 'Pickup suburb' });
    await user.type(pickup, ' 2042');
    await settle();
    expect(address()).toContain('utm');
    await passTime(500);
    expect(address()).toBe('?pickup=Newtown+2042&delivery=Bondi');
    expect(screen.getByRole('combobox', { name: 'Pickup suburb' })).toBe(pickup);
  });

  it('does not wait before a click, which may leave the page', async () => {
    const user = openWithAddress('?pickup=Newtown&delivery=Bondi');
    await user.type(screen.getByRole('combobox', { name: 'Delivery suburb' }), ' Beach');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await settle();
    expect(address()).toBe('?pickup=Newtown&delivery=Bondi+Beach');
  });

  it('shows the price from the start when the address asks for it, and does not move the focus', async () => {
    openWithAddress('?pickup=Newtown&delivery=Bondi&level=vip&quoted=1');
    await passTime(10);
    expect(summary()).toHaveTextContent('$126.50');
    expect(document.body).toHaveFocus();
  });

  it('says beside a field what the browser cannot read', async () => {
    openWithAddress('?service=ltl&pickup=Sydney&delivery=Perth&pallets=4');
    const pallets = screen.getByRole('spinbutton', { name: 'Number of pallets' });
    Object.defineProperty(pallets, 'validity', { configurable: true, value: { badInput: true } });
    fireEvent.input(pallets);
    await settle();
    expect(pallets).toHaveAccessibleDescription(/We cannot read this/);
    await calculate();
    expect(pallets).toHaveFocus();
    Object.defineProperty(pallets, 'validity', { configurable: true, value: { badInput: false } });
    fireEvent.input(pallets);
    await settle();
    expect(pallets).not.toHaveAccessibleDescription(/We cannot read this/);
  });
});
