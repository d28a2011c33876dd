import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteForm } from '../quote-form.ts';
import { CutOffClock } from './CutOffClock.tsx';

const changes: Partial<QuoteRequest>[] = [];

function show(at: string, answers: Partial<QuoteRequest> = {}) {
  changes.length = 0;
  const form = {
    request: { ...EMPTY_QUOTE_REQUEST, pickup: 'Newtown', ...answers },
    now: new Date(at).getTime(),
    change: (change: Partial<QuoteRequest>) => changes.push(change),
  } as unknown as QuoteForm;
  return render(<CutOffClock form={form} />);
}

const levels = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('CutOffClock', () => {
  it('shows the time, each cut-off and what is left', () => {
    show('2026-11-20T13:12:40+11:00');
    expect(screen.getByRole('region', { name: '1:12 PM AEDT in Sydney' })).toHaveTextContent(
      'Pickup today, Fri 20 Nov 2026',
    );
    expect(levels()).toEqual([
      'All Day10:00 AMClosed',
      'Standard2:00 PM48 min left',
      'VIP3:30 PM2 h 18 min left',
      'Express6:00 PM4 h 48 min left',
    ]);
    expect(document.querySelector('[data-said]')).toHaveAttribute('data-said', 'Closed on this day: All Day.');
  });

  it('leads back from a later day', async () => {
    show('2026-11-20T20:00:00+11:00', { pickupDate: '2026-11-23' });
    expect(screen.getByText('Pickup Mon 23 Nov 2026: every level is open.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(changes).toEqual([{ pickupDate: '' }]);
  });

  it('describes after hours and days off in words', () => {
    const { unmount } = show('2026-11-20T18:00:00+11:00');
    expect(screen.getByText(/every cut-off has passed/)).toBeInTheDocument();
    unmount();
    show('2027-01-26T09:00:00+11:00');
    expect(screen.getByText(/no same-day services on Australia Day/)).toBeInTheDocument();
  });

  it('shows nothing for a wrong date, which its field reports', () => {
    expect(show('2026-11-20T09:00:00+11:00', { pickupDate: '2020-01-01' }).container).toBeEmptyDOMElement();
  });
});
