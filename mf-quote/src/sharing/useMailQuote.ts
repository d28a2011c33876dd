import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { useRef } from 'react';
import { type Failure, failureOf } from '../api/failureOf.ts';
import { useMailQuoteMutation } from '../api/mailQuote.ts';

/**
 * Mails a saved quote. A failed attempt keeps its submission, so that trying again sends no second mail. A mail that
 * was sent may be sent once more.
 */
export function useMailQuote(): (token: string, to: string) => Promise<Failure | null> {
  const [mailQuote] = useMailQuoteMutation();
  const open = useRef({ key: '', id: '' });
  return async (token, to) => {
    const key = `${token} ${to}`;
    if (open.current.key !== key) open.current = { key, id: newSubmissionId() };
    const { error } = await mailQuote({ token, to, submissionId: open.current.id });
    if (error) return failureOf(error);
    open.current = { key: '', id: '' };
    return null;
  };
}
