import type { AlertChoices, AlertChoicesInput } from '@saltbush/alert-choices/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { someChoices } from '../../fixtures/alerts.ts';
import { anAlert } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { AlertsPage } from './AlertsPage.tsx';

/** A gateway that keeps what was chosen, unless `save` answers in its place. */
function open(first: AlertChoices = someChoices(), save?: () => Answer) {
  let choices = first;
  return openPage({
    ...{ path: '/dashboard/alerts', page: AlertsPage, address: '/dashboard/alerts' },
    answer: ({ method, path, body }) => {
      if (path === '/api/alerts') return { body: { rows: [anAlert({ title: 'Delivery delayed: SH-2026-0124' })] } };
      if (method === 'POST' && save) return save();
      if (method === 'POST') choices = { ...choices, ...(body as AlertChoicesInput) };
      return { body: choices };
    },
  });
}

const form = async () => within(await screen.findByRole('form', { name: 'What you are told' }));
const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

it('says how each kind is told, where mails go, when the summary is next, and what there is to know now', async () => {
  open();
  const shown = await form();
  expect(shown.getByRole('combobox', { name: 'Mails about delays' })).toHaveDisplayValue('A mail each time');
  expect(shown.getByRole('combobox', { name: 'Mails about deliveries' })).toHaveDisplayValue('In the daily summary');
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('No mail');
  expect(shown.getByRole('checkbox', { name: 'Show delays in the portal' })).toBeChecked();
  expect(shown.getByRole('checkbox', { name: 'Show deliveries in the portal' })).not.toBeChecked();
  expect(shown.getByText(/^Mails go to/)).toHaveTextContent(
    'Mails go to maya@example.com. The next daily summary goes out 21 Nov 2026, 7:00 AM AEDT, if there is something in it.',
  );
  expect(shown.getByRole('link', { name: 'your shipments' })).toHaveAttribute('href', '/dashboard/shipments');
  expect(shown.getByRole('link', { name: 'your claims' })).toHaveAttribute('href', '/dashboard/claims');
  const now = within(screen.getByRole('region', { name: 'Alerts now' }));
  expect(await now.findByRole('link', { name: 'Delivery delayed: SH-2026-0124' })).toBeInTheDocument();
});

it('saves everything with one button, says so, and reads the list again', async () => {
  const { user, calls, drafts, toasts } = open();
  const shown = await form();
  await screen.findByRole('link', { name: 'Delivery delayed: SH-2026-0124' });
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about delays' }), 'No mail');
  await user.click(shown.getByRole('checkbox', { name: 'Show deliveries in the portal' }));
  await user.click(shown.getByRole('checkbox', { name: 'Show invoices in the portal' }));
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
  expect(drafts.at(-1)).toBe(true);
  const read = calls.filter(({ path }) => path === '/api/alerts').length;
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Saved. You are told as you chose' }]);
  expect(posts(calls)).toEqual([
    {
      ...{ method: 'POST', path: '/api/alerts/choices' },
      body: {
        mails: { pickup: 'none', delay: 'none', delivered: 'daily', invoice: 'none', claim: 'each' },
        hidden: ['invoice'],
      },
    },
  ]);
  expect(shown.queryByText('Not saved yet')).toBeNull();
  expect(drafts.at(-1)).toBe(false);
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('A mail each time');
  expect(calls.filter(({ path }) => path === '/api/alerts').length).toBeGreaterThan(read);
});

it.each([
  ['it is refused', () => refusal(429, 'too-many-requests', 'Too many requests. Try again in 20 minutes.'), /20 min/],
  [
    'the connection is lost',
    () => {
      throw new Error('lost');
    },
    /Check your connection/,
  ],
])('keeps what was chosen when %s', async (_what, save, words) => {
  const { user } = open(someChoices(), save);
  const shown = await form();
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.click(shown.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(words);
  expect(notice).toHaveTextContent('What you chose is still here.');
  expect(notice).toHaveFocus();
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('A mail each time');
  await user.click(shown.getByRole('checkbox', { name: 'Show delays in the portal' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no mails to who has no address that is verified, and still lets them hide alerts', async () => {
  const { user, calls } = open(someChoices({ email: null }));
  const shown = await form();
  expect(shown.getByText('We cannot send mails to you')).toBeInTheDocument();
  for (const choice of shown.getAllByRole('combobox')) expect(choice).toBeDisabled();
  expect(shown.queryByText(/^Mails go to/)).toBeNull();
  await user.click(shown.getByRole('checkbox', { name: 'Show delays in the portal' }));
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(posts(calls)).toMatchObject([{ body: { hidden: ['pod', 'exception'] } }]);
});

it('says in place what could not be read, and reads it again', async () => {
  let isBroken = true;
  const { user } = openPage({
    ...{ path: '/dashboard/alerts', page: AlertsPage, address: '/dashboard/alerts' },
    answer: ({ path }) => {
      if (path === '/api/alerts') return { body: { rows: [] } };
      return isBroken ? refusal(500, 'internal', 'x') : { body: someChoices() };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices could not be read');
  expect(await screen.findByText(/^Nothing needs your attention/)).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'What you are told' })).toBeInTheDocument();
});
