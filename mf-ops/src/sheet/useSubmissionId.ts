import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { useRef } from 'react';

/**
 * Gives the id of a submission: the same for the same words, so that another try after a lost answer is no second
 * submission.
 */
export function useSubmissionId(): (words: string) => string {
  const known = useRef<{ words: string; id: string } | null>(null);
  return (words) => {
    if (known.current?.words !== words) known.current = { words, id: newSubmissionId() };
    return known.current.id;
  };
}
