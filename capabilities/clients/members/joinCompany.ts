import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { invitationByLink } from './findMemberInvitation.ts';
import { noteMemberEvent } from './noteMemberEvent.ts';

interface Joining {
  token: string;
  user: User;
  /** The user's verified address, in lower case. */
  email: string;
  now: Date;
}

const settled = (message: string) => new Refusal(message, { status: 409, code: 'invitation-settled' });

/**
 * Makes the user of an invitation a member of the company, once. Accepting again changes nothing while they are one.
 * False when there is no such invitation for the user's address.
 * @throws Refusal `invitation-settled` when it was taken back, or used by somebody who was removed since;
 * `invitation-expired`.
 */
export async function joinCompany(db: Kysely<Tables>, { token, user, email, now }: Joining): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const asked = await invitationByLink(transaction, { token, email });
    if (asked === null) return false;
    const { reference, role } = asked;
    // The company first, as everybody does who changes its people, so that nobody waits for each other in a circle.
    await transaction
      .selectFrom('clients')
      .select('reference')
      .where('reference', '=', reference)
      .forUpdate()
      .execute();
    const invitation = await invitationByLink(transaction, { token, email });
    if (invitation === null) return false;
    const member = await transaction
      .selectFrom('client_users')
      .select('id')
      .where('reference', '=', reference)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (invitation.status === 'accepted') {
      if (member) return true;
      throw settled('This invitation was used already. Ask an owner of the company for another one.');
    }
    if (invitation.status === 'withdrawn') {
      throw settled('This invitation was taken back. Ask whoever invited you for another one.');
    }
    if (invitation.expires_at <= now) {
      const message = 'This invitation has ended. Ask whoever invited you to send it again.';
      throw new Refusal(message, { status: 409, code: 'invitation-expired' });
    }
    await transaction
      .updateTable('client_member_invitations')
      .set({ status: 'accepted', settled_at: now })
      .where('id', '=', invitation.id)
      .execute();
    if (member) return true;
    await transaction
      .insertInto('client_users')
      .values({
        reference,
        user_id: user.id,
        email: user.email,
        joined_at: now,
        role,
        invited_by: invitation.invited_by,
      })
      .execute();
    const actor = { userId: user.id, email: user.email, isStaff: false, reason: '' };
    const joined = { reference, act: 'joined', email: user.email, role, userId: user.id } as const;
    await noteMemberEvent(transaction, joined, { actor, at: now });
    return true;
  });
}
