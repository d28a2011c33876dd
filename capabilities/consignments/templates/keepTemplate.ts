import { isTaken, takeOnce } from '@saltbush/capability/database';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { BookingTemplate, KeepTemplateInput } from '../api/templates.ts';
import { SERIES } from '../series.data.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { MOST_TEMPLATES } from './listTemplates.ts';
import { templatesInScope } from './template-rows.ts';

interface Keeping {
  db: Kysely<Tables>;
  scope: ClientScope;
  now: Date;
}

async function requireRoom(db: Kysely<Tables>, scope: ClientScope): Promise<void> {
  const kept = await templatesInScope(db, scope).limit(MOST_TEMPLATES).execute();
  if (kept.length < MOST_TEMPLATES) return;
  const message = `You keep ${MOST_TEMPLATES} templates, and there is no room for more. Remove one that you no longer use, then try again.`;
  throw new Refusal(message, { status: 409, code: 'templates-full' });
}

/**
 * Keeps a booking of this scope under a name, once for each submission.
 * @throws Refusal `template-known` for a name that this booking has already, `templates-full`.
 */
export async function keepTemplate(
  reference: string,
  { submissionId, name }: KeepTemplateInput,
  { db, scope, now }: Keeping,
): Promise<{ template: BookingTemplate; isNew: boolean }> {
  const find = () =>
    templatesInScope(db, scope)
      .where('booking_templates.booking_reference', '=', reference)
      .where('booking_templates.submission_id', '=', submissionId)
      .executeTakeFirst();
  try {
    return await takeOnce<{ template: BookingTemplate; isNew: boolean }>({
      find: async () => {
        const template = await find();
        return template ? { template, isNew: false } : null;
      },
      take: async () => {
        await db.transaction().execute(async (transaction) => {
          await requireRoom(transaction, scope);
          await transaction
            .insertInto('booking_templates')
            .values({
              ...{ booking_reference: reference, submission_id: submissionId, name: name.trim(), kept_at: now },
              reference: await nextReference(transaction, SERIES.templates, now),
            })
            .execute();
        });
        const template = await find();
        if (!template) throw new Error(`The template of ${reference} was removed while it was kept.`);
        return { template, isNew: true };
      },
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const message = `${reference} is kept under this name already. Choose another name.`;
    const fields = [{ path: 'name', message: 'This shipment has a template of this name already' }];
    throw new Refusal(message, { status: 409, code: 'template-known', fields, cause: error });
  }
}
