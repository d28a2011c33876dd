import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import type { Kysely } from 'kysely';
import type { Invitation } from '../api/invitations.ts';
import { noteMemberEvent } from '../members/noteMemberEvent.ts';
import type { Tables } from '../tables.ts';
import { invitationOf } from './invitationOf.ts';

interface Reply {
  id: number;
  answer: 'accepted' | 'refused';
  user: User;
  /** The user's verified address, in lower case. */
  email: string;
  now: Date;
}

const REASONS = {
  accepted: 'The contact accepted the invitation and joined',
  refused: 'The contact refused the invitation: the account is not theirs',
} as const;

const SETTLED = {
  accepted: 'You joined this company already. To leave it, write or ring us.',
  refused: 'You answered already that this company is not yours. To join it after all, write or ring us.',
  replaced: 'There is a newer invitation of this company. Load the page again and answer that one.',
} as const;

/**
 * Joins a contact to the client that named them, or records that the account is not theirs. Repeating the same answer
 * changes nothing. Null when there is no such invitation or it is somebody else's.
 * @throws Refusal `invitation-settled` for a different answer than before, `invitation-expired`.
 */
export async function answerInvitation(db: Kysely<Tables>, reply: Reply): Promise<Invitation | null> {
  const { id, answer, user, email, now } = reply;
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('client_invitations')
      .selectAll()
      .where('id', '=', id)
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const { reference } = row;
    const client = await transaction
      .selectFrom('clients')
      .select(['business_name', 'status'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const { business_name } = client;
    if (row.status === answer) return invitationOf({ ...row, business_name }, now);
    if (row.status !== 'open') {
      throw new Refusal(SETTLED[row.status], { status: 409, code: 'invitation-settled' });
    }
    if (row.expires_at <= now) {
      const message = 'This invitation has ended. Write or ring us, and we send you another.';
      throw new Refusal(message, { status: 409, code: 'invitation-expired' });
    }
    const settled = { status: answer, settled_at: now, user_id: user.id };
    await transaction.updateTable('client_invitations').set(settled).where('id', '=', id).execute();
    if (answer === 'accepted') {
      await transaction
        .insertInto('client_users')
        .values({ reference, user_id: user.id, email: user.email, joined_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const actor = { userId: user.id, email: user.email, isStaff: false, reason: '' };
      const joined = { reference, act: 'joined', email: user.email, role: 'owner', userId: user.id } as const;
      await noteMemberEvent(transaction, joined, { actor, at: now });
    }
    const event = { reference, at: now, status: client.status, reason: REASONS[answer], actor: user.email };
    await transaction.insertInto('client_events').values(event).execute();
    return invitationOf({ ...row, ...settled, business_name }, now);
  });
}
