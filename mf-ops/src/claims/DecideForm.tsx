import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { CLAIM_LENGTHS, type DecideClaimInput, type DeskClaim, isOpenClaim } from '@saltbush/claims/api';
import { useToast } from '@saltbush/contract';
import { formatAud } from '@saltbush/freight';
import { TextAreaField, TextField } from '@saltbush/ui';
import { useState } from 'react';
import { useDecideClaimMutation } from '../api/claimActs.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as S from '../sheet/acts.styles.ts';
import { SendingNews } from '../sheet/SendingNews.tsx';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { useRecordForm } from '../sheet/useRecordForm.ts';
import { claimStatus } from './claim-statuses.data.ts';
import { firstDecision, toDecision } from './decision-values.ts';

interface DecideFormProps {
  claim: DeskClaim;
  outcome: DecideClaimInput['outcome'];
  facts: readonly TrailFact[];
  refetch: () => unknown;
  onClose: () => void;
}

const WORDS = {
  accepted: {
    title: 'Accept the claim',
    confirm: 'Accept the claim',
    lead: 'The client gets a mail, with the credit note when there is one. This cannot be changed.',
  },
  declined: {
    title: 'Decline the claim',
    confirm: 'Decline the claim',
    lead: 'The client gets a mail with your reason. This cannot be changed.',
  },
} as const;

/** Decides a claim: accepts it with an amount, part of which a credit note may take off the invoice, or declines it. */
export function DecideForm({ claim, outcome, facts, refetch, onClose }: DecideFormProps) {
  const { reference, version, status, amountCents, invoice } = claim;
  const showToast = useToast();
  const [decide] = useDecideClaimMutation();
  const [submissionId] = useState(newSubmissionId);
  const { title, confirm, lead } = WORDS[outcome];
  const isPossible = isOpenClaim(status);
  const { form, field, onSubmit, seen, isBusy, failure } = useRecordForm({
    first: () => firstDecision(claim),
    ...{ version, facts, refetch },
    // The gateway checks the amounts: it knows what the invoice still charges.
    check: () => ({}),
    send: async (values, seenVersion) => {
      const input = toDecision(values, { submissionId, version: seenVersion, outcome });
      return apiError((await decide({ reference, input })).error);
    },
    onSent: () => {
      showToast({ title: `${reference} is ${outcome}`, description: 'The client is told by mail.', tone: 'success' });
      onClose();
    },
  });

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={title}>
      <h3>{title}</h3>
      <S.Lead>{lead}</S.Lead>
      <S.Fields>
        {outcome === 'accepted' && (
          <S.Pair>
            <TextField
              {...field('amount', 'amountCents')}
              label="Amount before GST"
              help={`Claimed: up to ${formatAud(amountCents)}.`}
              required
              inputMode="decimal"
              maxLength={15}
              autoComplete="off"
            />
            <TextField
              {...field('credit', 'creditCents')}
              label="Of it credited"
              help={
                invoice
                  ? `A credit note takes it off ${invoice.reference}: at most ${formatAud(invoice.creditableCents)} before GST. Accounts pay the rest. 0 for no note.`
                  : 'There is no invoice yet, so accounts pay it. Leave 0.'
              }
              required
              inputMode="decimal"
              maxLength={15}
              autoComplete="off"
            />
          </S.Pair>
        )}
        <TextAreaField
          {...field('words', 'words')}
          label="Reason"
          help={outcome === 'accepted' ? 'The client reads it, also on the credit note.' : 'The client reads it.'}
          required
          rows={4}
          maxLength={CLAIM_LENGTHS.words}
        />
      </S.Fields>
      <SendingNews {...{ seen, isBusy, failure, isPossible }} thing="claim" standing={claimStatus(status).label} />
      <ActButtons
        confirm={confirm}
        isGrave={outcome === 'declined'}
        isPossible={isPossible && (!seen.hasChanged || isBusy)}
        isBusy={isBusy}
        onBack={onClose}
      />
    </S.Form>
  );
}
