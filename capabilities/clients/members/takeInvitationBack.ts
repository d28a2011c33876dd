import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { companyOfInvitation } from './companyOfInvitation.ts';
import { type Actor, noteMemberEvent } from './noteMemberEvent.ts';

/**
 * Takes an invitation back: its link opens nothing any more. Doing it twice changes nothing. @returns the reference of the
 * company; null when there is no such invitation for whoever acts.
 * @throws Refusal `role-not-enough`, `invitation-settled` when they joined already.
 */
export async function takeInvitationBack(
  db: Kysely<Tables>,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await companyOfInvitation(transaction, id, actor);
    if (found === null) return null;
    const { reference, email, role, status } = found.invitation;
    if (status === 'withdrawn') return reference;
    if (status === 'accepted') {
      const message = `${email} joined already. Remove them from the people instead.`;
      throw new Refusal(message, { status: 409, code: 'invitation-settled' });
    }
    const settled = { status: 'withdrawn', settled_at: now } as const;
    await transaction.updateTable('client_member_invitations').set(settled).where('id', '=', id).execute();
    await noteMemberEvent(transaction, { reference, act: 'taken back', email, role }, { actor, at: now });
    return reference;
  });
}
