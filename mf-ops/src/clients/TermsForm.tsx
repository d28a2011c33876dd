import { apiError } from '@saltbush/calls';
import type { DeskClientDetail } from '@saltbush/clients/api';
import { useDraft, useToast } from '@saltbush/contract';
import { TERMS } from '@saltbush/freight';
import { TextAreaField, TextField } from '@saltbush/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useSetClientStatusMutation } from '../api/setClientStatus.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { SendingNews } from '../sheet/SendingNews.tsx';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useSending } from '../sheet/useSending.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';
import { clientTrail } from './clientTrail.ts';

const LONGEST_REASON = 500;
const { paymentTermsDays: LEAST, corporatePaymentTermsDays: MOST } = TERMS;

/** Whole days as typed; NaN for anything but those that may be agreed. */
function typedDays(typed: string): number {
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days >= LEAST && days <= MOST ? days : Number.NaN;
}

interface TermsFormProps {
  client: DeskClientDetail;
  refetch: () => unknown;
  onClose: () => void;
}

/** Changes in how many days invoices are due that are issued from now on. The trail keeps who agreed to it. */
export function TermsForm({ client, refetch, onClose }: TermsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [setTerms] = useSetClientStatusMutation();
  const { reference, status, version, trail, paymentTermsDays } = client;
  const { seen, isBusy, failure, send } = useSending({ version, facts: clientTrail(trail), refetch });
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ days?: string; reason?: string }>({});
  useDraft(days !== '' || reason !== '');
  const focusInvalid = useFocusOnInvalid(form);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wanted = typedDays(days);
    const faults = {
      ...(Number.isNaN(wanted) ? { days: `Enter whole days, from ${LEAST} to ${MOST}` } : {}),
      ...(reason.trim() === '' ? { reason: 'Give the reason: who agreed to it, and when.' } : {}),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) {
      focusInvalid();
      return;
    }
    const answer = await send(async (seenVersion) => {
      const change = { version: seenVersion, status, reason: reason.trim(), paymentTermsDays: wanted };
      return apiError((await setTerms({ reference, change })).error);
    });
    if (answer === 'sent') {
      showToast({ title: `${reference} pays in ${wanted} days`, tone: 'success' });
      onClose();
    } else if (answer) {
      const faultOf = (path: string) => answer.problem?.fields?.find((fault) => fault.path === path)?.message;
      const [ofDays, ofReason] = [faultOf('paymentTermsDays'), faultOf('reason')];
      setErrors({ ...(ofDays ? { days: ofDays } : {}), ...(ofReason ? { reason: ofReason } : {}) });
      focusInvalid();
    }
  };

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Change the payment terms">
      <h3>Change the payment terms</h3>
      <S.Lead>
        For invoices that are issued from now on. The client gets no mail, and sees it on invoice and statement.
      </S.Lead>
      <S.Fields>
        <TextField
          name="days"
          label="Days until an invoice is due"
          help={`From ${LEAST} to ${MOST}; now ${paymentTermsDays}`}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={days}
          error={errors.days}
          onChange={({ target }) => {
            setErrors({});
            setDays(target.value);
          }}
        />
        <TextAreaField
          name="reason"
          label="Reason"
          help="Only staff read it."
          required
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => {
            setErrors({});
            setReason(target.value);
          }}
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
