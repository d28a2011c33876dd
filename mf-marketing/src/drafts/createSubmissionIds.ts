import { newSubmissionId } from '@saltbush/business-api/submission-id';

/**
 * Gives submission ids: the same id for the same content, so that a second click or another try after a lost answer
 * is not a second submission; a new id after any change.
 */
export function createSubmissionIds(): (content: unknown) => string {
  let known: { text: string; id: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (known?.text !== text) known = { text, id: newSubmissionId() };
    return known.id;
  };
}
