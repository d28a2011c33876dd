import { screen, waitFor, within } from '@testing-library/react';
import { gatewayOf, problemOf } from '../../../../fixtures/gatewayOf.ts';
import { renderAt } from '../../../../fixtures/renderAt.tsx';
import { LTL_REQUEST, quoteOf, savedQuoteOf, TOKEN } from '../../../../fixtures/savedQuoteOf.ts';
import type { QuoteForm } from '../../quote-form.ts';
import { PricedQuote } from '../PricedQuote.tsx';
import { QuoteButtons } from './QuoteButtons.tsx';

/** Each test uses another reference, since a price is saved only once per document. */
let count = 0;
const requestOf = () => ({ ...LTL_REQUEST, pickupDate: `2027-01-${String(++count + 10)}` });

const NOT_BOOKING = { isAsked: false, button: { current: null }, onEnd: () => {}, onQuestion: () => {} };

function open(request = requestOf()) {
  const page = <QuoteButtons request={request} quote={quoteOf()} booking={NOT_BOOKING} />;
  return renderAt('/quote', { route: '/quote', page });
}

/** The whole price, with the Book button. */
function openPrice() {
  let questions = 0;
  const form = { request: requestOf(), now: Date.parse('2026-11-20T09:00:00+11:00') } as unknown as QuoteForm;
  const onQuestion = () => {
    questions += 1;
  };
  const page = <PricedQuote quote={quoteOf()} message={null} form={form} onLeave={() => {}} onQuestion={onQuestion} />;
  return { ...renderAt('/quote', { route: '/quote', page }), questions: () => questions };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('Save Quote', () => {
  it('saves once, says the reference and offers the private link', async () => {
    const calls = gatewayOf(() => ({ status: 201, body: savedQuoteOf() }));
    const { user, toasts } = open();
    await user.dblClick(button('Save Quote'));
    expect(await screen.findByRole('link', { name: 'Open quote' })).toHaveAttribute('href', `/quotes/${TOKEN}`);
    // Save Quote is gone; the toast says what happened, and nothing says it again.
    expect(screen.getByRole('link', { name: 'Open quote' })).toHaveFocus();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Your private link')).toHaveValue(`http://localhost/quotes/${TOKEN}`);
    expect(toasts).toEqual([expect.objectContaining({ tone: 'success', title: 'Quote Q-2026-000123 saved' })]);
    expect(calls).toEqual([
      { name: 'POST /api/quotes', body: expect.objectContaining({ shownTotalExGstCents: 58_738 }) },
    ]);
  });

  it('sends the same submission for the same price after the page was left', async () => {
    const calls = gatewayOf(() => ({ status: 201, body: savedQuoteOf() }));
    const request = requestOf();
    const first = open(request);
    await first.user.click(button('Save Quote'));
    await screen.findByRole('link', { name: /^Open/ });
    first.unmount();
    const second = open(request);
    await second.user.click(button('Save Quote'));
    await screen.findByRole('link', { name: /^Open/ });
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body?.submissionId).toBe(calls[0]?.body?.submissionId);
  });

  it('makes another quote for freight that is booked already', async () => {
    let answers = 0;
    const calls = gatewayOf(() => {
      answers += 1;
      return { status: 200, body: savedQuoteOf(answers === 1 ? { status: 'booked' } : { reference: 'Q-2026-000124' }) };
    });
    const { user } = open();
    await user.click(button('Save Quote'));
    expect(await screen.findByRole('link', { name: 'Open quote' })).toBeInTheDocument();
    expect(calls[1]?.body?.submissionId).not.toBe(calls[0]?.body?.submissionId);
  });
});

describe('a price that has changed', () => {
  const dearer = { ...quoteOf(), totalExGstCents: 60_000, gstCents: 6000, totalIncGstCents: 66_000 };
  const changed = () => problemOf(409, 'price-changed', 'The price is now $660.00.', { quote: dearer });

  it('is shown beside the old one and saved only when accepted', async () => {
    const calls = gatewayOf(({ body }) =>
      body?.shownTotalExGstCents === 60_000 ? { status: 201, body: savedQuoteOf({ quote: dearer }) } : changed(),
    );
    const { user } = open();
    await user.click(button('Save Quote'));
    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toHaveFocus();
    const panel = within(screen.getByRole('region', { name: 'The price has changed' }));
    expect(panel.getByText('$646.12 inc GST')).toBeInTheDocument();
    expect(panel.getByText('$660.00 inc GST')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    await user.click(button('Accept the new price'));
    expect(await screen.findByRole('link', { name: /^Open/ })).toHaveFocus();
    expect(calls[1]?.body).toMatchObject({ shownTotalExGstCents: 60_000, submissionId: calls[0]?.body?.submissionId });
  });

  it('leaves everything as it was on Back, including the address to mail to', async () => {
    const calls = gatewayOf(changed);
    const { user } = open();
    await user.click(button('Email Quote'));
    await user.type(screen.getByLabelText('Send the quote to'), 'kim@example.com');
    await user.click(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByLabelText('Send the quote to')).toHaveFocus());
    expect(screen.getByLabelText('Send the quote to')).toHaveValue('kim@example.com');
    expect(button('Save Quote')).toBeEnabled();
    expect(calls).toHaveLength(1);
  });
});

describe('Email Quote', () => {
  it('checks the address, saves first, and says where the quote went', async () => {
    const calls = gatewayOf(({ name }) =>
      name === 'POST /api/quotes' ? { status: 201, body: savedQuoteOf() } : { status: 202, body: {} },
    );
    const { user } = open();
    await user.click(button('Email Quote'));
    expect(screen.getByLabelText('Send the quote to')).toHaveFocus();
    await user.type(screen.getByLabelText('Send the quote to'), 'kim@{Enter}');
    await screen.findByText(/valid email address/);
    expect(screen.getByLabelText('Send the quote to')).toHaveAccessibleDescription(/valid email address/);
    expect(screen.getByLabelText('Send the quote to')).toHaveFocus();
    expect(calls).toHaveLength(0);
    await user.type(screen.getByLabelText('Send the quote to'), 'example.com{Enter}');
    expect(await screen.findByText(/on its way to kim@example.com/)).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual(['POST /api/quotes', `POST /api/quotes/${TOKEN}/mails`]);
    expect(calls[1]?.body).toMatchObject({ to: 'kim@example.com' });
  });

  it('keeps the address when there were too many mails', async () => {
    gatewayOf(({ name }) =>
      name === 'POST /api/quotes'
        ? { status: 201, body: savedQuoteOf() }
        : problemOf(429, 'too-many-requests', 'Too many mails. Try again in an hour.'),
    );
    const { user } = open();
    await user.click(button('Email Quote'));
    await user.type(screen.getByLabelText('Send the quote to'), 'kim@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in an hour.');
    expect(screen.getByLabelText('Send the quote to')).toHaveValue('kim@example.com');
  });
});

describe('Book This Quote', () => {
  it('saves, then goes to the booking form', async () => {
    gatewayOf(() => ({ status: 201, body: savedQuoteOf() }));
    const { user, questions } = openPrice();
    await user.click(button('Book This Quote'));
    expect(await screen.findByText(`At /quotes/${TOKEN}/book`)).toBeInTheDocument();
    expect(questions()).toBe(0);
  });

  it('opens the sheet for what has to be read, and saves once however often it is pressed', async () => {
    const calls = gatewayOf(() =>
      problemOf(409, 'price-changed', 'The price is now $660.00.', {
        quote: { ...quoteOf(), totalExGstCents: 60_000 },
      }),
    );
    const { user, questions } = openPrice();
    await user.dblClick(button('Book This Quote'));
    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toHaveFocus();
    expect(questions()).toBe(1);
    expect(calls).toHaveLength(1);
  });

  it('says beside the button that the connection failed, and tries again', async () => {
    let isOffline = true;
    gatewayOf(() => (isOffline ? 'offline' : { status: 201, body: savedQuoteOf() }));
    const { user } = openPrice();
    await user.click(button('Book This Quote'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not reach our server');
    isOffline = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.getByText(`At /quotes/${TOKEN}/book`)).toBeInTheDocument());
  });
});
