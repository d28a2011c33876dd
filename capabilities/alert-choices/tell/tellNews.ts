import { daysBefore } from '@saltbush/capability/database';
import { takeFreightNews } from '@saltbush/consignments/neighbours';
import type { AlertParts } from '../alert-parts.ts';
import { KEPT_DAYS } from '../retention.ts';
import { newsHappenings } from './newsHappenings.ts';
import { tell } from './tell.ts';

/** Few enough that a company of 200 is told of them in a moment. */
const MOST_AT_ONCE = 5;

/** Tells what happened to freight, each event once: what is told and that it was taken are one transaction. */
export async function tellNews(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  const oldest = daysBefore(at, KEPT_DAYS);
  for (let taken = MOST_AT_ONCE; taken === MOST_AT_ONCE && !isStopped(); ) {
    taken = await parts.database.db.transaction().execute(async (transaction) => {
      const news = await takeFreightNews(transaction, { reader: 'alerts', most: MOST_AT_ONCE });
      const happenings = news.filter((one) => one.at > oldest).flatMap(newsHappenings);
      await tell(transaction, happenings, parts);
      return news.length;
    });
  }
}
