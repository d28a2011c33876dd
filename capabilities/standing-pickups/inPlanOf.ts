import type { Queries } from '@saltbush/capability/database';
import { companiesOf } from '@saltbush/clients/neighbours';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** True for the standing pickups that a user sees: those of their companies, and their own. */
export async function inPlanOf(db: Queries<Tables>, userId: string) {
  const companies = await companiesOf(db, userId);
  return (where: ExpressionBuilder<Tables, 'standing_pickups'>) =>
    where.or([
      where.and([where('client_reference', 'is', null), where('user_id', '=', userId)]),
      ...(companies.length > 0 ? [where('client_reference', 'in', companies)] : []),
    ]);
}
