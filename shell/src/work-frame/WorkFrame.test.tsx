import { jest } from '@jest/globals';
import { HostContext, type Role, type Visitor } from '@saltbush/contract';
import { type ContributedArea, REFUSED_EVENT } from '@saltbush/contract/boot';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type PageSource, PageSourceContext } from '../pages/PageSource.ts';
import { WorkFrame } from './WorkFrame.tsx';

const COUNTS = '/api/ops/counts';
const AREAS: ContributedArea[] = [
  { place: 'portal', label: 'Overview', icon: 'home', path: '/dashboard' },
  {
    ...{ place: 'desk', label: 'Bookings', icon: 'calendar', path: '/ops/bookings', keys: 'g b' },
    count: { from: COUNTS, name: 'requestedBookings', label: 'requested' },
  },
  { place: 'desk', label: 'Mail', icon: 'mail', path: '/ops/mail', keys: 'g m' },
  { place: 'desk', label: 'Clients', icon: 'building', path: '/ops/clients' },
  { place: 'desk', label: 'Drivers', icon: 'wheel', path: '/ops/drivers' },
  { place: 'desk', label: 'People', icon: 'people', path: '/ops/people' },
  { place: 'console', label: 'Releases', icon: 'layers', path: '/ops/releases' },
];

function sourceFor(visitor: Visitor, isRailNarrow: boolean): PageSource {
  const start = { visitor, remotes: [], rest: { areas: AREAS }, isRailNarrow };
  const live = {
    start,
    state: () => start,
    onShow: () => ({ remote: 'mf-ops', version: () => '1.2.0' }),
    onChange: () => () => {},
    connection: () => 'starting',
  };
  return { live, findOut: async () => {} } as unknown as PageSource;
}

const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: 'alex', email: 'alex@saltbush.example', firstName: 'Alex', roles },
});

const tree = (visitor: Visitor, isRailNarrow = false) => (
  <HostContext.Provider value={testHost({ visitor })}>
    <PageSourceContext.Provider value={sourceFor(visitor, isRailNarrow)}>
      <MemoryRouter initialEntries={['/ops/bookings/BK-2026-0001?from=list']}>
        <WorkFrame visitor={visitor} access="staff" mainId="main">
          <input aria-label="Note" />
        </WorkFrame>
      </MemoryRouter>
    </PageSourceContext.Provider>
  </HostContext.Provider>
);

/** What the gateway says, by address. */
let answers: Record<string, () => { status: number; body: unknown }>;

beforeEach(() => {
  localStorage.clear();
  answers = { [COUNTS]: () => ({ status: 200, body: { requestedBookings: 7 } }) };
  globalThis.fetch = jest.fn(async (address: unknown) => {
    const { status, body } = answers[String(address)]?.() ?? { status: 404, body: {} };
    const text = JSON.stringify(body);
    const headers = { get: () => 'application/json' };
    return { ok: status < 300, status, headers, json: async () => body, text: async () => text } as unknown as Response;
  }) as typeof fetch;
});

const rail = () => within(screen.getByRole('navigation', { name: 'Areas' }));

async function open(visitor: Visitor = withRoles('staff')) {
  render(tree(visitor));
  await screen.findAllByTitle('7 requested');
  return userEvent.setup();
}

describe('the frame to work in', () => {
  it('lists the areas of the place, marks the one the address is in, and says how many wait', async () => {
    await open();
    const links = rail().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      AREAS.filter(({ place }) => place === 'desk').map(({ path }) => path),
    );
    expect(rail().getByRole('link', { current: 'page' })).toHaveAccessibleName('Bookings 7 requested');
  });

  it('offers the workplaces of the visitor, and the public site', async () => {
    await open(withRoles('client', 'staff', 'ops'));
    const places = within(screen.getByRole('navigation', { name: 'Places' })).getAllByRole('link');
    expect(places.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Portal', '/dashboard', null],
      ['Desk', '/ops/bookings', 'true'],
      ['Console', '/ops/releases', null],
    ]);
    for (const link of screen.getAllByRole('link', { name: 'Public site' })) {
      expect(link).toHaveAttribute('href', '/services');
    }
  });

  it('keeps four areas at the bottom of phones and the rest behind More', async () => {
    await open();
    const bar = screen.getByRole('navigation', { name: 'Areas on small screens', hidden: true });
    const more = bar.querySelector('details');
    const behind = within(more as HTMLElement).getAllByRole('link', { hidden: true });
    expect(behind.map(({ textContent }) => textContent)).toEqual(['People', 'Public site', 'Logout']);
    expect(within(bar).getAllByRole('link', { hidden: true })).toHaveLength(4 + behind.length);
  });

  it('makes the rail narrow and wide again', async () => {
    const user = await open();
    const toggle = screen.getByRole('button', { name: 'Narrow' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Widen' })).toHaveAttribute('aria-expanded', 'false');
    expect(rail().getByRole('link', { name: 'Mail' })).toBeInTheDocument();
  });

  it('is complete on the server, with the width of the rail that this browser had', () => {
    expect(renderToString(tree(withRoles('staff')))).not.toContain('data-rail');
    const html = renderToString(tree(withRoles('staff'), true));
    expect(html).toContain('data-rail="narrow"');
    expect(html).toContain('href="/ops/mail"');
    expect(html).not.toContain('style="');
  });

  it('follows the link of an area by its keys, unless somebody types or has switched them off', async () => {
    const user = await open();
    const clicked: string[] = [];
    const onClick = (event: Event) => {
      event.preventDefault();
      clicked.push((event.target as HTMLAnchorElement).pathname);
    };
    const ofPage: string[] = [];
    const onKey = (event: KeyboardEvent) => void (event.defaultPrevented || ofPage.push(event.key));
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    await user.keyboard('gm');
    document.removeEventListener('keydown', onKey);
    expect(ofPage).toEqual(['g']);
    await user.keyboard('gxm');
    await user.keyboard('{Control>}gb{/Control}');
    screen.getByLabelText('Note').focus();
    await user.keyboard('gb');
    act(() => screen.getByLabelText('Note').blur());
    localStorage.setItem('saltbush-desk-shortcuts', 'off');
    await user.keyboard('gb');
    document.removeEventListener('click', onClick);
    expect(clicked).toEqual(['/ops/mail']);
  });
});

describe('a session that ends while somebody works', () => {
  it('is said in place, with the way to sign in beside the page, and nothing typed is lost', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Note'), 'Gate 4');
    answers['/api/auth/user'] = () => ({ status: 401, body: {} });
    act(() => void window.dispatchEvent(new Event(REFUSED_EVENT)));
    const link = await screen.findByRole('link', { name: /^Sign in again/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fops%2Fbookings%2FBK-2026-0001%3Ffrom%3Dlist');
    expect(screen.getByLabelText('Note')).toHaveValue('Gate 4');

    const { id, email, firstName } = { id: 'alex', email: 'alex@saltbush.example', firstName: 'Alex' };
    answers['/api/auth/user'] = () => ({ status: 200, body: { id, email, firstName, roles: ['staff'] } });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Sign in again/ })).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('Gate 4');
  });

  it('is told apart from one of somebody else', async () => {
    await open();
    const other = { id: 'kim', email: 'kim@saltbush.example', firstName: 'Kim', roles: ['staff'] };
    answers['/api/auth/user'] = () => ({ status: 200, body: other });
    act(() => void window.dispatchEvent(new Event(REFUSED_EVENT)));
    expect(await screen.findByText('You are now signed in as kim@saltbush.example.')).toBeInTheDocument();
  });
});
