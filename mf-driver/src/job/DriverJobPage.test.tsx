import { HostContext } from '@saltbush/contract';
import type { DriverJob } from '@saltbush/positions/api';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aJob } from '../../fixtures/aJob.ts';
import { playGateway } from '../../fixtures/playGateway.ts';
import { playPosition } from '../../fixtures/playPosition.ts';
import { DriverJobPage } from './DriverJobPage.tsx';

const GOULBURN = { latitude: -34.7546, longitude: 149.7185, accuracy: 8 };

beforeEach(() => {
  window.scrollTo = () => {};
  // jsdom draws nothing: a context that takes every stroke.
  const ink = new Proxy({}, { get: () => () => {}, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => ink) as unknown as HTMLCanvasElement['getContext'];
});

function open(job: Partial<DriverJob> = {}) {
  const gateway = playGateway(aJob(job));
  const position = playPosition();
  const titles: (string | null)[] = [];
  const host = testHost({ setPageTitle: (title) => titles.push(title) });
  render(
    <HostContext.Provider value={host}>
      <MemoryRouter initialEntries={['/job/abc']}>
        <Routes>
          <Route path="/job/:token" element={<DriverJobPage />} />
        </Routes>
      </MemoryRouter>
    </HostContext.Provider>,
  );
  return { gateway, position, titles, user: userEvent.setup() };
}

/** The bar is in sight at every step. */
const bar = () => screen.getByText(/^Position|^Looking/).closest('[role="status"]');
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

it('says where to, what, and whom to call', async () => {
  const { titles } = open({ isDangerous: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Botany NSW 2019 to Laverton VIC 3028' })).toBeVisible();
  const pickup = within(screen.getByRole('region', { name: 'Pickup' }));
  expect(pickup.getByText('Monday 23 Nov 2026, 9:30 AM')).toBeVisible();
  expect(pickup.getByRole('link', { name: 'Call Kim Lee' })).toHaveAttribute('href', 'tel:0400000000');
  expect(pickup.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'geo:-33.946,151.195?q=1%20Dock%20Road%2C%20Botany%20NSW%202019',
  );
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(delivery.getByText('Gate 2. Ring before you come.')).toBeVisible();
  expect(delivery.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'geo:0,0?q=20%20Yard%20Street%2C%20Laverton%20VIC%203028',
  );
  expect(screen.getByText('Dangerous goods')).toBeVisible();
  expect(titles).toContain('Job SH-2026-0001');
});

it('shares the position from the pickup on, and says before when, with whom and for how long', async () => {
  const { gateway, position, user } = open();
  expect(await screen.findByText(/Shared from pickup until delivery.*client.*30 days.*stop at any time/)).toBeVisible();
  expect(bar()).toHaveTextContent('Position not shared');
  await press(user, 'Start the job');
  expect(bar()).toHaveTextContent('Position not shared until pickup');
  expect(position.isWatched()).toBe(false);
  await press(user, 'Picked up');
  const question = '2 labels are not scanned. Is all of the freight on the truck?';
  expect(screen.getByText(question).closest('p')).toHaveFocus();
  await press(user, 'Yes, picked up');
  expect(bar()).toHaveTextContent('Looking for your position');
  act(() => position.move(GOULBURN));
  expect(bar()).toHaveTextContent('Position shared');
  act(() => position.move({ ...GOULBURN, latitude: -34.7547 }));
  await act(async () => position.move({ ...GOULBURN, latitude: -34.7646 }));
  expect(gateway.taken.map(({ kind }) => kind)).toEqual(['picked-up', 'position', 'position']);
  await press(user, 'Stop sharing my position');
  expect(bar()).toHaveTextContent('Position not shared');
  expect(position.isWatched()).toBe(false);
});

it('goes on without the position of who does not share it', async () => {
  const { position, user } = open();
  position.refuse();
  await press(user, 'Start the job');
  expect(await screen.findByRole('button', { name: 'Picked up' })).toBeVisible();
  expect(bar()).toHaveTextContent('Position not shared');
  expect(screen.getByRole('button', { name: 'Share my position' })).toBeVisible();
});

it('says what waits for reception, and sends it when that is back', async () => {
  const { gateway, user } = open({ status: 'allocated' });
  await press(user, 'Start without sharing my position');
  gateway.goOffline();
  await press(user, 'Picked up');
  await press(user, 'Yes, picked up');
  expect(await screen.findByText('1 report waits for reception')).toBeVisible();
  expect(screen.getByText(/It may have changed since/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deliver to Harbour Foods');
  gateway.goOnline();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Everything is sent')).toBeVisible();
  expect(gateway.taken.map(({ kind }) => kind)).toEqual(['picked-up']);
});

it('takes labels by their number where there is no camera', async () => {
  const { gateway, user } = open({ status: 'picked_up', takesPositions: true });
  await press(user, 'Scan labels');
  expect(await screen.findByRole('heading', { name: 'Scan labels' })).toHaveFocus();
  expect(await screen.findByText(/There is no camera that can be used/)).toBeVisible();
  const field = screen.getByLabelText('Number below the bars');
  await user.type(field, '0013');
  await press(user, /^Add/);
  expect(await screen.findByText('Label …000013 is scanned.')).toBeVisible();
  await user.type(field, '99999');
  await press(user, /^Add/);
  expect(screen.getByText(/Label 99999 is not of this job/)).toBeVisible();
  expect(gateway.taken).toMatchObject([{ kind: 'scan', sscc: '095212340000000013', stage: 'delivery' }]);
  await press(user, 'Done scanning');
  expect(screen.getByText('1 of 2', { selector: 'strong' })).toBeVisible();
});

it('asks for a name, and for a signature or a photo, before freight is delivered', async () => {
  const { gateway, user } = open({ status: 'in_transit', takesPositions: true });
  await press(user, 'Deliver');
  expect(await screen.findByRole('heading', { level: 1, name: 'Proof of delivery' })).toHaveFocus();
  await press(user, 'Delivered');
  expect(screen.getByText('Enter the name of who took the freight.')).toBeVisible();
  expect(screen.getByText(/Let them sign, or take a photo/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Received by/ })).toHaveFocus();
  expect(gateway.taken).toEqual([]);
});

it('shows what was refused until it is read', async () => {
  const { gateway, user } = open({ status: 'allocated' });
  gateway.refuse(() => 'This booking was cancelled.');
  await press(user, 'Start without sharing my position');
  await press(user, 'Picked up');
  await press(user, 'Yes, picked up');
  expect(await screen.findByRole('alert')).toHaveTextContent('This booking was cancelled.');
  await press(user, 'I have read it');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['delivered', 'Delivered', /has the freight, and we have the proof/],
  ['cancelled', 'This job is called off', /Do not pick it up/],
] as const)('has nothing to do for a job that is %s', async (status, heading, words) => {
  open({ status });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(bar()).toHaveTextContent('Position not shared: the job is over');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that a link has ended, or that there is no reception yet', async () => {
  const { gateway, user } = open();
  gateway.goOffline();
  expect(await screen.findByRole('heading', { level: 1, name: 'The job is not read yet' })).toBeVisible();
  gateway.endLink();
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});
