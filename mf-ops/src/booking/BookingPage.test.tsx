import type { DeskBookingDetail, MoveBookingInput } from '@saltbush/consignments/api';
import { type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../fixtures/aBooking.ts';
import { openBooking } from '../../fixtures/openBooking.ts';
import { BookingPage } from './BookingPage.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.findByRole('heading', { name: 'What next' });
const moved = (call: Call | undefined) => call?.body as MoveBookingInput;

const declinedByAnother = {
  version: 2,
  status: 'declined',
  nextStatuses: [],
  isOpen: false,
  trail: [
    ...aBooking().trail,
    {
      at: '2026-11-21T03:00:00.000Z',
      status: 'declined',
      by: 'staff',
      note: 'No truck',
      exception: null,
      resolvesException: false,
      eta: null,
      actor: 'kim@saltbush.example',
    },
  ],
} as const satisfies Partial<DeskBookingDetail>;

describe('what it shows', () => {
  it('has every fact, and the trail with who did what', async () => {
    const { titles } = openBooking(aBooking());
    await opened();
    expect(titles.at(-1)).toBe(aBooking().reference);
    for (const text of ['4 Kiln St, Sydney', '9 Dock Rd, Melbourne', 'PO 77', '$646.12', 'Less Than Truck Load']) {
      expect(document.body).toHaveTextContent(text);
    }
    const trail = within(screen.getByRole('region', { name: 'Trail' }));
    expect(trail.getByText(/maya@banksia.example/)).toHaveTextContent('21 Nov 2026, 1:00 PM AEDT');
    expect(screen.getByRole('region', { name: 'How it stands' })).toHaveTextContent('Requested');
  });

  it('says so when there is no such booking', async () => {
    openPage({
      path: '/ops/bookings/:reference',
      page: BookingPage,
      address: '/ops/bookings/SH-1',
      answer: () => refusal(404, 'not-found', 'There is no such booking.'),
    });
    expect(await screen.findByText('No booking has the reference SH-1')).toBeInTheDocument();
  });
});

describe('acts', () => {
  it('accepts with one more press, says so, and shows what is next', async () => {
    const { user, sent, toasts } = openBooking(aBooking());
    await opened();
    await user.click(button('Accept'));
    expect(button('Accept the booking')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent().map(({ path }) => path)).toEqual(['/api/ops/bookings/SH-2026-0123/events']);
    expect(moved(sent()[0])).toEqual({ version: 1, status: 'accepted', note: '' });
    expect(toasts[0]?.title).toBe('SH-2026-0123 is accepted');
    expect(screen.getByRole('heading', { name: 'What next' })).toHaveFocus();
  });

  it('declines with a reason only', async () => {
    const { user, sent, drafts } = openBooking(aBooking());
    await opened();
    await user.click(button('Decline'));
    await user.click(button('Decline the booking'));
    const reason = await screen.findByLabelText(/Reason/);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/the client reads it/));
    await waitFor(() => expect(reason).toHaveFocus());
    expect(sent()).toEqual([]);
    await user.type(reason, 'No truck that day');
    expect(drafts.at(-1)).toBe(true);
    await user.click(button('Decline the booking'));
    await waitFor(() =>
      expect(moved(sent()[0])).toEqual({ version: 1, status: 'declined', note: 'No truck that day' }),
    );
  });

  it('takes driver and vehicle, and reports an exception without changing the status', async () => {
    const { user, sent } = openBooking(
      aBooking({ status: 'accepted', nextStatuses: ['allocated', 'declined', 'cancelled'] }),
    );
    await opened();
    await user.click(button('Allocate'));
    await user.type(screen.getByLabelText(/^Driver/), 'Bo Reyes');
    await user.clear(screen.getByLabelText(/^Vehicle/));
    await user.type(screen.getByLabelText(/^Vehicle/), 'CX 21 AB, semi');
    await user.click(screen.getAllByRole('button', { name: 'Allocate' }).at(-1) as HTMLElement);
    await waitFor(() => expect(moved(sent()[0]).allocation).toEqual({ driver: 'Bo Reyes', vehicle: 'CX 21 AB, semi' }));
    await user.click(button('Report exception'));
    await user.selectOptions(screen.getByLabelText(/^Kind/), 'Delayed');
    await user.type(screen.getByLabelText(/^What happened/), 'Hume closed');
    await user.click(button('Report the exception'));
    await waitFor(() =>
      expect(moved(sent()[1])).toMatchObject({
        status: 'accepted',
        exception: { kind: 'delayed', reason: 'Hume closed' },
      }),
    );
  });

  it('keeps what was typed when the call fails, and says why in place', async () => {
    let isUp = false;
    const { user, sent, toasts } = openBooking(aBooking(), () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return { body: aBooking() };
    });
    await opened();
    await user.click(button('Add note'));
    await user.type(screen.getByLabelText(/^Note/), 'Call before ten');
    await user.click(button('Add the note'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Call before ten');
    isUp = true;
    await user.click(button('Add the note'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent()).toHaveLength(2);
  });

  it('is not undone on the page by a read that began before it', async () => {
    const accepted = aBooking({ version: 2, status: 'accepted', nextStatuses: ['allocated'] });
    const { user, calls } = openBooking(aBooking(), () => ({ body: accepted }));
    await opened();
    await user.click(button('Accept'));
    await user.click(button('Accept the booking'));
    const standing = () => screen.getByRole('region', { name: 'How it stands' });
    await waitFor(() => expect(standing()).toHaveTextContent('Accepted'));
    // The act makes the page read again, and the answer is still the old one.
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
    await user.click(button('Refresh'));
    await waitFor(() => expect(button('Refresh')).toBeEnabled());
    expect(standing()).toHaveTextContent('Accepted');
  });

  it('keeps what was typed when another act is chosen', async () => {
    const { user } = openBooking(aBooking());
    await opened();
    await user.click(button('Accept'));
    await user.type(screen.getByLabelText(/^Note/), 'Gate 3');
    await user.click(button('Add note'));
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Gate 3');
  });
});

describe('somebody else was quicker', () => {
  it('shows what changed, and goes on only when the user chooses to, with nothing lost', async () => {
    const noted = {
      ...declinedByAnother,
      status: 'requested',
      nextStatuses: ['accepted', 'declined'],
      isOpen: true,
      trail: declinedByAnother.trail.map((entry) => ({ ...entry, status: 'requested' as const })),
    } satisfies Partial<DeskBookingDetail>;
    const { user, sent, change, toasts } = openBooking(aBooking(), ({ body }) => {
      if ((body as MoveBookingInput).version === 2) return { body: aBooking(noted) };
      change(noted);
      return refusal(409, 'stale', 'Somebody else changed it.');
    });
    await opened();
    await user.click(button('Accept'));
    await user.type(screen.getByLabelText(/^Note/), 'Gate 3');
    await user.click(button('Accept the booking'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No truck'));
    expect(alert).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept the booking' })).toBeNull();
    await user.click(button('Go on with what I typed'));
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Gate 3');
    await user.click(button('Accept the booking'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(moved(sent()[1])).toEqual({ version: 2, status: 'accepted', note: 'Gate 3' });
  });

  it('notices it before anything is sent, and says when the act is no longer possible', async () => {
    const { user, sent, change } = openBooking(aBooking());
    await opened();
    await user.click(button('Accept'));
    await user.type(screen.getByLabelText(/^Note/), 'Gate 3');
    change(declinedByAnother);
    await user.click(button('Refresh'));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is now “Declined”');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Gate 3');
    expect(screen.queryByRole('button', { name: 'Go on with what I typed' })).toBeNull();
    expect(sent()).toEqual([]);
  });
});

describe('proof of delivery', () => {
  const arriving = aBooking({ status: 'out_for_delivery', nextStatuses: ['delivered'], version: 6 });
  const pod = {
    receiverName: 'Tom',
    deliveredAtLocal: '2026-11-20T14:05',
    zoneAbbreviation: 'AEDT',
    palletsIn: 4,
    palletsOut: 2,
    notes: 'Signed on paper.',
    hasSignature: false,
    hasPhoto: false,
  };
  const delivered: Partial<DeskBookingDetail> = { status: 'delivered', nextStatuses: ['invoiced'], version: 7, pod };

  beforeEach(() => {
    // jsdom cannot draw; the journey of the desk draws in a browser.
    const context = new Proxy({}, { get: () => () => undefined, set: () => true });
    HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
    globalThis.createImageBitmap = (async () => ({ width: 4000, height: 3000, close: () => undefined })) as never;
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
  });

  it('takes the place of the expected delivery once the freight has arrived', async () => {
    openBooking(aBooking({ eta: '2126-11-24', ...delivered }));
    await opened();
    const standing = screen.getByRole('region', { name: 'How it stands' });
    expect(standing).toHaveTextContent('Delivered20 Nov 2026, 2:05 PM AEDT');
    expect(standing).not.toHaveTextContent('Expected delivery');
  });

  it('can be recorded with a photo of a signature on paper', async () => {
    const { user, sent, change, toasts } = openBooking(arriving, ({ path }) => {
      change(path.endsWith('/photo') ? { pod: { ...pod, hasPhoto: true } } : delivered);
      return { body: arriving };
    });
    await opened();
    await user.click(button('Record POD'));
    await user.clear(await screen.findByLabelText(/^Pallets out/));
    await user.click(screen.getByRole('button', { name: 'Record the delivery' }));
    expect(await screen.findByText(/The receiver has not signed/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Pallets out/)).toHaveAccessibleDescription(/enter 0 if none/);
    await user.type(screen.getByLabelText(/^Pallets out/), '2');
    await user.click(screen.getByLabelText('On paper'));
    await user.upload(screen.getByLabelText(/^Photo/), new File(['x'], 'dock.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByAltText('The chosen photo')).toBeInTheDocument();
    await user.click(button('Record the delivery'));
    await waitFor(() => expect(toasts[0]?.title).toBe('SH-2026-0123 is delivered'));
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/ops/bookings/SH-2026-0123/pod',
      'PUT /api/ops/bookings/SH-2026-0123/pod/photo',
    ]);
    expect(sent()[0]?.body).toMatchObject({
      version: 6,
      receiverName: 'Tom',
      palletsOut: 2,
      notes: 'Signed on paper.',
    });
    const card = await screen.findByRole('region', { name: 'Proof of delivery' });
    expect(await within(card).findByRole('img', { name: /Photo/ })).toHaveAttribute(
      'src',
      '/api/ops/bookings/SH-2026-0123/pod/photo',
    );
    expect(card).toHaveTextContent('20 Nov 2026, 2:05 PM AEDT');
  });

  it('keeps a photo that was not sent, and sends it again', async () => {
    let isUp = false;
    const { user, sent, change, toasts } = openBooking(arriving, ({ path }) => {
      if (!path.endsWith('/photo')) {
        change(delivered);
        return { body: arriving };
      }
      if (!isUp) throw new TypeError('Failed to fetch');
      return {};
    });
    await opened();
    await user.click(button('Record POD'));
    await user.type(await screen.findByLabelText(/^Pallets out/), '0');
    await user.click(screen.getByLabelText('Not signed'));
    await user.upload(screen.getByLabelText(/^Photo/), new File(['x'], 'dock.jpg', { type: 'image/jpeg' }));
    await screen.findByAltText('The chosen photo');
    await user.click(button('Record the delivery'));
    expect(await screen.findByText(/The delivery is recorded, but not all of its pictures/)).toBeInTheDocument();
    isUp = true;
    await user.click(button('Send again'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent().map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
  });

  it('refuses a file that is not a picture, and says so', async () => {
    globalThis.createImageBitmap = (async () => {
      throw new Error('not a picture');
    }) as never;
    const { user } = openBooking(arriving);
    await opened();
    await user.click(button('Record POD'));
    await user.upload(await screen.findByLabelText(/^Photo/), new File(['x'], 'dock.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/could not be opened as a picture/)).toBeInTheDocument();
  });
});
