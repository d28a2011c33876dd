import {
  countOf,
  eachRow,
  isAddressOf,
  isUserOf,
  NOTHING,
  type Person,
  type PersonPart,
  untilDone,
} from '@saltbush/capability/people';
import { type Kysely, sql } from 'kysely';
import type { ClientTables, Tables } from '../tables.ts';
import { type CompanyRow, eraseFromCompany } from './erasedCompany.ts';

const BATCH_SIZE = 20;

const isContact = (person: Person) => isAddressOf(person, sql.ref('clients.email'));
/** Rows of a company for which the person is the contact, is invited, signs in or once did. */
const own = (person: Person) => sql<boolean>`clients.reference in (
  select reference from clients where ${isContact(person)}
  union select reference from client_users where ${isAddressOf(person, sql.ref('client_users.email'))}
  union select reference from client_invitations where ${isAddressOf(person, sql.ref('client_invitations.email'))}
  union select reference from client_users where ${isUserOf(person, sql.ref('client_users.user_id'))}
  union select reference from client_member_invitations
    where ${isAddressOf(person, sql.ref('client_member_invitations.email'))}
  union select reference from client_member_events where ${isAddressOf(person, sql.ref('client_member_events.email'))}
  union select reference from client_member_events where ${isAddressOf(person, sql.ref('client_member_events.actor'))}
  union select reference from api_keys where ${isAddressOf(person, sql.ref('api_keys.made_by'))}
  union select reference from api_keys where ${isAddressOf(person, sql.ref('api_keys.revoked_by'))}
)`;

const companies = (db: Kysely<Tables>, person: Person) =>
  db
    .selectFrom('clients')
    .select(['reference', 'business_name', 'status', 'submitted_at', 'details'])
    .select(isContact(person).as('is_contact'))
    .where(own(person))
    .orderBy('reference')
    .limit(BATCH_SIZE);

/** Client companies that the person set up or signs in for. Data that belongs only to the company is not given out. */
export const companiesPart: PersonPart<ClientTables> = {
  id: 'companies',
  // What webhooks told of freight is found by the companies of the person.
  follows: ['webhooks'],
  count: (db, person) => countOf(db, sql`clients where ${own(person)}`),
  async *records(db, person) {
    const rows = eachRow((after: { reference: string } | null) =>
      companies(db, person)
        .where('reference', '>', after?.reference ?? '')
        .execute(),
    );
    for await (const { reference, business_name, status, submitted_at, details, is_contact } of rows) {
      const sheets = await db
        .selectFrom('rate_sheets')
        .select(['file_name', 'uploaded_at'])
        .where('client_reference', '=', reference)
        .where(isAddressOf(person, sql.ref('rate_sheets.uploaded_by')))
        .execute();
      const membership = await db
        .selectFrom('client_users')
        .select(['role', 'joined_at as joinedAt'])
        .where('reference', '=', reference)
        .where(({ or }) =>
          or([isAddressOf(person, sql.ref('client_users.email')), isUserOf(person, sql.ref('client_users.user_id'))]),
        )
        .executeTakeFirst();
      const company = { reference, businessName: business_name, status, setUpAt: submitted_at };
      const part = { membership: membership ?? null, uploaded: sheets };
      yield { ...company, ...part, details: is_contact ? details : 'Set up by somebody else.' };
    }
  },
  async erase(transaction, erasing) {
    const tally = { ...NOTHING };
    await untilDone(async () => {
      const rows: CompanyRow[] = await companies(transaction, erasing.person).forUpdate().execute();
      for (const row of rows) tally[await eraseFromCompany(transaction, row, erasing)] += 1;
      return rows.length;
    });
    return tally;
  },
};
