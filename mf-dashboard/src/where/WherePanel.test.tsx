import { FakeEventSource } from '@saltbush/tooling/testing/events';
import type { Answer } from '@saltbush/tooling/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aShipmentDetail } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { aFix, aPosition } from '../../fixtures/positions.ts';
import { ShipmentPage } from '../shipment/ShipmentPage.tsx';

const NO_CLAIMS = { status: 'not-yet', kinds: [], until: null, from: '2026-11-24', claims: [] };

const open = (position: () => Answer, shipment = aShipmentDetail()) =>
  openPage({
    path: '/dashboard/shipments/:reference',
    page: ShipmentPage,
    address: '/dashboard/shipments/SH-2026-0123',
    answer: ({ path }) => {
      if (path.endsWith('/claims')) return { body: NO_CLAIMS };
      return path.endsWith('/position') ? position() : { body: shipment };
    },
  });

// What the page loads later is loaded here, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([import('./WherePanel.tsx'), import('@saltbush/map')]);
});

/** The panel once it shows a text. */
async function region(text: string | RegExp, name = 'Where it is') {
  await screen.findByText(text);
  return within(screen.getByRole('region', { name }));
}

it('says where it is and when to expect it, and shows it on a map', async () => {
  open(() => ({ body: aPosition() }));
  const panel = await region('Near Goulburn NSW');
  expect(panel.getByText(/reported by the driver's telephone/)).toBeInTheDocument();
  expect(panel.getByText(/^Expected between/)).toBeInTheDocument();
  expect(panel.getByText('Position shared now')).toBeInTheDocument();
  expect(panel.getByText(/kept for 30 days/)).toBeInTheDocument();
  expect(
    await panel.findByRole('img', { name: /^Map: near Goulburn NSW .*from Sydney to Melbourne/ }),
  ).toBeInTheDocument();
});

it('follows the stream of the page', async () => {
  let position = aPosition();
  open(() => ({ body: position }));
  const panel = await region('Near Goulburn NSW');
  position = aPosition({ latest: aFix({ place: 'near Yass NSW', latitude: -34.84, longitude: 148.91 }) });
  act(() => FakeEventSource.latest()?.say('shipment'));
  expect(await panel.findByText('Near Yass NSW')).toBeInTheDocument();
});

it('says that nothing is known yet', async () => {
  open(() => ({ body: aPosition({ latest: null, path: [], arrival: null, isShared: false }) }));
  expect(await region(/^Not yet known/)).toBeTruthy();
});

it('says why there is no estimate', async () => {
  open(() => ({ body: aPosition({ delivery: null, arrival: null }) }));
  expect(await region(/cannot be estimated/)).toBeTruthy();
});

it('says that the estimate does not count what the desk reports', async () => {
  const delayed = aShipmentDetail({ exception: { kind: 'delayed', reason: 'The Hume is closed.' } });
  open(() => ({ body: aPosition() }), delayed);
  expect(await region(/does not count what our desk reports/)).toBeTruthy();
});

it('says that the estimated time has passed', async () => {
  open(() => ({ body: aPosition({ arrival: null }) }));
  expect(await region(/estimated has passed/)).toBeTruthy();
});

it('says that it could not be read, and reads it again', async () => {
  let answer: Answer = { status: 503, body: { code: 'busy', message: 'Busy' } };
  open(() => answer);
  const panel = await region('Its position could not be read');
  const again = panel.getByRole('button', { name: 'Try again' });
  answer = { body: aPosition() };
  act(() => again.click());
  expect(await panel.findByText('Near Goulburn NSW')).toBeInTheDocument();
});

it('shows the way of delivered freight while it is kept, and nothing before the pickup', async () => {
  const delivered = aShipmentDetail({ badge: 'Delivered', status: 'delivered' });
  open(() => ({ body: aPosition({ arrival: null, isShared: false }) }), delivered);
  const panel = await region('Near Goulburn NSW', 'Where it was');
  expect(panel.queryByText(/cannot be estimated/)).not.toBeInTheDocument();
});

it('is left out where a gateway does not know positions', async () => {
  open(() => ({ status: 404, body: { code: 'not-found', message: 'Not found' } }));
  await screen.findByText(/^Not yet delivered/);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where it is' })).not.toBeInTheDocument());
});

it('is left out before the pickup', async () => {
  open(() => ({ body: aPosition() }), aShipmentDetail({ badge: 'Pending', status: 'accepted' }));
  await screen.findByText(/^Not yet delivered/);
  expect(screen.queryByRole('region', { name: 'Where it is' })).not.toBeInTheDocument();
});
