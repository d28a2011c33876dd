import { createHash } from 'node:crypto';
import {
  decodeCsv,
  RATE_SHEET_NOT_TEXT,
  type RateSheetReading,
  type RateSheetSaved,
  type RateSheetVersion,
  type SaveRateSheetQuery,
} from '@saltbush/business-api/rate-sheets';
import { Refusal } from '../errors.ts';
import type { KnownSubmission, RateSheetStore } from './createRateSheetStore.ts';
import { parseRateSheet } from './parseRateSheet.ts';

interface Saving {
  store: RateSheetStore;
  clientReference: string;
  /** E-mail of whoever is signed in. */
  uploadedBy: string;
  now: Date;
}

interface Saved extends RateSheetSaved {
  /** False for a submission that was stored before, even a moment ago. */
  isNew: boolean;
}

type ValidSheet = Extract<RateSheetReading, { status: 'valid' }>;

async function readSheet(content: Buffer): Promise<ValidSheet> {
  const text = decodeCsv(content);
  const reading: RateSheetReading =
    text === null ? { status: 'refused', message: RATE_SHEET_NOT_TEXT } : await parseRateSheet(text);
  if (reading.status === 'valid') return reading;
  const { message } = reading;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'file', message }] });
}

/**
 * Stores a file as a version of the client's rate sheet, once for each submission. It prices nothing until it is
 * activated.
 * @throws Refusal `invalid-input` for a file that is no sheet, `submission-reused` for a submission that brought another
 * file or another client's.
 */
export async function saveRateSheet(
  { submissionId, name }: SaveRateSheetQuery,
  content: Buffer,
  { store, clientReference, uploadedBy, now }: Saving,
): Promise<Saved> {
  const contentDigest = createHash('sha256').update(content).digest('hex');

  async function same(known: KnownSubmission | null): Promise<RateSheetVersion> {
    const isSame = known?.clientReference === clientReference && known.contentDigest === contentDigest;
    const sheet = isSame ? await store.find(clientReference, known.id) : null;
    if (sheet !== null) return sheet;
    throw new Refusal('This submission brought another file. Choose the file again, then save.', {
      status: 409,
      code: 'submission-reused',
    });
  }

  const { rows, skippedCount, notes } = await readSheet(content);
  const known = await store.findSubmission(submissionId);
  if (known !== null) return { sheet: await same(known), notes, isNew: false };
  const submission = { id: submissionId, contentDigest };
  const facts = { clientReference, fileName: name.trim(), uploadedAt: now, uploadedBy, submission };
  const id = await store.save({ ...facts, rows, skippedCount });
  const stored = id === null ? await store.findSubmission(submissionId) : { id, clientReference, contentDigest };
  return { sheet: await same(stored), notes, isNew: id !== null };
}
