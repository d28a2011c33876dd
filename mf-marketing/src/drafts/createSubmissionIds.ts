import { newSubmissionId } from '@saltbush/business-api/submission-id';

/**
 * Gives the id of a submission: the same for the same content, so that a second click or a try after a lost answer is
 * no second submission, and a new one once anything was changed.
 */
export function createSubmissionIds(): (content: unknown) => string {
  let known: { text: string; id: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (known?.text !== text) known = { text, id: newSubmissionId() };
    return known.id;
  };
}
