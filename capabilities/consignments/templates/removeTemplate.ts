import type { Kysely } from 'kysely';
import type { BookingTemplate } from '../api/templates.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { requireActOn } from '../shipments/requireActOn.ts';
import type { Tables } from '../tables.ts';
import { templatesInScope } from './template-rows.ts';

/**
 * Removes a template of this scope, and says which it was; null when there is none. Its booking stays.
 * @throws Refusal `role-not-enough`.
 */
export async function removeTemplate(
  db: Kysely<Tables>,
  scope: ClientScope,
  reference: string,
): Promise<BookingTemplate | null> {
  const template = await templatesInScope(db, scope)
    .where('booking_templates.reference', '=', reference)
    .executeTakeFirst();
  if (!template) return null;
  await requireActOn(db, template.shipmentReference, { userId: scope.userId, act: 'book' });
  await db.deleteFrom('booking_templates').where('reference', '=', reference).execute();
  return template;
}
