import { defineCapability } from '@saltbush/capability';
import { type AlertParts, startAlerts } from './alert-parts.ts';
import { seedDemoChoices } from './demo/seedDemoChoices.ts';
import type {} from './errors.ts';
import { alertsSql } from './migrations/0103-alerts.ts';
import { dueSummariesSql } from './migrations/0106-due-summaries.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type { AlertTables } from './tables.ts';
import { tellAll } from './tellAll.ts';

export type { AlertTables } from './tables.ts';

/** Shorter than a gateway's look, so that every look tells what is new. */
const HALF_A_MINUTE_MS = 30_000;

/** What each member is told of their company's freight, and how. */
export const alertChoices = defineCapability<AlertTables, AlertParts>({
  name: 'alert-choices',
  tables: ['alert_choices', 'alert_items', 'alert_rounds'],
  migrations: [
    { id: '0103-alerts', statements: alertsSql },
    { id: '0106-due-summaries', statements: dueSummariesSql },
  ],
  start: startAlerts,
  routes,
  chores: (parts) => [
    { id: 'alerts', everyMs: HALF_A_MINUTE_MS, run: (at, isStopped) => tellAll(parts, at, isStopped) },
  ],
  people,
  retention,
  demo: seedDemoChoices,
});
