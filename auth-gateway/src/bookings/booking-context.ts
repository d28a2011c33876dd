import type { Clock } from '@saltbush/capability';
import type { PrivateLinks } from '@saltbush/capability/references';
import type { Database } from '../database/openDatabase.ts';
import type { QuoteStore } from '../quotes/createQuoteStore.ts';

/** What every operation on a booking needs. */
export interface BookingContext {
  database: Database;
  quotes: QuoteStore;
  links: PrivateLinks;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}
