import type { ErasePersonInput, ErasurePreview, PersonAct, PersonFound } from '@saltbush/business-api/people';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, act as settle, waitFor, within } from '@testing-library/react';
import { PeoplePage } from './PeoplePage.tsx';

const EMAIL = 'ana@harbour.example';
const found: PersonFound = { email: EMAIL, parts: { bookings: 2, mails: 5 }, acts: [] };
const preview: ErasurePreview = {
  email: EMAIL,
  counts: { bookings: { removed: 1, blanked: 1, kept: 0 }, mails: { removed: 5, blanked: 0, kept: 0 } },
  obstacles: [],
  seen: 'abc',
};
const act: PersonAct = {
  ...{
    seq: 1,
    kind: 'erasure',
    at: '2026-11-21T02:00:00.000Z',
    actor: 'kim@saltbush.example',
    reason: 'Asked by mail',
  },
  ...{ pseudonym: 'Erased person 4F2A91', counts: preview.counts },
};

const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

/** Collects the addresses that the page was left for. */
function watchLeaving(): string[] {
  const left: string[] = [];
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.getAttribute('href') ?? '');
  });
  return left;
}

function open(answers: Partial<Record<string, (call: Call) => Answer>> = {}, address = '/ops/people') {
  const acts = { rows: [act], total: 1, page: 1, pageSize: 25, isIntact: true };
  const known: Record<string, (call: Call) => Answer> = {
    acts: () => ({ body: acts }),
    search: () => ({ body: found }),
    'erasure-preview': () => ({ body: preview }),
    erasure: () => CONFIRM,
    export: () => CONFIRM,
    ...(answers as Record<string, (call: Call) => Answer>),
  };
  const page = openPage({
    path: '/ops/people',
    page: PeoplePage,
    address,
    answer: (call) => {
      const name = /people\/([a-z-]+)/.exec(call.path)?.[1] ?? '';
      return known[name]?.(call) ?? { status: 404, body: {} };
    },
  });
  const lookUp = async (email = EMAIL) => {
    await page.user.type(screen.getByLabelText(/^E-mail of the person/), email);
    await page.user.click(screen.getByRole('button', { name: 'Look up' }));
  };
  const sent = (name: string) => page.calls.filter(({ path }) => path.endsWith(`/people/${name}`));
  return { ...page, lookUp, sent };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('people on the desk', () => {
  it('are looked up by the whole address, which appears in no URL of the site', async () => {
    const { lookUp, calls } = open();
    await lookUp();
    const heading = await screen.findByRole('heading', { name: `About ${EMAIL}` });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Bookings, with their trail and proof of delivery').parentElement).toHaveTextContent('2');
    expect(calls.every(({ path }) => !path.includes('ana'))).toBe(true);
    expect(screen.getByTestId('address')).toHaveTextContent('/ops/people');
  });

  it('cannot be looked up by half an address', async () => {
    const { lookUp, sent } = open();
    await lookUp('ana');
    const field = screen.getByLabelText(/^E-mail of the person/);
    expect(field).toHaveAccessibleDescription(/valid email address/);
    expect(field).toHaveFocus();
    expect(sent('search')).toHaveLength(0);
  });

  it('are reported as unknown when nothing is held, with earlier erasures', async () => {
    const { lookUp } = open({ search: () => ({ body: { ...found, parts: {}, acts: [act] } }) });
    await lookUp();
    expect(await screen.findByText(/^Erased on 21 Nov 2026/)).toBeInTheDocument();
    expect(screen.getByText('Nothing has come in since.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase the person' })).toBeNull();
  });

  it('are erased after a preview, with a reason and the address typed again, on the page that confirms it', async () => {
    const left = watchLeaving();
    const { user, lookUp, sent } = open();
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Erase the person' }));
    const plan = await screen.findByRole('list', { name: 'What the erasure does' });
    expect(plan).toHaveTextContent('1 goes, 1 stays without the person');
    expect(plan).toHaveTextContent('seven years');
    await user.click(button('Erase for good'));
    expect(screen.getByLabelText(/^Why/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Why/), 'Asked by mail');
    await user.type(screen.getByLabelText(/^Type the e-mail address/), 'ana@harbour.exampl');
    await user.click(button('Erase for good'));
    expect(sent('erasure')).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Type the e-mail address/), 'e');
    await user.click(button('Erase for good'));
    await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
    expect(screen.queryByRole('alert')).toBeNull();
    const [call] = sent('erasure');
    expect(call?.body as ErasePersonInput).toMatchObject({ email: EMAIL, reason: 'Asked by mail', seen: 'abc' });
  });

  it('are looked up again when the form had already erased them', async () => {
    const { user, lookUp, sent, toasts } = open({ erasure: () => ({ body: act }) });
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Erase the person' }));
    await user.type(await screen.findByLabelText(/^Why/), 'Asked by mail');
    await user.type(screen.getByLabelText(/^Type the e-mail address/), EMAIL);
    await user.click(button('Erase for good'));
    await waitFor(() => expect(toasts[0]?.title).toContain('Erased person 4F2A91'));
    await waitFor(() => expect(sent('search')).toHaveLength(2));
  });

  it('are reported as erased on the way back from the confirmation, until that notice is dismissed', async () => {
    const { user } = open({}, '/ops/people?confirmed=1');
    const notice = await screen.findByText('Done: the person is erased');
    expect(notice.closest('[role="status"]')).toHaveFocus();
    expect(notice.closest('[role="status"]')).toHaveTextContent(
      'Erased person 4F2A91 stands in the place of the name.',
    );
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Done: the person is erased')).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/ops\/people$/);
  });

  it.each(['/ops/people?confirmed=99', '/ops/people?confirmed=1e0', '/ops/people?confirmed='])(
    'are said to be nothing at %s',
    async (address) => {
      open({}, address);
      expect(await screen.findByRole('rowheader', { name: 'Erased person 4F2A91' })).toBeInTheDocument();
      expect(screen.queryByText('Done: the person is erased')).toBeNull();
    },
  );

  it('get their copy from the page that confirms it, so that no script holds the file', async () => {
    const left = watchLeaving();
    const { user, lookUp, sent } = open();
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Download a copy' }));
    await user.type(screen.getByLabelText(/^Why/), 'Asked by mail');
    await user.click(button('Download the copy'));
    await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent('export')[0]?.body).toEqual({ email: EMAIL, reason: 'Asked by mail' });
    // The button stays busy until the page is gone. Back shows the page again as it was left.
    await user.click(button('Asking'));
    expect(sent('export')).toHaveLength(1);
    settle(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await user.click(button('Download the copy'));
    await waitFor(() => expect(sent('export')).toHaveLength(2));
  });

  it('are not erased while something prevents it', async () => {
    const obstacles = [{ code: 'freight-under-way', message: 'Freight is under way: SH-2026-0001.' }] as const;
    const { user, lookUp } = open({ 'erasure-preview': () => ({ body: { ...preview, obstacles } }) });
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Erase the person' }));
    expect(await screen.findByText('Freight is under way: SH-2026-0001.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
    await user.click(button('Back'));
    expect(screen.getByRole('group', { name: 'What to do' })).toHaveFocus();
  });

  it('are previewed again when something changed meanwhile, with the text kept', async () => {
    const { user, lookUp, sent } = open({ erasure: () => refusal(409, 'stale', 'It has changed since you looked.') });
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Erase the person' }));
    await user.type(await screen.findByLabelText(/^Why/), 'Asked by mail');
    await user.type(screen.getByLabelText(/^Type the e-mail address/), EMAIL);
    await user.click(button('Erase for good'));
    expect(await screen.findByText(/It has changed since you looked/)).toBeInTheDocument();
    await waitFor(() => expect(sent('erasure-preview')).toHaveLength(2));
    expect(screen.getByLabelText(/^Why/)).toHaveValue('Asked by mail');
  });

  it('get no copy without a reason, and the page says why one could not be made', async () => {
    const { user, lookUp, sent } = open({ export: () => refusal(429, 'too-many-requests', 'Too many requests.') });
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Download a copy' }));
    expect(screen.getByLabelText(/^Why/)).toHaveFocus();
    await user.click(button('Download the copy'));
    expect(screen.getByLabelText(/^Why/)).toHaveAccessibleDescription(/Say why/);
    await user.type(screen.getByLabelText(/^Why/), 'Asked by mail');
    await user.click(button('Download the copy'));
    expect(await screen.findByText(/Too many requests\. What you typed is kept\./)).toBeInTheDocument();
    expect(sent('export')).toHaveLength(1);
  });

  it('have a list of what was done, with a warning when it was changed', async () => {
    const acts = { rows: [act], total: 1, page: 1, pageSize: 25, isIntact: false };
    open({ acts: () => ({ body: acts }) });
    const row = (await screen.findByRole('rowheader', { name: 'Erased person 4F2A91' })).closest('tr');
    for (const text of ['Erased', 'Asked by mail', 'kim@saltbush.example']) {
      expect(within(row as HTMLElement).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('This list was changed from outside')).toBeInTheDocument();
  });

  it('have an empty list when nobody has asked yet, and an error when it cannot be read', async () => {
    const { unmount } = open({ acts: () => ({ body: { rows: [], total: 0, page: 1, pageSize: 25, isIntact: true } }) });
    expect(await screen.findByText(/^Nobody has asked/)).toBeInTheDocument();
    unmount();
    open({ acts: () => refusal(503, 'unavailable', 'The database does not answer just now.') });
    expect(await screen.findByText('What was done could not be read')).toBeInTheDocument();
  });
});
