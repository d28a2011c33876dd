import type { Visitor } from '@saltbush/contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ContributedEntry } from './navigation-entry.ts';
import { SiteHeader } from './SiteHeader.tsx';

const signedOut: Visitor = { status: 'signed-out' };
const signedInAs = (firstName: string | null): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName, roles: ['client'] },
});

// jsdom does not apply media queries, so the base styles alone decide which layout counts as hidden.
const anywhere = { hidden: true } as const;

function renderHeader(visitor: Visitor, path = '/about', contributed: readonly ContributedEntry[] = []) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader visitor={visitor} contributed={contributed} staffAppUrl="https://staff.example/" />
      <p>Page behind</p>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const menuButton = (name: string) => screen.getByRole('button', { name, ...anywhere });
const panelOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');

describe('SiteHeader on large screens', () => {
  it.each(['Services', 'Company', 'Resources', 'Driver Resources'])('opens and closes %s by a press', async (name) => {
    const user = renderHeader(signedOut);
    const button = menuButton(name);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panelOf(button)).toHaveStyle({ display: 'grid' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(panelOf(button)).toHaveStyle({ display: 'none' });
  });

  it('opens with Enter and Space', async () => {
    const user = renderHeader(signedOut);
    menuButton('Company').focus();
    await user.keyboard('{Enter}');
    expect(menuButton('Company')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(menuButton('Company')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and gives focus back to the button', async () => {
    const user = renderHeader(signedOut);
    const button = menuButton('Resources');
    await user.click(button);
    const [firstLink] = within(panelOf(button) ?? button).getAllByRole('link', anywhere);
    firstLink?.focus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('keeps one menu open at a time', async () => {
    const user = renderHeader(signedOut);
    await user.click(menuButton('Services'));
    await user.click(menuButton('Driver Resources'));
    expect(menuButton('Services')).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton('Driver Resources')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on a press elsewhere', async () => {
    const user = renderHeader(signedOut);
    await user.click(menuButton('Services'));
    await user.click(screen.getByText('Page behind'));
    expect(menuButton('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link is chosen', async () => {
    const user = renderHeader(signedOut);
    await user.click(menuButton('Services'));
    const link = screen.getByRole('link', { name: 'Taxi Trucks', ...anywhere });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(menuButton('Services')).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the current page and its menu', () => {
    renderHeader(signedOut, '/services/ltl');
    expect(screen.getByRole('link', { name: 'Less Than Truck Loads', ...anywhere })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(menuButton('Services')).toHaveAttribute('aria-current', 'true');
    expect(menuButton('Company')).not.toHaveAttribute('aria-current');
  });

  it('offers sign-in and the staff application to who is signed out', () => {
    renderHeader(signedOut);
    expect(screen.getByRole('link', { name: 'Client Portal', ...anywhere })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2F',
    );
    expect(screen.getByRole('link', { name: 'Staff Login', ...anywhere })).toHaveAttribute(
      'href',
      'https://staff.example/auth',
    );
    expect(screen.queryByRole('link', { name: 'Dashboard', ...anywhere })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transporter Digital', ...anywhere })).toHaveAttribute(
      'href',
      '/transporter-digital',
    );
  });

  it.each([signedOut, signedInAs('Sam')])('leads to a price and to tracking from every page: %p', (visitor) => {
    renderHeader(visitor, '/track');
    expect(screen.getByRole('link', { name: 'Get a quote', ...anywhere })).toHaveAttribute('href', '/quote');
    const track = screen.getByRole('link', { name: 'Track', ...anywhere });
    expect(track).toHaveAttribute('href', '/track');
    expect(track).toHaveAttribute('aria-current', 'page');
  });

  it('welcomes who is signed in by first name, or by e-mail', () => {
    renderHeader(signedInAs('Sam'));
    expect(screen.getByText('Welcome, Sam')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Logout', ...anywhere })).toHaveAttribute('href', '/api/logout');
    expect(screen.getByRole('link', { name: 'Dashboard', ...anywhere })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('button', { name: 'Driver Resources', ...anywhere })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Client Portal', ...anywhere })).not.toBeInTheDocument();
  });

  it('falls back to the e-mail address', () => {
    renderHeader(signedInAs(null));
    expect(screen.getByText('Welcome, sam@example.com')).toBeInTheDocument();
  });

  it('leads staff to their desk beside the account, where a visitor has no menu to search', () => {
    const desk = { menu: 'company', label: 'Bookings desk', path: '/ops/bookings', isWork: true } as const;
    renderHeader(signedInAs('Tom'), '/ops/bookings', [desk]);
    const work = screen.getByRole('navigation', { name: 'Work', ...anywhere });
    const link = within(work).getByRole('link', { name: 'Bookings desk', ...anywhere });
    expect(link).toHaveAttribute('href', '/ops/bookings');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(menuButton('Company')).not.toHaveAttribute('aria-current');
  });

  it('shows an entry that a release adds', () => {
    const fleet = { menu: 'resources', label: 'Fleet in 3D', path: '/ar-truck-tool', isWork: false } as const;
    renderHeader(signedOut, '/', [fleet]);
    expect(screen.getByRole('link', { name: 'Fleet in 3D', ...anywhere })).toHaveAttribute('href', '/ar-truck-tool');
  });
});
