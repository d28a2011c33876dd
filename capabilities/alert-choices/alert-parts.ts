import type { House } from '@saltbush/capability';
import type { AlertTables } from './tables.ts';

/** What handlers and chore work with. */
export type AlertParts = Pick<House<AlertTables>, 'database' | 'links' | 'now' | 'publicUrl' | 'verifiedEmailOf'>;

export const startAlerts = ({ database, links, now, publicUrl, verifiedEmailOf }: House<AlertTables>): AlertParts => ({
  ...{ database, links, now, publicUrl, verifiedEmailOf },
});
