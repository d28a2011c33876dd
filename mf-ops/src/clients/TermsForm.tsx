import { apiError } from '@saltbush/calls';
import type { DeskClientDetail } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { TERMS } from '@saltbush/freight';
import { TextAreaField, TextField } from '@saltbush/ui';
import { useSetClientStatusMutation } from '../api/setClientStatus.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { SendingNews } from '../sheet/SendingNews.tsx';
import { useRecordForm } from '../sheet/useRecordForm.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';
import { clientTrail } from './clientTrail.ts';

const LONGEST_REASON = 500;
const { paymentTermsDays: LEAST, corporatePaymentTermsDays: MOST } = TERMS;

/** Whether what was typed are whole days that may be agreed. */
const mayBeAgreed = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= LEAST && Number(typed) <= MOST;

interface TermsFormProps {
  client: DeskClientDetail;
  refetch: () => unknown;
  onClose: () => void;
}

/** Changes in how many days invoices are due that are issued from now on. The trail keeps who agreed to it. */
export function TermsForm({ client, refetch, onClose }: TermsFormProps) {
  const showToast = useToast();
  const [setTerms] = useSetClientStatusMutation();
  const { reference, status, version, trail, paymentTermsDays } = client;
  const { form, field, onSubmit, seen, isBusy, failure } = useRecordForm({
    first: () => ({ days: '', reason: '' }),
    ...{ version, facts: clientTrail(trail), refetch },
    check: ({ days, reason }): Record<string, string> => ({
      ...(!mayBeAgreed(days) && { paymentTermsDays: `Enter whole days, from ${LEAST} to ${MOST}` }),
      ...(reason.trim() === '' && { reason: 'Give the reason: who agreed to it, and when.' }),
    }),
    send: async ({ days, reason }, seenVersion) => {
      const change = { version: seenVersion, status, reason: reason.trim(), paymentTermsDays: Number(days) };
      return apiError((await setTerms({ reference, change })).error);
    },
    onSent: ({ days }) => {
      showToast({ title: `${reference} pays in ${days.trim()} days`, tone: 'success' });
      onClose();
    },
  });

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Change the payment terms">
      <h3>Change the payment terms</h3>
      <S.Lead>
        For invoices that are issued from now on. The client gets no mail, and sees it on invoice and statement.
      </S.Lead>
      <S.Fields>
        <TextField
          {...field('days', 'paymentTermsDays')}
          label="Days until an invoice is due"
          help={`From ${LEAST} to ${MOST}; now ${paymentTermsDays}`}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        <TextAreaField
          {...field('reason', 'reason')}
          label="Reason"
          help="Only staff read it."
          required
          rows={2}
          maxLength={LONGEST_REASON}
        />
      </S.Fields>
      <SendingNews
        {...{ seen, isBusy, failure }}
        isPossible
        thing="client"
        standing={CLIENT_STATUS_LABELS[status].label}
      />
      <ActButtons confirm="Change the terms" isPossible={!seen.hasChanged || isBusy} isBusy={isBusy} onBack={onClose} />
    </S.Form>
  );
}
