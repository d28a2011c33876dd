import type { Clock } from '../createClock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { QuoteStore } from '../quotes/createQuoteStore.ts';
import type { PrivateLinks } from '../references/createPrivateLinks.ts';

/** What every act on a booking stands on. */
export interface BookingContext {
  database: Database;
  quotes: QuoteStore;
  links: PrivateLinks;
  now: Clock;
  /** Origin of the links in mails. */
  publicUrl: string;
}
