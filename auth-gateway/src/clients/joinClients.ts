import type { User } from '@saltbush/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Joins a user to the clients that were set up with the same e-mail. Only for an address that the issuer verified. */
export async function joinClients(db: Kysely<Tables>, { id, email }: User, now: Date): Promise<void> {
  await sql`
    insert into client_users (reference, user_id, email, joined_at)
    select reference, ${id}, ${email}, ${now} from clients where lower(email) = lower(${email})
    on conflict do nothing
  `.execute(db);
}
