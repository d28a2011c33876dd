import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail, DeskInvoice } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import { formatAud, type IsoDate, typedCents } from '@saltbush/freight';
import { TextField } from '@saltbush/ui';
import { useState } from 'react';
import { useRecordPaymentMutation } from '../../api/recordPayment.ts';
import { STATUSES } from '../../consignment/statuses.data.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { SendingNews } from '../../sheet/SendingNews.tsx';
import { useRecordForm } from '../../sheet/useRecordForm.ts';
import { trailFacts } from '../trailFacts.ts';
import { firstPayment, paymentErrors, toPayment } from './payment-values.ts';

interface PaymentFormProps {
  booking: DeskBookingDetail;
  invoice: DeskInvoice;
  /** By the desk's calendar. */
  today: IsoDate;
  refetch: () => unknown;
  onClose: () => void;
}

/** Takes what arrived for an invoice. It begins with the whole of what is still to pay. */
export function PaymentForm({ booking, invoice, today, refetch, onClose }: PaymentFormProps) {
  const showToast = useToast();
  const [record] = useRecordPaymentMutation();
  const { version, trail, reference, status } = booking;
  const [submissionId] = useState(newSubmissionId);
  const leftCents = invoice.totalIncGstCents - invoice.paidCents - (invoice.creditedCents ?? 0);
  const { form, field, onSubmit, seen, isBusy, failure } = useRecordForm({
    first: () => firstPayment(leftCents, today),
    ...{ version, facts: trailFacts(trail, today), refetch },
    check: (values) => paymentErrors(values, submissionId),
    send: async (values, seenVersion) => {
      const payment = toPayment(values, { submissionId, version: seenVersion });
      return apiError((await record({ reference, payment })).error);
    },
    onSent: ({ amount }) => {
      showToast({ title: `${formatAud(typedCents(amount))} for ${invoice.reference}`, tone: 'success' });
      onClose();
    },
  });

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Record a payment">
      <h3>Record a payment</h3>
      <S.Lead>The client sees what is still to pay. A minus takes back what was recorded by mistake.</S.Lead>
      <S.Fields>
        <S.Pair>
          <TextField
            {...field('amount', 'amountCents')}
            label="Amount in dollars"
            help="Including GST"
            required
            inputMode="decimal"
            maxLength={15}
            autoComplete="off"
          />
          <TextField {...field('receivedOn', 'receivedOn')} type="date" label="Received on" required max={today} />
        </S.Pair>
        <TextField
          {...field('note', 'note')}
          label="Note"
          help="Such as the bank's reference. Only staff read it."
          isOptional
          maxLength={200}
          autoComplete="off"
        />
      </S.Fields>
      <SendingNews {...{ seen, isBusy, failure }} isPossible thing="booking" standing={STATUSES[status].label} />
      <ActButtons
        confirm="Record the payment"
        isPossible={!seen.hasChanged || isBusy}
        isBusy={isBusy}
        onBack={onClose}
      />
    </S.Form>
  );
}
