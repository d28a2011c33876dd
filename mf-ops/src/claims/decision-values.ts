import type { DecideClaimInput, DeskClaim } from '@saltbush/claims/api';
import { decimalAmount, typedCents } from '@saltbush/freight';

/** Values of the form, as typed. Amounts are dollars before GST. */
export interface DecisionValues {
  amount: string;
  credit: string;
  words: string;
}

/** All that is claimed, credited as far as the invoice allows. */
export const firstDecision = ({ amountCents, invoice }: DeskClaim): DecisionValues => ({
  amount: decimalAmount(amountCents),
  credit: invoice === null ? '0' : decimalAmount(Math.min(amountCents, invoice.creditableCents)),
  words: '',
});

/** Values as the gateway takes them. It says what is wrong with them. */
export const toDecision = (
  { amount, credit, words }: DecisionValues,
  sent: Pick<DecideClaimInput, 'submissionId' | 'version' | 'outcome'>,
): DecideClaimInput => ({
  ...sent,
  words: words.trim(),
  ...(sent.outcome === 'accepted' ? { amountCents: typedCents(amount), creditCents: typedCents(credit) } : {}),
});
