import { MAX_RATE_SHEET_BYTES, RATE_SHEET_TOO_LARGE } from '@saltbush/business-api/rate-sheet-format';
import { readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Request } from 'express';
import type { SheetReader } from './createSheetReader.ts';
import type { ReadSheet, SheetReading } from './readSheet.ts';

const BODY_FAULTS = {
  tooLarge: 'body-too-large',
  cutShort: 'bad-request',
  tooLargeMessage: RATE_SHEET_TOO_LARGE,
} as const;

/**
 * Returns a usable sheet.
 * @throws Refusal `invalid-input` for an unusable one, at the field of the form that it came in.
 */
export function usableSheet(reading: SheetReading, field: string, before = ''): ReadSheet {
  if (reading.status === 'valid') return reading;
  const { message } = reading;
  throw new Refusal(before + message, { status: 400, code: 'invalid-input', fields: [{ path: field, message }] });
}

/**
 * Reads the sheet in a request's body.
 * @throws Refusal for a body over 20 MB and for one that is not a sheet.
 */
export async function receiveSheet(request: Request, read: SheetReader, field: string): Promise<ReadSheet> {
  const content = await readBody(request, MAX_RATE_SHEET_BYTES, BODY_FAULTS);
  return usableSheet(await read(content), field);
}
