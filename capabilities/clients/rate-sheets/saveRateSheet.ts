import { Refusal } from '@saltbush/capability/refusal';
import type { RateSheetSaved, RateSheetVersion, SaveRateSheetQuery } from '../api/rate-sheets.ts';
import type { KnownSubmission, RateSheetStore } from './createRateSheetStore.ts';
import type { ReadSheet } from './readSheet.ts';

interface Saving {
  store: RateSheetStore;
  clientReference: string;
  /** E-mail of the signed-in user. */
  uploadedBy: string;
  now: Date;
}

interface Saved extends RateSheetSaved {
  /** False for a submission that was already stored, even at the same moment. */
  isNew: boolean;
}

/**
 * Stores a file as a version of the client's rate sheet, once for each submission. It prices nothing until it is
 * activated.
 * @throws Refusal `submission-reused` when the submission brought another file or belongs to another client.
 */
export async function saveRateSheet(
  { submissionId, name }: SaveRateSheetQuery,
  { digest: contentDigest, batches, rowCount, skippedCount, notes }: ReadSheet,
  { store, clientReference, uploadedBy, now }: Saving,
): Promise<Saved> {
  async function same(known: KnownSubmission | null): Promise<RateSheetVersion> {
    const isSame = known?.clientReference === clientReference && known.contentDigest === contentDigest;
    const sheet = isSame ? await store.find(clientReference, known.id) : null;
    if (sheet !== null) return sheet;
    throw new Refusal('This submission brought another file. Choose the file again, then save.', {
      status: 409,
      code: 'submission-reused',
    });
  }

  const known = await store.findSubmission(submissionId);
  if (known !== null) return { sheet: await same(known), notes, isNew: false };
  const submission = { id: submissionId, contentDigest };
  const facts = { clientReference, fileName: name.trim(), uploadedAt: now, uploadedBy, submission };
  const id = await store.save({ ...facts, batches, rowCount, skippedCount });
  const stored = id === null ? await store.findSubmission(submissionId) : { id, clientReference, contentDigest };
  return { sheet: await same(stored), notes, isNew: id !== null };
}
