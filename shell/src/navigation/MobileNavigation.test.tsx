import type { Visitor } from '@saltbush/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MobileNavigation } from './MobileNavigation.tsx';
import { siteMenus } from './siteMenus.ts';

const signedOut: Visitor = { status: 'signed-out' };
const signedIn = {
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: null, roles: ['client'] },
} satisfies Visitor;

const staff: Visitor = { ...signedIn, user: { ...signedIn.user, roles: ['staff'] } };

async function openMenu(visitor: Visitor = signedOut, path = '/about') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <MobileNavigation
        groups={siteMenus(visitor, [])}
        work={visitor === staff ? [{ label: 'Bookings desk', path: '/ops/bookings' }] : []}
        visitor={visitor}
        staffAppUrl="https://staff.example"
      />
      <button type="button">Behind</button>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(toggle());
  return user;
}

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const group = (name: string) => screen.getByRole('button', { name });

describe('MobileNavigation', () => {
  it('opens on the toggle, moves focus in, and lists the four groups', async () => {
    await openMenu();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    for (const name of ['Services', 'Company', 'Resources', 'Driver Resources']) {
      expect(group(name)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('leads to a price and to tracking', async () => {
    await openMenu(signedIn, '/quote');
    expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/track');
  });

  it('has at most one group open, and collapses the open one', async () => {
    const user = await openMenu();
    await user.click(group('Services'));
    expect(screen.getByRole('link', { name: 'Full Truck Loads' })).toBeVisible();
    await user.click(group('Company'));
    expect(group('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Full Truck Loads' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Case Studies' })).toBeVisible();
    await user.click(group('Company'));
    expect(group('Company')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and gives focus back to the toggle', async () => {
    const user = await openMenu();
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  });

  it('closes after a link is chosen', async () => {
    const user = await openMenu();
    await user.click(group('Resources'));
    const link = screen.getByRole('link', { name: 'FAQ' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when focus goes on to the page', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the group of the current page', async () => {
    await openMenu(signedOut, '/faq');
    expect(group('Resources')).toHaveAttribute('aria-current', 'true');
    expect(group('Services')).not.toHaveAttribute('aria-current');
  });

  it('offers sign-in and the staff application to who is signed out', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/api/login?returnTo=%2F');
    expect(screen.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', 'https://staff.example/auth');
  });

  it('offers the dashboard and Logout to who is signed in', async () => {
    await openMenu(signedIn);
    expect(screen.getByText('Welcome, sam@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('button', { name: 'Driver Resources' })).not.toBeInTheDocument();
  });

  it('leads staff to their desk without opening a group', async () => {
    await openMenu(staff);
    expect(screen.getByRole('link', { name: 'Bookings desk' })).toHaveAttribute('href', '/ops/bookings');
  });
});
