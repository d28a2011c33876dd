import type { PersonPart } from '@saltbush/capability/people';
import { CAPABILITIES } from '../../capabilities.ts';
import { accountPart } from './accountPart.ts';
import { bookingsPart } from './bookingsPart.ts';
import { companiesPart } from './companiesPart.ts';
import { invoicesPart } from './invoicesPart.ts';
import { mailsPart } from './mailsPart.ts';
import { quotesPart } from './quotesPart.ts';

/**
 * All kinds of data about people, in the order of erasing: mails first, so that none is sent meanwhile, and invoices
 * before the bookings through which they are found.
 */
export const PERSON_PARTS_IN_ORDER: readonly PersonPart[] = [
  mailsPart,
  accountPart,
  ...CAPABILITIES.flatMap(({ people }) => people?.part ?? []),
  invoicesPart,
  bookingsPart,
  quotesPart,
  companiesPart,
];
