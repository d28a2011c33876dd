import { membersOf } from '@saltbush/clients/neighbours';
import type { Kysely } from 'kysely';
import type { AlertMails } from '../api/choices.ts';
import type { Tables } from '../tables.ts';
import type { Happening } from './happening.ts';

/** Somebody who chose to be told of something by mail. */
export interface Reader {
  userId: string;
  email: string;
  mails: AlertMails;
}

type Whose = Pick<Happening, 'company' | 'userId'>;

const isText = (text: string | null): text is string => text !== null;

/**
 * Whom each of these concerns, of those who chose to be told of anything: the members of an active company as they are now, or who
 * booked without one. Everybody is read once for all.
 */
export async function readersOf(db: Kysely<Tables>, whose: readonly Whose[]): Promise<(one: Whose) => Reader[]> {
  const companies = [...new Set(whose.map(({ company }) => company).filter(isText))];
  const members = await membersOf(db, { companies });
  const alone = whose.flatMap(({ company, userId }) => (company === null && userId !== null ? [userId] : []));
  const userIds = [...new Set([...members.map(({ userId }) => userId), ...alone])];
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('alert_choices')
          .select(['user_id', 'email', 'mails'])
          .where('user_id', 'in', userIds)
          .execute();
  const chosen = new Map(rows.map((row) => [row.user_id, row]));
  const byCompany = new Map<string, Reader[]>();
  for (const { company, userId, email } of members) {
    const mails = chosen.get(userId)?.mails;
    if (mails) byCompany.set(company, [...(byCompany.get(company) ?? []), { userId, email, mails }]);
  }
  return ({ company, userId }) => {
    if (company !== null) return byCompany.get(company) ?? [];
    const row = userId === null ? undefined : chosen.get(userId);
    return row && row.email !== null ? [{ userId: row.user_id, email: row.email, mails: row.mails }] : [];
  };
}
