import type { AlertMails } from '@saltbush/alert-choices/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { EndMailsPage } from './EndMailsPage.tsx';

const TOKEN = 'tokentokentokentokento';
const NONE: AlertMails = { pickup: 'none', delay: 'none', delivered: 'none', invoice: 'none', claim: 'none' };

const open = (what: string, answer: (call: Call) => Answer) =>
  openPage({
    ...{ path: '/alerts/unsubscribe/:token/:what', page: EndMailsPage },
    ...{ address: `/alerts/unsubscribe/${TOKEN}/${what}`, answer },
  });

it('ends nothing until a button is pressed, then what the mail was about, then everything', async () => {
  const { user, calls } = open('delay', ({ path }) => ({
    body: { mails: path.endsWith('/all') ? NONE : { ...NONE, claim: 'each' } },
  }));
  const stop = screen.getByRole('button', { name: 'Stop mails about delays' });
  expect(calls).toEqual([]);
  await user.click(stop);
  expect(await screen.findByRole('status')).toHaveTextContent('You get no more mails about delays');
  expect(screen.getByRole('status')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Stop all alert mails' }));
  expect(await screen.findByText('You get no more alert mails')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose what you are told' })).toHaveAttribute('href', '/dashboard/alerts');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/alerts/unsubscribe/${TOKEN}/delay`,
    `POST /api/alerts/unsubscribe/${TOKEN}/all`,
  ]);
});

it('ends the summary, or everything at once', async () => {
  const { user, calls } = open('daily', () => ({ body: { mails: NONE } }));
  expect(screen.getByRole('button', { name: 'Stop daily summaries' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop all alert mails' }));
  expect(await screen.findByText('You get no more alert mails')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([`/api/alerts/unsubscribe/${TOKEN}/all`]);
});

it.each([
  ['an unknown link', 'delay'],
  ['a link that is about nothing', 'everything'],
])('says of %s what to do', async (_what, what) => {
  const { user } = open(what, () => refusal(404, 'not-found', 'There is no such link.'));
  const [stop] = screen.queryAllByRole('button');
  if (stop) await user.click(stop);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Check that it is complete/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when nothing was stopped, and lets it be pressed again', async () => {
  let isLost = true;
  const { user } = open('pickup', () => {
    if (isLost) throw new Error('lost');
    return { body: { mails: NONE } };
  });
  await user.click(screen.getByRole('button', { name: 'Stop mails about pickups' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was stopped.*Check your connection/);
  expect(screen.getByRole('alert')).toHaveFocus();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Stop mails about pickups' }));
  expect(await screen.findByText('You get no more alert mails')).toBeInTheDocument();
});
