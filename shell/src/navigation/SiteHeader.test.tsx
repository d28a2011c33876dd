import { jest } from '@jest/globals';
import type { Visitor } from '@saltbush/contract';
import type { ContributedEntry } from '@saltbush/contract/boot';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SiteHeader } from './SiteHeader.tsx';

const signedOut: Visitor = { status: 'signed-out' };
const signedInAs = (firstName: string | null): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName, roles: ['client'] },
});

// The environment does not apply media queries, so the base styles hide the layout of large screens.
const anywhere = { hidden: true } as const;

const treeOf = (visitor: Visitor, path = '/about', contributed: readonly ContributedEntry[] = []) => (
  <MemoryRouter initialEntries={[path]}>
    <SiteHeader visitor={visitor} contributed={contributed} staffAppUrl="https://staff.example/" />
  </MemoryRouter>
);
const renderHeader = (...content: Parameters<typeof treeOf>) => render(treeOf(...content));

/** Small screens have the same entries in their sheet. */
const notInSheet = (element: HTMLElement) => element.closest('[data-menu="sheet"]') === null;
const linksOf = (name: string) => screen.getAllByRole('link', { name, ...anywhere }).filter(notInSheet);
function link(name: string): HTMLElement {
  const [first, ...others] = linksOf(name);
  if (first === undefined || others.length > 0) throw new Error(`There is not exactly one link ${name}.`);
  return first;
}
const strip = () => {
  const first = screen.getByRole('banner').firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error('There is no strip above the bar.');
  return first;
};
const menus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"]')];
const words = () => menus().map((menu) => menu.querySelector('summary')?.textContent);
function menuOf(name: string) {
  const menu = menus().find((each) => each.querySelector('summary')?.textContent === name);
  const summary = menu?.querySelector('summary');
  const panel = menu?.querySelector('ul');
  if (!menu || !summary || !panel) throw new Error(`There is no menu ${name}.`);
  return { menu, summary, panel };
}

describe('SiteHeader on large screens', () => {
  it.each(['Services', 'Company', 'Resources', 'Driver Resources'])(
    'opens and closes %s without a script',
    async (name) => {
      renderHeader(signedOut);
      const { menu, summary, panel } = menuOf(name);
      expect(panel).toHaveStyle({ display: 'none' });
      await userEvent.click(summary);
      expect(menu).toHaveAttribute('open');
      expect(panel).toHaveStyle({ display: 'grid' });
      await userEvent.click(summary);
      expect(menu).not.toHaveAttribute('open');
      expect(panel).toHaveStyle({ display: 'none' });
    },
  );

  it('leaves a menu open through hydration that was opened before, and reports nothing', () => {
    const tree = treeOf(signedOut);
    const container = document.createElement('div');
    container.innerHTML = renderToString(tree);
    document.body.append(container);
    const opened = [menuOf('Company').menu, ...container.querySelectorAll<HTMLDetailsElement>('[data-menu="sheet"]')];
    const group = container.querySelector<HTMLDetailsElement>('[name="site-menu-group"]');
    for (const menu of [...opened, group]) menu?.setAttribute('open', '');
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();
    render(tree, { container, hydrate: true, onRecoverableError });
    expect(complain.mock.calls).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    complain.mockRestore();
    for (const menu of [...opened, group]) {
      expect(menu?.isConnected).toBe(true);
      expect(menu).toHaveAttribute('open');
    }
  });

  it('marks the current page and its menu', () => {
    renderHeader(signedOut, '/services/ltl');
    expect(link('Less Than Truck Loads')).toHaveAttribute('aria-current', 'page');
    expect(menuOf('Services').summary).toHaveAttribute('aria-current', 'true');
    expect(menuOf('Company').summary).not.toHaveAttribute('aria-current');
  });

  it('offers sign-in and the staff application to who is signed out', () => {
    renderHeader(signedOut);
    expect(link('Client Portal')).toHaveAttribute('href', '/api/login?returnTo=%2F');
    expect(link('Staff Login')).toHaveAttribute('href', 'https://staff.example/auth');
    expect(screen.queryByRole('link', { name: 'Dashboard', ...anywhere })).not.toBeInTheDocument();
    expect(link('Transporter Digital')).toHaveAttribute('href', '/transporter-digital');
  });

  it.each([signedOut, signedInAs('Sam')])('leads to a price and to tracking from every page: %p', (visitor) => {
    renderHeader(visitor, '/track');
    expect(link('Get a quote')).toHaveAttribute('href', '/quote');
    const track = link('Track');
    expect(track).toHaveAttribute('href', '/track');
    expect(track).toHaveAttribute('aria-current', 'page');
  });

  it('welcomes who is signed in by first name, or by e-mail', () => {
    renderHeader(signedInAs('Sam'));
    expect(within(strip()).getByText('Welcome, Sam')).toBeInTheDocument();
    expect(link('Logout')).toHaveAttribute('href', '/api/logout');
    expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(words()).toEqual(['Services', 'Company', 'Resources']);
    expect(screen.queryByRole('link', { name: 'Client Portal', ...anywhere })).not.toBeInTheDocument();
  });

  it('falls back to the e-mail address', () => {
    renderHeader(signedInAs(null));
    expect(within(strip()).getByText('Welcome, sam@example.com')).toBeInTheDocument();
  });

  it('leads staff to their desk beside the account, where a visitor has no menu to search', () => {
    const desk = { menu: 'company', label: 'Bookings desk', path: '/ops/bookings', isWork: true } as const;
    renderHeader(signedInAs('Tom'), '/ops/bookings', [desk]);
    const work = screen.getByRole('navigation', { name: 'Work', ...anywhere });
    const link = within(work).getByRole('link', { name: 'Bookings desk', ...anywhere });
    expect(link).toHaveAttribute('href', '/ops/bookings');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(menuOf('Company').summary).not.toHaveAttribute('aria-current');
  });

  it('shows an entry that a release adds', () => {
    const fleet = { menu: 'resources', label: 'Fleet in 3D', path: '/ar-truck-tool', isWork: false } as const;
    renderHeader(signedOut, '/', [fleet]);
    expect(link('Fleet in 3D')).toHaveAttribute('href', '/ar-truck-tool');
  });
});
