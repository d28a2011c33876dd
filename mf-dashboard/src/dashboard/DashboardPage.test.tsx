import type { FlagValues } from '@saltbush/contract/flags';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, anAlert, aShipment, someAnalytics, someEmissions } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';

interface Answers {
  dashboard?: () => Answer;
  analytics?: () => Answer;
  flags?: FlagValues;
}

const open = (address = '/dashboard/overview', answers: Answers = {}) =>
  openPage({
    path: '/dashboard/:section',
    page: DashboardPage,
    address,
    ...(answers.flags ? { flags: answers.flags } : {}),
    answer: ({ path }) => {
      if (path.startsWith('/api/invitations')) return { body: { invitations: [] } };
      if (path === '/api/dashboard') return answers.dashboard?.() ?? { body: aDashboard() };
      if (path.startsWith('/api/analytics')) return answers.analytics?.() ?? { body: someAnalytics() };
      if (path.startsWith('/api/emissions')) return { body: someEmissions() };
      return { body: { memberships: [] } };
    },
  });

/** The page's stream, which it opens after its figures are there. */
async function openLine(): Promise<FakeEventSource> {
  const line = await waitFor(() => {
    const latest = FakeEventSource.latest();
    if (latest === undefined) throw new Error('No stream is open.');
    return latest;
  });
  act(() => line.say('open'));
  return line;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('greets by name and shows six figures compared with last month', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Maya');
  expect(screen.getByText("Here's what's happening with your freight operations today.")).toBeInTheDocument();
  const figures: [string, string, string][] = [
    ['Active jobs', '12', '+3 vs last month'],
    ['Pickups today', '3', '+0.6 vs last month'],
    ['Delivered today', '2', 'Same as last month'],
    ['Jobs this month', '34', '+4 vs last month'],
    ['On-time rate', '98%', '+3 points vs last month'],
    ['Spend this month', '$4,400', '+13% vs last month by this day, before GST'],
  ];
  await screen.findByText('+3 vs last month');
  for (const [label, value, trend] of figures) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(label + value + trend);
  }
});

it('offers the other ways to book among the quick actions once that is launched', async () => {
  const hrefs = () =>
    region('Quick Actions')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const before = open();
  expect(hrefs()).toEqual(['/quote', '/dashboard/analytics']);
  before.unmount();
  open('/dashboard/overview', { flags: { 'quick-bookings': true } });
  expect(hrefs()).toEqual(['/quote', '/dashboard/templates', '/dashboard/bulk-booking', '/dashboard/analytics']);
});

it('has four tabs, each a link, that arrows move between', async () => {
  const { user } = open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Overview', '/dashboard'],
    ['Analytics', '/dashboard/analytics'],
    ['Shipments', '/dashboard/shipments'],
    ['Rate Sheets', '/dashboard/rate-sheets'],
  ]);
  tabs[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(tabs[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tabs[3]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tabs[0]).toHaveFocus();
});

it('links each recent shipment to its tracking and to its proof of delivery', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Track SH-2026-0123' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123#tracking',
  );
  expect(screen.getByRole('link', { name: 'Proof of delivery of SH-2026-0123, not delivered yet' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123#pod',
  );
  expect(screen.getByRole('link', { name: 'Proof of delivery of SH-2026-0122' })).toBeInTheDocument();
});

it('has links from alerts, actions and help', async () => {
  open();
  expect(await region('Alerts').findByRole('link', { name: 'Delivery delayed: SH-2026-0124' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0124',
  );
  const ways: [string, RegExp][] = [
    ['Book New Shipment', /^\/quote$/],
    ['View Analytics', /^\/dashboard\/analytics$/],
    ['Call Support', /^tel:/],
    ['Email Support', /^mailto:/],
    ['Help Center', /^\/faq$/],
  ];
  for (const [name, href] of ways) expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href);
});

it('tells a new client how to begin', async () => {
  open('/dashboard/overview', {
    dashboard: () => ({ body: aDashboard({ recent: [], alerts: [] }) }),
  });
  expect(await screen.findByText('No consignments are booked under this account yet.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing needs your attention/)).toBeInTheDocument();
});

it('has a place for parts of other teams', async () => {
  const { container } = open();
  await screen.findByRole('link', { name: 'SH-2026-0123' });
  expect(container.querySelector('[data-slot="dashboard.overview"]')).toBeInTheDocument();
});

it('shows every alert on demand', async () => {
  const alerts = Array.from({ length: 7 }, (_, index) => anAlert({ id: String(index), title: `Alert ${index}` }));
  const { user } = open('/dashboard/overview', { dashboard: () => ({ body: aDashboard({ alerts }) }) });
  expect(await region('Alerts').findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(region('Alerts').getAllByRole('listitem')).toHaveLength(7);
});

describe('when something cannot be read', () => {
  it('says so in place, keeps the rest working, and reads it again', async () => {
    let isBroken = true;
    const { user } = open('/dashboard/overview', {
      dashboard: () => (isBroken ? refusal(500, 'internal', 'x') : { body: aDashboard() }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your overview could not be read');
    expect(screen.getByRole('link', { name: 'Call Support' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'SH-2026-0123' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to sign in again and come back here', async () => {
    open('/dashboard/overview?from=mail', { dashboard: () => refusal(401, 'signed-out', 'Sign in.') });
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fdashboard%2Foverview%3Ffrom%3Dmail',
    );
  });

  it('says that the server could not be reached', async () => {
    open('/dashboard/overview', {
      dashboard: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Our server could not be reached');
  });
});

it('lists its sections at the address of an unknown one', () => {
  open('/dashboard/invoices');
  expect(screen.getByText('The dashboard has no such section')).toBeInTheDocument();
});

it('shows staff changes by itself, and says when the stream is cut', async () => {
  let badge: 'In Transit' | 'Delivered' = 'In Transit';
  open('/dashboard/overview', {
    dashboard: () => ({ body: aDashboard({ recent: [aShipment({ badge })] }) }),
  });
  await screen.findByText('In Transit');
  const line = await openLine();
  expect(screen.getByText(/^Live/)).toBeInTheDocument();
  badge = 'Delivered';
  act(() => line.say('shipment'));
  await waitFor(() => expect(screen.getByText('Delivered')).toBeInTheDocument());
  act(() => line.say('error'));
  expect(screen.getByText(/^Not live: figures are of/)).toBeInTheDocument();
});

it('keeps its content when the session ends, and links to sign-in and back', async () => {
  let isSignedIn = true;
  open('/dashboard/overview', {
    dashboard: () => (isSignedIn ? { body: aDashboard() } : refusal(401, 'unauthenticated', 'Sign in.')),
  });
  await screen.findByRole('link', { name: 'SH-2026-0123' });
  const line = await openLine();
  isSignedIn = false;
  act(() => line.say('error'));
  expect(await screen.findByText(/^You have been signed out/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fdashboard%2Foverview',
  );
  expect(screen.getByRole('link', { name: 'SH-2026-0123' })).toBeInTheDocument();
});

it('summarises the period', async () => {
  open('/dashboard/analytics');
  const cards: [string, string][] = [
    ['Best Month', '98% On-TimeJune 2026'],
    [
      'Total YTD Spend',
      '$21,900up 8% vs last yearFreight delivered from January 2026 to the end of the period shown, before GST',
    ],
    ['Most Used Service', 'Metro PUD40% of jobs'],
  ];
  await screen.findByText('Best Month');
  for (const [name, text] of cards) expect(screen.getByText(name).parentElement).toHaveTextContent(name + text);
  const spend = await screen.findByRole('table', { name: 'Freight spend ex GST by month of delivery' });
  expect(within(spend).getByRole('row', { name: 'June 2026 $4,400.00' })).toBeInTheDocument();
  const rates = screen.getByRole('table', { name: 'Deliveries on or before the promised day' });
  expect(within(rates).getAllByRole('row')).toHaveLength(6);
  expect(await screen.findByText('Estimate')).toBeInTheDocument();
});

it('leaves a month without deliveries out of the spend, and names a period that the choice lacks', async () => {
  const [june] = someAnalytics().months.slice(-1);
  const months = [{ month: '2026-05', jobs: 0, spendCents: 0, onTimePercent: null }, ...(june ? [june] : [])];
  const body = someAnalytics({ from: '2025-12', to: '2026-05', months });
  open('/dashboard/analytics?to=2026-05', { analytics: () => ({ body }) });
  const spend = await screen.findByRole('table', { name: 'Freight spend ex GST by month of delivery' });
  expect(within(spend).getByRole('row', { name: 'May 2026 no deliveries' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('December 2025 to May 2026');
});

it('says which period has no deliveries to a client who has some in others', async () => {
  const body = someAnalytics({ from: '2023-10', to: '2024-03', months: [] });
  open('/dashboard/analytics?to=2024-03', { analytics: () => ({ body }) });
  expect(await screen.findByText(/^Nothing was delivered from October 2023 to March 2024/)).toBeInTheDocument();
  expect(screen.queryByText(/No consignments are booked/)).toBeNull();
});

it('leads from the spend of this month to the months up to it', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'By month' });
  expect(link.getAttribute('href')).toMatch(/^\/dashboard\/analytics\?to=20\d\d-\d\d$/);
});
