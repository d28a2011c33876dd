import { MAX_RATE_SHEET_BYTES, RATE_SHEET_TOO_LARGE } from '@saltbush/business-api/rate-sheets';
import type { Request } from 'express';
import { Refusal } from '../errors.ts';
import { readBody } from '../http/readBody.ts';
import type { SheetReader } from './createSheetReader.ts';
import type { ReadSheet, SheetReading } from './readSheet.ts';

const BODY_FAULTS = {
  tooLarge: 'body-too-large',
  cutShort: 'bad-request',
  tooLargeMessage: RATE_SHEET_TOO_LARGE,
} as const;

/**
 * A sheet that can be used.
 * @throws Refusal `invalid-input` for any other, beside the field of the form that it came in.
 */
export function usableSheet(reading: SheetReading, field: string, before = ''): ReadSheet {
  if (reading.status === 'valid') return reading;
  const { message } = reading;
  throw new Refusal(before + message, { status: 400, code: 'invalid-input', fields: [{ path: field, message }] });
}

/**
 * Reads the sheet that is a request's body.
 * @throws Refusal for a body of more than 20 MB and for one that is no sheet.
 */
export async function receiveSheet(request: Request, read: SheetReader, field: string): Promise<ReadSheet> {
  const content = await readBody(request, MAX_RATE_SHEET_BYTES, BODY_FAULTS);
  return usableSheet(await read(content), field);
}
