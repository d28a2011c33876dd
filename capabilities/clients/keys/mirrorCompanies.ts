import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { MembershipRow } from '../members/membershipsOf.ts';
import type { Tables } from '../tables.ts';

interface Mirroring {
  /** The site's database, which is only read. */
  from: Kysely<Tables>;
  /** The test mode's. */
  to: Kysely<Tables>;
  user: { id: string; email: string };
  /** What the user, who may be a key, belongs to in `from`. */
  memberships: readonly Pick<MembershipRow, 'reference' | 'role'>[];
  now: Date;
}

const rowOf = ({ details, ...client }: Selectable<Tables['clients']>): Insertable<Tables['clients']> => ({
  ...client,
  details: JSON.stringify(details),
});

/** Whether what is inserted differs from the row that is there: what stays the same is not written again. */
const isOther = (table: string, columns: readonly string[]) => {
  const listOf = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)));
  return sql<boolean>`(${listOf(table)}) is distinct from (${listOf('excluded')})`;
};

/**
 * Gives the test mode the companies of a user as they are now, and who the user is in each, so that somebody who left, or
 * a company that was suspended, is so there too.
 */
export async function mirrorCompanies({ from, to, user, memberships, now }: Mirroring): Promise<void> {
  const references = memberships.map(({ reference }) => reference);
  const companies =
    references.length === 0
      ? []
      : await from.selectFrom('clients').selectAll().where('reference', 'in', references).execute();
  await to.transaction().execute(async (transaction) => {
    for (const company of companies) {
      const { business_name, status, payment_terms_days, details } = rowOf(company);
      await transaction
        .insertInto('clients')
        .values(rowOf(company))
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ business_name, status, payment_terms_days, details })
            .where(isOther('clients', ['business_name', 'status', 'payment_terms_days', 'details'])),
        )
        .execute();
    }
    await transaction
      .deleteFrom('client_users')
      .where('user_id', '=', user.id)
      .$if(references.length > 0, (all) => all.where('reference', 'not in', references))
      .execute();
    for (const { reference, role } of memberships) {
      await transaction
        .insertInto('client_users')
        .values({ reference, role, user_id: user.id, email: user.email, joined_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['reference', 'user_id'])
            .doUpdateSet({ role, email: user.email })
            .where(isOther('client_users', ['role', 'email'])),
        )
        .execute();
    }
  });
}
