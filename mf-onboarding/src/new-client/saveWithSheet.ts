import type { NewClientInput, NewClientReceipt, RateSheetUploaded } from '@saltbush/clients/api';
import type { ApiError } from '@saltbush/contract/api';
import { sheetName } from '../api/uploadRateSheet.ts';

/** Null when the error did not come from the gateway. */
type Answer<T> = { status: 'ok'; data: T } | { status: 'failed'; error: ApiError | null };

/** The set-up without its sheet, which is uploaded first. */
export type SetupInput = Omit<NewClientInput, 'rateSheet'>;

interface Calls {
  upload: (file: File) => Promise<Answer<RateSheetUploaded>>;
  save: (input: NewClientInput) => Promise<Answer<NewClientReceipt>>;
  /** Uploads by file, so that saving again does not upload again. */
  uploads: WeakMap<File, string>;
}

/**
 * Uploads the sheet, then sends the set-up that names it. The gateway keeps an upload for an hour and accepts it
 * once. If it is gone (as when the answer to the set-up was lost), the sheet is uploaded again.
 */
export async function saveWithSheet(
  input: SetupInput,
  file: File | null,
  { upload, save, uploads }: Calls,
): Promise<Answer<NewClientReceipt>> {
  if (file === null) return save({ ...input, rateSheet: null });

  async function attempt(sheet: File): Promise<Answer<NewClientReceipt>> {
    const known = uploads.get(sheet);
    if (known === undefined) {
      const uploaded = await upload(sheet);
      if (uploaded.status === 'failed') return uploaded;
      uploads.set(sheet, uploaded.data.upload);
    }
    return save({ ...input, rateSheet: { name: sheetName(sheet), upload: uploads.get(sheet) ?? '' } });
  }

  const first = await attempt(file);
  if (first.status === 'ok' || first.error?.problem?.code !== 'upload-gone') return first;
  uploads.delete(file);
  return attempt(file);
}
