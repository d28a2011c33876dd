import type { Visitor } from '@saltbush/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MobileNavigation } from './MobileNavigation.tsx';
import { siteMenus } from './siteMenus.ts';

const signedOut: Visitor = { status: 'signed-out' };
const signedIn = {
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: null, roles: ['client'] },
} satisfies Visitor;

const staff: Visitor = { ...signedIn, user: { ...signedIn.user, roles: ['staff'] } };

/** Opens the menu as a browser without any script does. */
async function openMenu(visitor: Visitor = signedOut, pathname = '/about') {
  render(
    <MobileNavigation
      groups={siteMenus(visitor, [])}
      work={visitor === staff ? [{ label: 'Bookings desk', path: '/ops/bookings' }] : []}
      visitor={visitor}
      staffAppUrl="https://staff.example"
      pathname={pathname}
    />,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Menu'));
  return user;
}

const group = (name: string) => screen.getByText(name, { selector: 'summary' });

describe('MobileNavigation', () => {
  it('opens without a script, lists the four groups, and closes again', async () => {
    const user = await openMenu();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    for (const name of ['Services', 'Company', 'Resources', 'Driver Resources']) {
      expect(group(name)).toBeVisible();
      expect(group(name).parentElement).not.toHaveAttribute('open');
    }
    await user.click(screen.getByText('Menu'));
    expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  });

  it('leads to a price and to tracking', async () => {
    await openMenu(signedIn, '/quote');
    expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/track');
  });

  it('opens and collapses a group without a script, and lets the browser keep one open at a time', async () => {
    const user = await openMenu();
    await user.click(group('Services'));
    expect(screen.getByRole('link', { name: 'Full Truck Loads' })).toBeVisible();
    await user.click(group('Services'));
    expect(screen.queryByRole('link', { name: 'Full Truck Loads' })).not.toBeInTheDocument();
    const names = ['Services', 'Company'].map((name) => group(name).parentElement?.getAttribute('name'));
    expect(names).toEqual(['site-menu-group', 'site-menu-group']);
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
    expect(screen.queryByText('Driver Resources')).not.toBeInTheDocument();
  });

  it('leads staff to their desk without opening a group', async () => {
    await openMenu(staff);
    expect(screen.getByRole('link', { name: 'Bookings desk' })).toHaveAttribute('href', '/ops/bookings');
  });
});
