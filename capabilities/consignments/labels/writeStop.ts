import { type Sheet, writeFacts, writeHeading } from '@saltbush/capability/pdf';
import type { BookingStop } from '../api/bookings.ts';
import { addressOf } from './freightPaper.ts';

/** Writes one end of a consignment below a heading: who is there, where, and how to reach them. */
export function writeStop(sheet: Sheet, title: string, stop: BookingStop): void {
  writeHeading(sheet, title);
  writeFacts(sheet, [
    { label: 'Business', value: stop.businessName },
    { label: 'Address', value: addressOf(stop) },
    { label: 'Contact', value: `${stop.contactName}, ${stop.phone}` },
    ...(stop.hasForklift ? [{ label: 'On site', value: 'Forklift' }] : []),
    ...(stop.instructions === '' ? [] : [{ label: 'Instructions', value: stop.instructions }]),
  ]);
}
