import type { DriverLink } from '@saltbush/positions/api';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../../fixtures/aBooking.ts';
import { openBooking } from '../../../fixtures/openBooking.ts';

const LINK: DriverLink = {
  ...{ id: 7, driver: 'Bo Reyes', madeBy: 'kim@saltbush.example', madeAt: '2026-11-21T02:00:00.000Z' },
  ...{ closesAt: '2026-11-28T02:00:00.000Z', lastSeenAt: null, revokedAt: null, isOpen: true },
};
const allocated = () =>
  aBooking({
    status: 'allocated',
    nextStatuses: ['picked_up'],
    allocation: { driver: 'Bo Reyes', vehicle: 'CX 21 AB' },
  });
const made = { id: 8, url: 'https://site.example/job/abcdefghijklmnopqrstuv', closesAt: '2026-11-28T03:00:00.000Z' };
const card = async () => within(await screen.findByRole('region', { name: "Driver's link" }));

const NONE = { links: [], driverPhone: null, latest: null, isShared: false };

it('is made with one press, shown once, and sent as SMS to a driver whose telephone is known', async () => {
  const { user, sent } = openBooking(allocated(), () => ({ status: 201, body: made }), {
    ...NONE,
    driverPhone: '0412 345 678',
  });
  const shown = await card();
  expect(await shown.findByText('Not known before the pickup')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Make a link' }));
  expect(await shown.findByText(made.url)).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { path: '/api/ops/bookings/SH-2026-0123/driver-links', body: { submissionId: expect.any(String) } },
  ]);
  const sms = shown.getByRole('link', { name: /Send it as SMS to 0412 345 678/ });
  expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toMatch(/^sms:0412345678\?body=.*SH-2026-0123.*\/job\//);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(shown.queryByText(made.url)).not.toBeInTheDocument();
});

it('lists links with how each stands, and takes one back', async () => {
  const links = [
    LINK,
    { ...LINK, id: 6, isOpen: false, revokedAt: '2026-11-21T03:00:00.000Z', lastSeenAt: '2026-11-21T02:30:00.000Z' },
    { ...LINK, id: 5, driver: 'Kim Day', isOpen: false },
  ];
  const { user, sent, toasts } = openBooking(allocated(), () => ({ body: { ...NONE, links } }), { ...NONE, links });
  const shown = await card();
  const rows = (await shown.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Open until 28 Nov 2026.*Not opened yet/);
  expect(rows[1]).toMatch(/^Taken back 21 Nov 2026, 2:00 PM AEDT.*Last used 21 Nov 2026, 1:30 PM AEDT/);
  expect(rows[2]).toMatch(/^Ended, since somebody else drives now/);
  await user.click(shown.getByRole('button', { name: /^Take back the link made/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ path: '/api/ops/driver-links/7/removal' }]));
  await waitFor(() => expect(toasts[0]?.title).toBe('The link of Bo Reyes opens nothing any more'));
});

it('says where the freight is, and whether that is of now', async () => {
  const latest = {
    ...{ at: '2026-11-21T02:40:00.000Z', latitude: -34.75, longitude: 149.72, accuracyM: 12 },
    ...{ place: 'near Goulburn NSW', from: 'driver' as const },
  };
  openBooking(allocated(), undefined, { ...NONE, latest, isShared: true });
  expect(await screen.findByText(/^21 Nov 2026, 1:40 PM AEDT/)).toHaveTextContent("shared by the driver's telephone");
  expect(screen.getByText('Near Goulburn NSW')).toBeInTheDocument();
});

it('is not there before a driver is allocated', async () => {
  openBooking(aBooking());
  await screen.findByRole('heading', { name: 'What next' });
  expect(screen.queryByRole('region', { name: "Driver's link" })).not.toBeInTheDocument();
});
