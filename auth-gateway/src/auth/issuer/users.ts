import { randomUUID } from 'node:crypto';
import { ROLES, type Role, type User } from '@saltbush/contract/access';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { DemoUser } from './demo-users.data.ts';
import { hashPassword, verifyPassword } from './password.ts';

const columns = ['id', 'email', 'first_name', 'roles', 'password_hash'] as const;
type Row = Pick<Selectable<Tables['users']>, (typeof columns)[number]>;

export async function findUser(db: Kysely<Tables>, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? userOf(row) : null;
}

/** The user, or null when the e-mail is unknown or the password is wrong (both take equally long). */
export async function findUserByPassword(db: Kysely<Tables>, email: string, password: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  const isRight = await verifyPassword(password, row?.password_hash ?? null);
  return row && isRight ? userOf(row) : null;
}

/** Adds the demo users that are missing. Existing ones stay unchanged. */
export async function seedDemoUsers(db: Kysely<Tables>, demoUsers: readonly DemoUser[]): Promise<void> {
  const emails = demoUsers.map(({ email }) => email);
  const known = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const missing = demoUsers.filter(({ email }) => !known.some((row) => row.email === email));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async ({ email, password, role, name }) => ({
      id: randomUUID(),
      email,
      first_name: name,
      roles: JSON.stringify([role]),
      password_hash: await hashPassword(password),
    })),
  );
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function userOf(row: Row): User {
  return { id: row.id, email: row.email, firstName: row.first_name, roles: row.roles.filter(isRole) };
}

function isRole(value: string): value is Role {
  return ROLES.some((role) => role === value);
}
