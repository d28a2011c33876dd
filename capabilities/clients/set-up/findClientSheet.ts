import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { RateSheetOfForm } from '../api/rate-sheets.ts';
import type { SheetReader } from '../rate-sheets/createSheetReader.ts';
import { usableSheet } from '../rate-sheets/receiveSheet.ts';
import { findSheetUpload, takeBatches } from '../rate-sheets/sheet-uploads.ts';
import type { Tables } from '../tables.ts';

const FIELD = 'rateSheet';

/** The rate sheet of a form, uploaded before or sent inside it. */
export interface ClientSheet {
  /** sha256 of the file. */
  contentDigest: string;
  rowCount: number;
  skippedCount: number;
  /** The rows as they are stored. The rows of an upload can be read once. @throws Refusal `upload-gone` */
  batches: (transaction: Kysely<Tables>) => Iterable<string> | AsyncIterable<string>;
}

interface Sources {
  db: Kysely<Tables>;
  readSheet: SheetReader;
  now: Date;
}

function uploadGone(): Refusal {
  const message =
    'The rate sheet was not kept, since the form came more than an hour after it. Choose the sheet again.';
  return new Refusal(message, { status: 409, code: 'upload-gone', fields: [{ path: FIELD, message }] });
}

/**
 * Finds the uploaded sheet that a form names, or reads the sheet inside the form.
 * @throws Refusal `upload-gone` when the upload is no longer held, `invalid-input` for text that is not a rate sheet.
 */
export async function findClientSheet(
  { upload, text = '' }: RateSheetOfForm,
  { db, readSheet, now }: Sources,
): Promise<ClientSheet> {
  if (upload === undefined) {
    const reading = await readSheet(new TextEncoder().encode(text));
    const { digest, rowCount, skippedCount, batches } = usableSheet(reading, FIELD, 'The rate sheet cannot be used. ');
    return { contentDigest: digest, rowCount, skippedCount, batches: () => batches };
  }
  const held = await findSheetUpload(db, upload, now);
  if (held === null) throw uploadGone();
  async function* batches(transaction: Kysely<Tables>, sheet = held) {
    if (sheet === null) return;
    let isThere = false;
    for await (const rows of takeBatches(transaction, sheet)) {
      isThere = true;
      yield rows;
    }
    if (!isThere) throw uploadGone();
  }
  const { contentDigest, rowCount, skippedCount } = held;
  return { contentDigest, rowCount, skippedCount, batches };
}
