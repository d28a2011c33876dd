import type { House } from '@saltbush/capability';
import type { QuotesToBook, QuotesToMake } from '@saltbush/quotes/neighbours';
import type { ConsignmentTables } from '../tables.ts';

/** What every operation on a booking needs. */
export interface BookingContext
  extends Pick<House<ConsignmentTables>, 'database' | 'links' | 'now' | 'publicUrl' | 'gs1Prefix'> {
  quotes: QuotesToBook & Pick<QuotesToMake, 'price'>;
}
