import type { FlagDeclaration } from '@saltbush/contract/flags';
import type { FlagsReport, ReportedFlag } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { FlagsPage } from './FlagsPage.tsx';

const described = { description: 'The summary by week', until: '2027-03-31' };
const DECLARED: FlagDeclaration = { ...described, type: 'boolean', default: false };
const SAID = { seq: 9, by: 'ops@saltbush.example', at: '2026-11-01T00:00:00.000Z', reason: 'For some first' };
const flag = (changes: Partial<ReportedFlag> = {}): ReportedFlag => ({
  ...{
    remote: 'mf-quote',
    flag: 'new-summary',
    declared: DECLARED,
    values: [false, true],
    versions: ['1.4.0'],
    switched: null,
    stale: [],
  },
  ...changes,
});
const said = (changes: Partial<NonNullable<ReportedFlag['switched']>>) => ({
  ...{ remote: 'mf-quote', flag: 'new-summary', isOff: false, rules: [], ...SAID },
  ...changes,
});
const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

function open(flags: FlagsReport['flags']) {
  const answer = ({ method }: Call): Answer => (method === 'POST' ? CONFIRM : { body: { flags } });
  return openPage({ path: '/ops/flags', page: FlagsPage, address: '/ops/flags', answer });
}

const sent = (calls: readonly Call[]) => calls.find(({ method }) => method === 'POST')?.body;

/** The page that confirms an act is the gateway's, where no page of the test can go. */
const stay = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault();
beforeEach(() => {
  FakeEventSource.install();
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

it('says of each flag who gets what, in which order, and who said so', async () => {
  const rules = [
    { value: true, company: 'CL-2026-00007' },
    { value: true, role: 'signed-out', share: 10 },
    { value: false, role: 'staff' },
  ] as const;
  open([flag({ switched: said({ rules }) }), flag({ flag: 'other' })]);
  const list = within(await screen.findByRole('region', { name: 'Who gets what' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'on for visitors of CL-2026-00007',
      'on for 10% of visitors who are not signed in',
      'off for staff',
      'off for everybody else',
      'off for everybody',
    ]),
  );
  expect(list.getByText(/by ops@saltbush.example: For some first/)).toBeInTheDocument();
});

it('lists apart what is stale, and says why', async () => {
  open([
    flag({ stale: ['over'] }),
    flag({ flag: 'gone', declared: null, versions: [], stale: ['undeclared'], switched: said({ isOff: true }) }),
    flag({ flag: 'good' }),
  ]);
  const stale = within(await screen.findByRole('region', { name: 'Stale flags' }));
  expect(stale.getByText(/Its last day has passed/)).toBeInTheDocument();
  expect(stale.getByText(/No live release has this flag/)).toBeInTheDocument();
  expect(stale.getByText('the default for everybody: it is switched off')).toBeInTheDocument();
  expect(stale.queryByText('good')).toBeNull();
});

it('sends rules in their order, without what was left empty, and continues on the page that confirms it', async () => {
  const { user, calls } = open([flag({ switched: said({ rules: [{ value: true, role: 'staff' }] }) })]);
  await user.click(await screen.findByRole('button', { name: 'Switch new-summary of mf-quote' }));
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const second = within(screen.getByRole('group', { name: 'Rule 2' }));
  await user.type(second.getByLabelText(/^Client/), 'cl-2026-00007');
  await user.click(screen.getByRole('button', { name: 'Move rule 2 up' }));
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed with them');
  await user.click(screen.getByRole('button', { name: 'Switch it' }));
  await waitFor(() => expect(sent(calls)).toBeDefined());
  expect(sent(calls)).toEqual({
    ...{ remote: 'mf-quote', flag: 'new-summary', isOff: false, base: 9, reason: 'Agreed with them' },
    rules: [
      { value: true, company: 'CL-2026-00007' },
      { value: true, role: 'staff' },
    ],
  });
});

it('says what is wrong with a rule, and sends nothing', async () => {
  const { user, calls } = open([flag()]);
  await user.click(await screen.findByRole('button', { name: 'Switch new-summary of mf-quote' }));
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.type(screen.getByLabelText(/^Percent/), '0');
  await user.type(screen.getByLabelText(/^Client/), 'Us & Co');
  await user.click(screen.getByRole('button', { name: 'Switch it' }));
  expect(screen.getByText('Give 1 to 99, or nothing for all.')).toBeInTheDocument();
  expect(screen.getByText(/Give the reference of a client/)).toBeInTheDocument();
  expect(screen.getByText(/Say why/)).toBeInTheDocument();
  expect(sent(calls)).toBeUndefined();
});

it('takes away the rules of a flag that no release has any more', async () => {
  const switched = said({ rules: [{ value: 'map' }] });
  const { user, calls } = open([flag({ declared: null, versions: [], stale: ['undeclared'], switched })]);
  await user.click(await screen.findByRole('button', { name: 'Switch new-summary of mf-quote' }));
  expect(screen.queryByRole('button', { name: 'Add a rule' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take rule 1 away' }));
  await user.type(screen.getByLabelText(/^Reason/), 'It is done');
  await user.click(screen.getByRole('button', { name: 'Switch it' }));
  await waitFor(() => expect(sent(calls)).toMatchObject({ rules: [], base: 9 }));
});

it('says that there is nothing yet', async () => {
  open([]);
  expect(await screen.findByText('No live release has a flag.')).toBeInTheDocument();
});
