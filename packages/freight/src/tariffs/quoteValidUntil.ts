import { addDays, type IsoDate } from '../time/iso-date.ts';
import { type Instant, localTime } from '../time/localTime.ts';
import { TERMS } from './terms.data.ts';

/** Last day on which a quote is valid: 30 days after its issue, on Sydney's calendar. */
export function quoteValidUntil(issuedAt: Instant): IsoDate {
  return addDays(localTime(issuedAt, 'Australia/Sydney').date, TERMS.quoteValidDays);
}
