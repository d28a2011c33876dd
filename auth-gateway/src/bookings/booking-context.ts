import type { Clock } from '@saltbush/capability';
import type { PrivateLinks } from '@saltbush/capability/references';
import type { QuotesToBook } from '@saltbush/quotes/neighbours';
import type { Database } from '../database/openDatabase.ts';

/** What every operation on a booking needs. */
export interface BookingContext {
  database: Database;
  quotes: QuotesToBook;
  links: PrivateLinks;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}
