import type { DeskInvoice } from '@saltbush/consignments/api';
import { refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../../fixtures/aBooking.ts';
import { openBooking } from '../../../fixtures/openBooking.ts';

const button = (name: string) => screen.getByRole('button', { name });

describe('the invoice', () => {
  const invoice: DeskInvoice = {
    ...{ reference: 'INV-2026-00045', issuedOn: '2026-11-20', dueOn: '2026-11-27', standing: 'overdue' },
    ...{ totalIncGstCents: 64_612, paidCents: 0, payments: [] },
  };
  const invoiced = aBooking({ status: 'invoiced', nextStatuses: [], isOpen: false, version: 7, invoice });
  const card = () => within(screen.getByRole('region', { name: 'Invoice INV-2026-00045' }));

  it('takes a payment: the whole of what is to pay, unless somebody enters less', async () => {
    const paid = {
      ...invoice,
      paidCents: 60_000,
      payments: [{ id: 1, receivedOn: '2026-11-21', amountCents: 60_000, note: 'EFT 4711' }],
    };
    const { user, sent, toasts } = openBooking(invoiced, () => ({
      status: 201,
      body: { ...invoiced, version: 8, invoice: paid },
    }));
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const amount = card().getByLabelText(/^Amount in dollars/);
    expect(amount).toHaveValue('646.12');
    await user.clear(amount);
    await user.type(amount, '600 dollars');
    await user.click(button('Record the payment'));
    expect(card().getByText('Please enter the amount that arrived, such as 646.12')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '$600');
    await user.type(card().getByLabelText(/^Note/), 'EFT 4711');
    await user.click(button('Record the payment'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      path: '/api/ops/bookings/SH-2026-0123/payments',
      body: { version: 7, amountCents: 60_000, note: 'EFT 4711', submissionId: expect.any(String) },
    });
    expect(screen.getByRole('region', { name: 'Invoice INV-2026-00045' })).toHaveTextContent('Still to pay$46.12');
    expect(screen.queryByRole('form', { name: 'Record a payment' })).toBeNull();
  });

  it('shows a disputed line, and credits what is agreed, at most what the line still charges', async () => {
    const dispute = { id: 7, position: 1, words: 'Two pallets, not four', raisedBy: 'ana@harbour.example' };
    const open: DeskInvoice = {
      ...invoice,
      lines: [{ position: 1, label: 'Linehaul', amountCents: 50_000, creditableCents: 50_000 }],
      disputes: [{ ...dispute, raisedAt: '2026-11-21T02:00:00.000Z', answer: null }],
      ...{ creditedCents: 0, creditNotes: [] },
    };
    const at = '2026-11-22T02:00:00.000Z';
    const answered: DeskInvoice = {
      ...open,
      disputes: [
        {
          ...{ ...dispute, raisedAt: at },
          answer: { outcome: 'credited', words: 'Agreed', at, creditNote: 'CN-2026-00001' },
        },
      ],
      creditedCents: 11_000,
      creditNotes: [
        {
          ...{ reference: 'CN-2026-00001', position: 1, claim: null, issuedOn: '2026-11-22' },
          ...{ amountExGstCents: 10_000, gstCents: 1_000, totalIncGstCents: 11_000 },
        },
      ],
    };
    const { user, sent } = openBooking({ ...invoiced, invoice: open }, () => ({
      status: 201,
      body: { ...invoiced, version: 8, invoice: answered },
    }));
    expect(await screen.findByText('Two pallets, not four')).toBeInTheDocument();
    expect(card().getByText('Disputed')).toBeInTheDocument();
    await user.click(button('Credit note'));
    const amount = card().getByLabelText(/^Amount before GST/);
    expect(amount).toHaveValue('500.00');
    await user.clear(amount);
    await user.type(amount, '500.01');
    await user.click(button('Issue the credit note'));
    expect(amount).toHaveAccessibleDescription(/At most \$500\.00/);
    expect(card().getByLabelText(/^Reason/)).toHaveAccessibleDescription(/write the answer/);
    expect(sent()).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '100');
    await user.type(card().getByLabelText(/^Reason/), 'Agreed');
    await user.click(button('Issue the credit note'));
    expect(await card().findByRole('link', { name: 'CN-2026-00001' })).toHaveAttribute(
      'href',
      '/api/ops/bookings/SH-2026-0123/credit-notes/CN-2026-00001.pdf',
    );
    expect(sent()[0]).toMatchObject({
      path: '/api/ops/bookings/SH-2026-0123/disputes/7/answer',
      body: { version: 7, outcome: 'credited', amountCents: 10_000, words: 'Agreed', submissionId: expect.any(String) },
    });
    expect(screen.getByRole('region', { name: 'Invoice INV-2026-00045' })).toHaveTextContent('Still to pay$536.12');
    expect(card().queryByText('Disputed')).toBeNull();
  });

  it('keeps what was typed when the gateway refuses it, and shows why at the field', async () => {
    const message = 'Only $646.12 of it is still to pay. Enter what belongs to this invoice.';
    const refused = refusal(400, 'invalid-input', message, { fields: [{ path: 'amountCents', message }] });
    const { user } = openBooking(invoiced, () => refused);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    await user.clear(card().getByLabelText(/^Amount in dollars/));
    await user.type(card().getByLabelText(/^Amount in dollars/), '700');
    await user.click(button('Record the payment'));
    await waitFor(() =>
      expect(card().getByLabelText(/^Amount in dollars/)).toHaveAccessibleDescription(/Only \$646.12/),
    );
    expect(card().getByLabelText(/^Amount in dollars/)).toHaveValue('700');
  });
});
