import { type Host, HostContext, type Visitor } from '@saltbush/contract';
import type { SearchResult } from '@saltbush/contract/search';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type PageSource, PageSourceContext } from '../pages/PageSource.ts';
import { WorkSearch } from './WorkSearch.tsx';

const VISITOR: Visitor = {
  status: 'signed-in',
  user: { id: 'tom', email: 'tom@x.example', firstName: null, roles: ['staff'] },
};
const REMOTES = [
  {
    name: 'mf-ops',
    releases: [
      {
        version: '1.0.0',
        search: ['Bookings', 'Clients'].map((label) => ({
          ...{ label, access: 'staff', api: `/api/ops/${label.toLowerCase()}/search` },
        })),
      },
    ],
  },
];
const SH: SearchResult = { title: 'SH-2026-0001', detail: 'Harbour Foods · PO 77', path: '/ops/bookings/SH-2026-0001' };
const SH_2: SearchResult = { ...SH, title: 'SH-2026-0002', path: '/ops/bookings/SH-2026-0002' };
const CL: SearchResult = { title: 'Harbour Foods', detail: 'CL-2026-00001', path: '/ops/clients/CL-2026-00001' };

type Answers = Record<string, SearchResult[] | number | 'never'>;
let answers: Answers = {};
const { fetch: original } = globalThis;

beforeEach(() => {
  answers = { bookings: [SH, SH_2], clients: [CL] };
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = (async (url: string) => {
    const [, name = ''] = /ops\/(\w+)\//.exec(url) ?? [];
    const given = answers[name] ?? [];
    if (given === 'never') return new Promise(() => {});
    const status = typeof given === 'number' ? given : 200;
    const text = JSON.stringify(typeof given === 'number' ? {} : { results: given });
    return { ok: status === 200, status, statusText: '', headers: new Headers(), text: async () => text } as Response;
  }) as unknown as typeof fetch;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  globalThis.fetch = original;
});

/** Where links lead, instead of leaving the document. */
const followed: string[] = [];
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
});

function open(visitor = VISITOR, changes: Partial<PageSource> = {}) {
  followed.length = 0;
  const source = {
    findOut: async () => {},
    live: { state: () => ({ remotes: REMOTES }) },
    find: (pathname: string) => ({ status: pathname.startsWith('/ops/') ? 'found' : 'not-found' }),
    ...changes,
  } as unknown as PageSource;
  const host = { visitor } as Host;
  const tree = (
    <MemoryRouter initialEntries={['/ops/bookings?page=2']}>
      <HostContext.Provider value={host}>
        <PageSourceContext.Provider value={source}>
          <a href="/ops/enquiries">Elsewhere</a>
          <textarea aria-label="Note" />
          <WorkSearch />
        </PageSourceContext.Provider>
      </HostContext.Provider>
    </MemoryRouter>
  );
  return { user: userEvent.setup(), ...render(tree) };
}

/** Nothing here is as wide as a tablet, so the field is hidden while the sheet is closed. */
const field = () => screen.getByRole('combobox', { name: 'Search', hidden: true });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const option = (name: RegExp) => screen.findByRole('option', { name });

describe('WorkSearch', () => {
  it('is focused by the slash key, but not where somebody types or has switched such keys off', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('/');
    expect(screen.getByLabelText('Note')).toHaveValue('/');
    act(() => screen.getByText('Elsewhere').focus());
    localStorage.setItem('saltbush-desk-shortcuts', 'off');
    await user.keyboard('/');
    expect(field()).not.toHaveFocus();
    localStorage.clear();
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('shows results by source, moves with the arrows around both ends, and opens with Enter', async () => {
    const { user } = open();
    await user.keyboard('/harbour');
    await option(/SH-2026-0001/);
    const list = screen.getByRole('listbox', { name: 'Results' });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => within(group).getAllByRole('option').length),
    ).toEqual([2, 1]);
    expect(screen.getByRole('group', { name: 'Clients' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(active()).toHaveTextContent('SH-2026-0001');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('CL-2026-00001');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('SH-2026-0001');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('CL-2026-00001');
    expect(screen.getByText('3 results')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(followed).toEqual([CL.path]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('opens the first result when Enter comes before the answers', async () => {
    const { user } = open();
    await user.keyboard('/harbour{Enter}');
    expect(followed).toEqual([]);
    await screen.findByText(() => followed.length > 0, {}, { timeout: 3_000 }).catch(() => null);
    expect(followed).toEqual([SH.path]);
  });

  it('goes back to where the keys were with Escape, and keeps what was typed', async () => {
    const { user } = open();
    act(() => screen.getByText('Elsewhere').focus());
    await user.keyboard('/harbour');
    await option(/SH-2026-0001/);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('/');
    expect(field()).toHaveValue('harbour');
    expect(await option(/SH-2026-0001/)).toBeVisible();
  });

  it('shows what other sources found beside one that is down, and says which', async () => {
    answers = { bookings: 503, clients: [CL] };
    const { user } = open();
    await user.keyboard('/harbour');
    expect(await option(/Harbour Foods/)).toBeVisible();
    expect(await screen.findByText('Bookings could not be searched just now.')).toBeVisible();
  });

  it('shows the others at once while one is slow', async () => {
    answers = { bookings: 'never', clients: [CL] };
    const { user } = open();
    await user.keyboard('/harbour');
    expect(await option(/Harbour Foods/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(followed).toEqual([CL.path]);
  });

  it('says in plain words when nothing is found, nothing can be asked, and too little was typed', async () => {
    answers = { bookings: [], clients: [] };
    const { user } = open();
    await user.keyboard('/z');
    expect(screen.getByText('Type at least two characters.')).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByText(/^Nothing fits “zz”/)).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    answers = { bookings: 503, clients: 502 };
    await user.keyboard('z');
    expect(await screen.findByText(/^The search cannot be reached/)).toBeVisible();
  });

  it('asks to sign in again, and to come back, once the session has ended', async () => {
    answers = { bookings: 401, clients: 401 };
    const { user } = open();
    await user.keyboard('/harbour');
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fops%2Fbookings%3Fpage%3D2',
    );
    expect(field()).toHaveValue('harbour');
  });

  it('leaves out what leads to no page of this visitor', async () => {
    answers = { bookings: [{ ...SH, path: '/api/logout' }, SH_2], clients: [] };
    const { user } = open();
    await user.keyboard('/sh');
    await option(/SH-2026-0002/);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('offers what this person chose last, the newest first, and nothing of another', async () => {
    const { user, unmount } = open();
    for (const [typed, name] of [
      ['one', /SH-2026-0001/],
      ['two', /CL-2026-00001/],
    ] as const) {
      await user.keyboard(`/${typed}`);
      await user.click(await option(name));
    }
    await user.keyboard('/');
    expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Harbour FoodsCL'),
      expect.stringContaining('SH-2026-0001'),
    ]);
    unmount();
    const other = open({ ...VISITOR, user: { ...VISITOR.user, id: 'kim' } } as Visitor);
    await other.user.keyboard('/');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('does not take Enter from somebody who composes a character', async () => {
    const { user } = open();
    await user.keyboard('/harbour');
    await option(/SH-2026-0001/);
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    act(() => void field().dispatchEvent(event));
    expect(followed).toEqual([]);
  });

  it('opens as a sheet with a button, which says so', async () => {
    const { user } = open();
    const [opener] = screen.getAllByRole('button', { name: 'Search', hidden: true });
    if (!opener) throw new Error('There is no button.');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    act(() => opener.click());
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});
