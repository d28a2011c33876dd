import type { IncomingMessage } from 'node:http';
import { readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { MOST_ADDRESS_FILE_BYTES } from '../api/address-limits.ts';
import type { AddressFile } from './address-file.ts';
import { readAddressFile } from './readAddressFile.ts';

const BODY_FAULTS = {
  tooLarge: 'body-too-large',
  cutShort: 'bad-request',
  tooLargeMessage: 'This file is larger than 2 MB. Leave out columns that are not ours, or split it.',
} as const;

/**
 * Reads the file in a request's body.
 * @throws Refusal for one over 2 MB, and `invalid-input` at the field `file` for one that holds no addresses.
 */
export async function receiveAddresses(request: IncomingMessage): Promise<AddressFile> {
  const reading = await readAddressFile(await readBody(request, MOST_ADDRESS_FILE_BYTES, BODY_FAULTS));
  if (reading.status === 'read') return reading;
  const { message } = reading;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'file', message }] });
}
