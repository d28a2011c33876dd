import type { DeskStandingPickup } from '@saltbush/standing-pickups/api';
import { openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { StandingPickupPage } from './StandingPickupPage.tsx';
import { StandingPickupsPage } from './StandingPickupsPage.tsx';

const pickup: DeskStandingPickup = {
  ...{ reference: 'STP-2026-00001', shipmentReference: 'SH-2026-0123', from: 'Sydney', to: 'Melbourne' },
  ...{ serviceName: 'Less than a truckload', sender: 'Banksia Tiles', receiver: 'Lee Co', pickupTime: '09:30' },
  ...{ weekdays: [1, 4], until: null, isPaused: false, needsTerms: false, nextDays: ['2099-12-03', '2099-12-07'] },
  ...{ nextBookedAt: '2099-12-01T22:00:00Z', addedBy: 'maya@banksia.example', version: 1 },
  last: { day: '2026-11-26', status: 'booked', shipmentReference: 'SH-2026-0150', totalIncGstCents: 64_612 },
  ...{ businessName: 'Banksia Tiles', clientReference: 'CL-2026-00001', addedAt: '2026-11-01T03:00:00Z' },
};
const refused: DeskStandingPickup = {
  ...{ ...pickup, reference: 'STP-2026-00002' },
  last: { day: '2026-11-26', status: 'refused', message: 'We have no service to this suburb.' },
};

describe('the list of standing pickups', () => {
  const open = (rows: DeskStandingPickup[], address = '/ops/standing-pickups') => {
    const counts = { booking: rows.length, 'held-up': 1, paused: 0, all: rows.length };
    return openPage({
      ...{ path: '/ops/standing-pickups', page: StandingPickupsPage, address },
      answer: () => ({ body: { rows, total: rows.length, page: 1, pageSize: 25, counts } }),
    });
  };

  it('shows whose they are, which days, what comes next and what became of the last day', async () => {
    open([refused, pickup]);
    const shown = (await screen.findByRole('link', { name: pickup.reference })).closest('tr');
    for (const text of ['Active', 'Banksia Tiles', 'Sydney to Melbourne', 'Mon, Thu at 9:30 AM', 'Thu 3 Dec 2099']) {
      expect(shown).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: 'SH-2026-0150' })).toHaveAttribute('href', '/ops/bookings/SH-2026-0150');
    const failed = screen.getByRole('link', { name: refused.reference }).closest('tr');
    expect(failed).toHaveTextContent('Last day not booked');
    expect(failed).toHaveTextContent('Not booked for Thu 26 Nov 2026');
    expect(screen.getByRole('link', { name: /^Not booking/ })).toHaveAttribute(
      'href',
      '/ops/standing-pickups?view=held-up',
    );
  });

  it('says what an empty view means', async () => {
    open([], '/ops/standing-pickups?view=held-up');
    expect(await screen.findByText(/Nothing is held up/)).toBeInTheDocument();
  });
});

describe('one standing pickup', () => {
  const open = (answer: Parameters<typeof openPage>[0]['answer']) =>
    openPage({
      ...{ path: '/ops/standing-pickups/:reference', page: StandingPickupPage },
      ...{ address: `/ops/standing-pickups/${pickup.reference}`, answer },
    });

  it('leads to its client, to the booking that it repeats and to the last one', async () => {
    open(() => ({ body: pickup }));
    expect(await screen.findByRole('link', { name: 'Banksia Tiles' })).toHaveAttribute(
      'href',
      '/ops/clients/CL-2026-00001',
    );
    for (const reference of ['SH-2026-0123', 'SH-2026-0150']) {
      expect(screen.getByRole('link', { name: reference })).toHaveAttribute('href', `/ops/bookings/${reference}`);
    }
    expect(screen.getByText(/Thu 3 Dec \(booked Wed 2 Dec, 9:00 AM\), Mon 7 Dec/)).toBeInTheDocument();
  });

  it('says why the last day was not booked', async () => {
    open(() => ({ body: refused }));
    expect(await screen.findByText('We have no service to this suburb.')).toBeInTheDocument();
    expect(screen.getByText('Not booked for Thu 26 Nov 2026')).toBeInTheDocument();
  });

  it('says that its client may have ended it', async () => {
    open(() => refusal(404, 'not-found', 'There is none.'));
    expect(await screen.findByText(`No standing pickup has the reference ${pickup.reference}`)).toBeInTheDocument();
  });
});
