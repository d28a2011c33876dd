import { type Kysely, sql } from 'kysely';
import type { BookingTemplates } from '../api/templates.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { templatesInScope } from './template-rows.ts';

/** Most templates of one client. */
export const MOST_TEMPLATES = 200;

/** The templates that a client may see, by name. */
export const listTemplates = async (db: Kysely<Tables>, scope: ClientScope): Promise<BookingTemplates> => ({
  rows: await templatesInScope(db, scope)
    .orderBy(sql`lower(booking_templates.name)`)
    .orderBy('booking_templates.reference')
    .limit(MOST_TEMPLATES)
    .execute(),
});
