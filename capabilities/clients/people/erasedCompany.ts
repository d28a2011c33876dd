import type { Erasing } from '@saltbush/capability/people';
import { isAddressOf, untilDone } from '@saltbush/capability/people';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../tables.ts';

const ROWS_AT_ONCE = 500;

export type CompanyRow = Pick<Selectable<Tables['clients']>, 'reference' | 'details'> & { is_contact: boolean };

async function hasUsers(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('client_users')
    .select('reference')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function removeRateSheets(transaction: Kysely<Tables>, reference: string): Promise<void> {
  const sheets = await transaction
    .selectFrom('rate_sheets')
    .select('id')
    .where('client_reference', '=', reference)
    .execute();
  for (const { id } of sheets) {
    for (const table of ['rate_sheet_lanes', 'rate_sheet_rows']) {
      await untilDone(async () => {
        const { numAffectedRows } = await sql`delete from ${sql.table(table)} where rate_sheet_id = ${id}
          and line in (select line from ${sql.table(table)} where rate_sheet_id = ${id} limit ${sql.lit(ROWS_AT_ONCE)})
        `.execute(transaction);
        return Number(numAffectedRows ?? 0n);
      });
    }
  }
  await transaction.deleteFrom('rate_sheet_activations').where('client_reference', '=', reference).execute();
  await transaction.deleteFrom('rate_sheets').where('client_reference', '=', reference).execute();
}

async function blankActs(transaction: Kysely<Tables>, reference: string, { person, address }: Erasing): Promise<void> {
  for (const table of ['client_users', 'client_member_invitations'] as const) {
    await transaction
      .updateTable(table)
      .set({ invited_by: address })
      .where('reference', '=', reference)
      .where(isAddressOf(person, sql.ref(`${table}.invited_by`)))
      .execute();
  }
  for (const column of ['email', 'actor'] as const) {
    await transaction
      .updateTable('client_member_events')
      .set(column === 'email' ? { email: address, user_id: null } : { actor: address })
      .where('reference', '=', reference)
      .where(isAddressOf(person, sql.ref(`client_member_events.${column}`)))
      .execute();
  }
  for (const column of ['made_by', 'revoked_by'] as const) {
    await transaction
      .updateTable('api_keys')
      .set({ [column]: address })
      .where('reference', '=', reference)
      .where(isAddressOf(person, sql.ref(`api_keys.${column}`)))
      .execute();
  }
  await transaction
    .updateTable('client_invitations')
    .set({ invited_by: address })
    .where('reference', '=', reference)
    .where(isAddressOf(person, sql.ref('client_invitations.invited_by')))
    .execute();
  await transaction
    .updateTable('client_events')
    .set({ actor: address })
    .where('reference', '=', reference)
    .where(isAddressOf(person, sql.ref('client_events.actor')))
    .execute();
  await transaction
    .updateTable('rate_sheets')
    .set({ uploaded_by: address, file_name: 'rates.csv' })
    .where('client_reference', '=', reference)
    .where(isAddressOf(person, sql.ref('rate_sheets.uploaded_by')))
    .execute();
  await transaction
    .updateTable('rate_sheet_activations')
    .set({ actor: address })
    .where('client_reference', '=', reference)
    .where(isAddressOf(person, sql.ref('rate_sheet_activations.actor')))
    .execute();
}

/**
 * Removes the person from a company. A company that only they set up and used, and that never had freight, is removed
 * whole.
 * @returns what became of the company.
 */
export async function eraseFromCompany(
  transaction: Kysely<Tables>,
  { reference, details, is_contact: isContact }: CompanyRow,
  erasing: Erasing,
): Promise<'removed' | 'blanked'> {
  const { person, pseudonym, address } = erasing;
  await transaction
    .deleteFrom('client_users')
    .where('reference', '=', reference)
    .where(({ or, eb }) =>
      or([
        isAddressOf(person, sql.ref('client_users.email')),
        ...(person.userIds.length > 0 ? [eb('user_id', 'in', [...person.userIds])] : []),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom('client_invitations')
    .where('reference', '=', reference)
    .where(isAddressOf(person, sql.ref('client_invitations.email')))
    .execute();
  await transaction
    .deleteFrom('client_member_invitations')
    .where('reference', '=', reference)
    .where(isAddressOf(person, sql.ref('client_member_invitations.email')))
    .execute();
  const isOthers = (await hasUsers(transaction, reference)) || (await erasing.hasRecordsOf(reference));
  if (isContact && !isOthers) {
    await removeRateSheets(transaction, reference);
    await transaction.deleteFrom('client_invitations').where('reference', '=', reference).execute();
    await transaction.deleteFrom('client_member_invitations').where('reference', '=', reference).execute();
    await transaction.deleteFrom('client_member_events').where('reference', '=', reference).execute();
    await transaction.deleteFrom('client_events').where('reference', '=', reference).execute();
    await transaction.deleteFrom('clients').where('reference', '=', reference).execute();
    return 'removed';
  }
  if (isContact) {
    const contact = { contactName: pseudonym, email: address, phone: '' };
    await transaction
      .updateTable('clients')
      .set({ contact_name: pseudonym, email: address, input_digest: '' })
      .set({ details: JSON.stringify({ ...details, ...contact }) })
      .where('reference', '=', reference)
      .execute();
  }
  await blankActs(transaction, reference, erasing);
  return 'blanked';
}
