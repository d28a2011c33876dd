import type { DeskEnquiries, DeskEnquiry, DeskEnquiryDetail, MoveEnquiryInput } from '@saltbush/enquiries/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { EnquiriesPage } from '../enquiries/EnquiriesPage.tsx';

const row = (number: number, change: Partial<DeskEnquiry> = {}): DeskEnquiry => ({
  ...{ reference: `ENQ-2026-0000${number}`, status: 'new', isSuspect: false, topic: 'claim', name: `Person ${number}` },
  ...{ email: 'tom@yarra.example', company: '', excerpt: 'Two tiles broke.', receivedAt: '2026-11-21T02:00:00.000Z' },
  ...{ waitsSince: '2026-11-21T02:00:00.000Z', version: 1 },
  ...change,
});
const detailOf = (reference: string): DeskEnquiryDetail => ({
  ...{ reference, status: 'new', topic: 'claim', name: 'Tom', email: 'tom@yarra.example', phone: '', company: '' },
  ...{ message: `About ${reference}`, isSuspect: false, receivedAt: '2026-11-21T02:00:00.000Z', version: 1, trail: [] },
});
const counts = { new: 3, answered: 0, closed: 0, all: 3, suspect: 0 };
const rows = [row(1), row(2), row(3, { status: 'answered', waitsSince: null })];

function open(address = '/ops/enquiries', act: (call: Call) => Answer = () => ({ body: detailOf('x') })) {
  return openPage({
    path: '/ops/enquiries',
    page: EnquiriesPage,
    address,
    answer: (call) => {
      const [path = ''] = call.path.split('?');
      if (call.method !== 'GET') return act(call);
      if (path !== '/api/ops/enquiries') return { body: detailOf(path.split('/').at(-1) ?? '') };
      return { body: { rows, total: 3, page: 1, pageSize: 25, counts } satisfies DeskEnquiries };
    },
  });
}
const address = () => screen.getByTestId('address').textContent;
const listed = (name: string) => screen.findByRole('link', { name });
const posts = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST');

/** Says whether the window has room for a record beside the list. */
function haveRoom(hasRoom: boolean): void {
  window.matchMedia = ((query: string) => ({
    ...{ media: query, matches: hasRoom && query.includes('90em'), addEventListener: () => undefined },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  localStorage.clear();
  haveRoom(false);
});

it('asks for the order in the address, and links each heading to the next one', async () => {
  const { calls } = open('/ops/enquiries?sort=from');
  await listed('ENQ-2026-00001');
  expect(calls[0]?.path).toBe('/api/ops/enquiries?view=new&sort=from&page=1');
  const from = screen.getByRole('columnheader', { name: 'From' });
  expect(from).toHaveAttribute('aria-sort', 'ascending');
  expect(within(from).getByRole('link')).toHaveAttribute('href', '/ops/enquiries?sort=-from');
  expect(screen.getByRole('columnheader', { name: 'Message' })).not.toHaveAttribute('aria-sort');
});

it('shows the chosen columns, and still does after the page was left', async () => {
  const { user, unmount } = open();
  await listed('ENQ-2026-00001');
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByLabelText('Email'));
  await user.click(screen.getByLabelText('Message'));
  unmount();
  open();
  await listed('ENQ-2026-00001');
  expect(screen.getByRole('columnheader', { name: 'Email' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Message' })).toBeNull();
});

it('saves a view under a name, which is a link to its address, until it is removed', async () => {
  const { user } = open('/ops/enquiries?view=all&search=tiles&sort=-topic');
  await listed('ENQ-2026-00001');
  await user.click(screen.getByText('Saved views'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Save this view as')).toHaveAccessibleDescription(/Name the view/);
  await user.type(screen.getByLabelText('Save this view as'), 'Tiles{Enter}');
  expect(screen.getByRole('link', { name: 'Tiles' })).toHaveAttribute(
    'href',
    '/ops/enquiries?view=all&search=tiles&sort=-topic',
  );
  await user.click(screen.getByRole('button', { name: 'Remove Tiles' }));
  expect(screen.queryByRole('link', { name: 'Tiles' })).toBeNull();
});

it('opens records on their own page where there is no room beside the list', async () => {
  open('/ops/enquiries?open=ENQ-2026-00001');
  expect(await listed('ENQ-2026-00001')).toHaveAttribute('href', '/ops/enquiries/ENQ-2026-00001');
  expect(screen.queryByRole('complementary')).toBeNull();
});

describe('with room beside the list', () => {
  beforeEach(() => haveRoom(true));

  it('opens a record beside it, moves through the records by keyboard, and closes it again', async () => {
    const { user } = open('/ops/enquiries?view=all');
    await user.click(await listed('ENQ-2026-00001'));
    const beside = () => screen.getByRole('complementary');
    expect(await within(beside()).findByText('About ENQ-2026-00001')).toBeInTheDocument();
    expect(address()).toBe('/ops/enquiries?view=all&open=ENQ-2026-00001');
    await user.keyboard('j');
    expect(await within(beside()).findByText('About ENQ-2026-00002')).toBeInTheDocument();
    expect(await listed('ENQ-2026-00002')).toHaveFocus();
    await user.keyboard('a');
    expect(within(beside()).getByRole('textbox')).toHaveFocus();
    await user.click(within(beside()).getByRole('button', { name: 'Back to the list' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(await listed('ENQ-2026-00002')).toHaveFocus();
  });

  it('shows the record of the address, and its own page is one press away', async () => {
    open('/ops/enquiries?open=ENQ-2026-00002');
    const beside = await screen.findByRole('complementary', { name: 'ENQ-2026-00002' });
    expect(within(beside).getByRole('link', { name: 'Open its page' })).toHaveAttribute(
      'href',
      '/ops/enquiries/ENQ-2026-00002',
    );
  });

  it('opens what waits longest by itself, and not again once it is closed', async () => {
    const { user } = open();
    const beside = await screen.findByRole('complementary', { name: 'ENQ-2026-00001' });
    await user.click(within(beside).getByRole('button', { name: 'Back to the list' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await listed('ENQ-2026-00001');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(address()).toBe('/ops/enquiries');
  });

  it.each(['/ops/enquiries?view=all', '/ops/enquiries?search=tiles'])('opens nothing by itself at %s', async (at) => {
    open(at);
    await listed('ENQ-2026-00001');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('leaves a link with a modifier to the browser', async () => {
    const { user } = open('/ops/enquiries?view=all');
    const link = await listed('ENQ-2026-00001');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('acts for several rows', () => {
  it('chooses a row once while the key is held down, and goes on from row to row', async () => {
    const { user } = open();
    await listed('ENQ-2026-00001');
    await user.keyboard('{j>2/}{x>2/}');
    expect(screen.getByRole('checkbox', { name: 'Choose ENQ-2026-00002' })).toBeChecked();
  });

  it('asks once, leaves out rows that it is not for, and says which were refused', async () => {
    const { user, calls } = open('/ops/enquiries', ({ path }) =>
      path.includes('00002')
        ? refusal(409, 'stale', 'Somebody else changed it.')
        : { body: detailOf('ENQ-2026-00001') },
    );
    await listed('ENQ-2026-00001');
    await user.keyboard('jxjxjx');
    const bar = screen.getByRole('group', { name: 'Chosen enquiries' });
    expect(bar).toHaveTextContent('3 enquiries chosen');
    await user.click(within(bar).getByRole('button', { name: 'Mark as answered' }));
    expect(bar).toHaveTextContent('1 enquiry stays as it is: only new ones wait for an answer.');
    expect(posts(calls)).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('ENQ-2026-00002: Somebody else changed it.'),
    );
    expect(posts(calls).map(({ path, body }) => [path, (body as MoveEnquiryInput).status])).toEqual([
      ['/api/ops/enquiries/ENQ-2026-00001/events', 'answered'],
      ['/api/ops/enquiries/ENQ-2026-00002/events', 'answered'],
    ]);
    expect(screen.getByRole('group', { name: 'Chosen enquiries' })).toHaveTextContent('1 enquiry chosen');
  });

  it('does nothing when it is taken back', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose ENQ-2026-00001' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByRole('group', { name: 'Chosen enquiries' })).toBeNull();
    expect(posts(calls)).toEqual([]);
  });
});
