import { decodeCsv, MAX_RATE_SHEET_NAME, type RateSheetFile } from '@saltbush/business-api/rate-sheets';

/** A chosen file as a form sends it; null where it can no longer be read. */
export async function sheetText(file: File): Promise<RateSheetFile | null> {
  try {
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    return text === null ? null : { name: file.name.slice(-MAX_RATE_SHEET_NAME), text };
  } catch {
    return null;
  }
}
