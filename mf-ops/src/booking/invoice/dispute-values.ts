import { fieldErrors } from '@saltbush/business-api/field-errors';
import { type AnswerDisputeInput, answerDisputeSchema, type DisputeOutcome } from '@saltbush/consignments/api';
import { decimalAmount, formatAud, typedCents } from '@saltbush/freight';

/** Values of the form, as typed. */
export interface AnswerValues {
  /** Dollars before GST, such as `64.50`. */
  amount: string;
  words: string;
}

/** The whole of what may still be credited. */
export const firstAnswer = (creditableCents: number): AnswerValues => ({
  amount: decimalAmount(creditableCents),
  words: '',
});

type Sent = Pick<AnswerDisputeInput, 'submissionId' | 'version' | 'outcome'>;

/** Values as the gateway takes them, once `answerErrors` finds nothing. */
export const toAnswer = ({ amount, words }: AnswerValues, sent: Sent): AnswerDisputeInput => ({
  ...sent,
  words: words.trim(),
  ...(sent.outcome === 'credited' ? { amountCents: typedCents(amount) } : {}),
});

/** What the gateway would refuse of the values, by field of the input. */
export function answerErrors(
  values: AnswerValues,
  {
    submissionId,
    outcome,
    creditableCents,
  }: { submissionId: string; outcome: DisputeOutcome; creditableCents: number },
): Record<string, string> {
  const answer = toAnswer(values, { submissionId, version: 1, outcome });
  const errors = fieldErrors(answerDisputeSchema, answer);
  if ((answer.amountCents ?? 0) <= creditableCents) return errors;
  return { amountCents: `At most ${formatAud(creditableCents)} of this line can be credited.`, ...errors };
}
