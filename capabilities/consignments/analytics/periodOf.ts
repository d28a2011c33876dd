import { localTime, monthOf } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { ClientScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { analyticsWindow } from './analyticsWindow.ts';
import { deliveredByMonth } from './deliveredByMonth.ts';

interface Asked {
  months?: string | undefined;
  to?: string | undefined;
}

/** The window that a client asked for, and what was delivered in it. */
export async function periodOf(db: Kysely<Tables>, scope: ClientScope, { months, to }: Asked, now: Date) {
  const delivered = await deliveredByMonth(db, scope);
  const window = analyticsWindow(
    { months: months === undefined ? null : Number(months), to: to ?? null },
    delivered.map(({ month }) => month),
    monthOf(localTime(now, 'Australia/Sydney').date),
  );
  return { delivered, window };
}
