import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import {
  type DeskBookingDetail,
  type DeskInvoiceLine,
  DISPUTE_LENGTH,
  type DisputeOutcome,
} from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import { formatAud, type IsoDate } from '@saltbush/freight';
import { TextAreaField, TextField } from '@saltbush/ui';
import { useState } from 'react';
import { useAnswerDisputeMutation } from '../../api/answerDispute.ts';
import { STATUSES } from '../../consignment/statuses.data.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { SendingNews } from '../../sheet/SendingNews.tsx';
import { useRecordForm } from '../../sheet/useRecordForm.ts';
import { trailFacts } from '../trailFacts.ts';
import { answerErrors, firstAnswer, toAnswer } from './dispute-values.ts';

const WORDS: Record<DisputeOutcome, { title: string; confirm: string; lead: string; done: string }> = {
  credited: {
    title: 'Credit note',
    confirm: 'Issue the credit note',
    lead: 'The client gets it as a PDF by mail. It is taken off what is to pay, and cannot be changed.',
    done: 'A credit note is issued',
  },
  rejected: {
    title: 'Reject',
    confirm: 'Reject the dispute',
    lead: 'The line stands as it is. The client gets a mail with your answer.',
    done: 'The client is told that the line stands',
  },
};

interface DisputeFormProps {
  booking: DeskBookingDetail;
  disputeId: number;
  line: DeskInvoiceLine;
  outcome: DisputeOutcome;
  /** By the desk's calendar. */
  today: IsoDate;
  refetch: () => unknown;
  onClose: () => void;
}

/** Answers a disputed line: with a credit note for all or part of it, or with words alone. */
export function DisputeForm({ booking, disputeId, line, outcome, today, refetch, onClose }: DisputeFormProps) {
  const showToast = useToast();
  const [answer] = useAnswerDisputeMutation();
  const { version, trail, reference, status } = booking;
  const { creditableCents } = line;
  const [submissionId] = useState(newSubmissionId);
  const { title, confirm, lead, done } = WORDS[outcome];
  const { form, field, onSubmit, seen, isBusy, failure } = useRecordForm({
    first: () => firstAnswer(creditableCents),
    ...{ version, facts: trailFacts(trail, today), refetch },
    check: (values) => answerErrors(values, { submissionId, outcome, creditableCents }),
    send: async (values, seenVersion) => {
      const body = toAnswer(values, { submissionId, version: seenVersion, outcome });
      return apiError((await answer({ reference, id: disputeId, answer: body })).error);
    },
    onSent: () => {
      showToast({ title: done, description: line.label, tone: 'success' });
      onClose();
    },
  });

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={`${title}: ${line.label}`}>
      <h3>
        {title}: {line.label}
      </h3>
      <S.Lead>{lead}</S.Lead>
      <S.Fields>
        {outcome === 'credited' && (
          <TextField
            {...field('amount', 'amountCents')}
            label="Amount before GST"
            help={`At most ${formatAud(creditableCents)}. GST goes with it.`}
            required
            inputMode="decimal"
            maxLength={15}
            autoComplete="off"
          />
        )}
        <TextAreaField
          {...field('words', 'words')}
          label={outcome === 'credited' ? 'Reason' : 'Answer'}
          help={
            outcome === 'credited' ? 'The client reads it in the mail and on the credit note.' : 'The client reads it.'
          }
          required
          rows={3}
          maxLength={DISPUTE_LENGTH}
        />
      </S.Fields>
      <SendingNews {...{ seen, isBusy, failure }} isPossible thing="booking" standing={STATUSES[status].label} />
      <ActButtons confirm={confirm} isPossible={!seen.hasChanged || isBusy} isBusy={isBusy} onBack={onClose} />
    </S.Form>
  );
}
