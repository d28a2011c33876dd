import type { AddressFields } from './addresses.ts';
import { siteWords } from './siteWords.ts';

/** What a driver has to know of a place, one thing a line, as the instructions of a booking say it. */
export function driverWords(address: AddressFields): string {
  const { instructions, openingHours, needsTailgate } = address;
  return [
    instructions,
    openingHours && `Open ${openingHours}`,
    siteWords(address),
    needsTailgate ? 'Tailgate needed' : '',
  ]
    .filter((words) => words !== '')
    .join('\n');
}
