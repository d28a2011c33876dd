import type { Clock } from '../createClock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { QuoteStore } from '../quotes/createQuoteStore.ts';
import type { PrivateLinks } from '../references/createPrivateLinks.ts';

/** What every operation on a booking needs. */
export interface BookingContext {
  database: Database;
  quotes: QuoteStore;
  links: PrivateLinks;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}
