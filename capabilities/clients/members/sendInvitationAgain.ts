import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { companyOfInvitation } from './companyOfInvitation.ts';
import { endOfInvitation, type Inviting, requireFewMails, requireInviting } from './inviteMember.ts';
import { memberInvitationToken } from './memberInvitationToken.ts';
import { memberInvitationMail } from './memberMails.ts';
import { noteMemberEvent } from './noteMemberEvent.ts';

/** Pressing the button twice within this time sends one mail. */
const SAME_PRESS_MS = 60_000;

const SETTLED = {
  accepted: 'They joined already.',
  withdrawn: 'It was taken back. Invite them anew.',
} as const;

/**
 * Mails an open invitation again, with the same link, which then works for seven days more. @returns the reference of the
 * company; null when there is no such invitation for whoever acts.
 * @throws Refusal `role-not-enough`, `client-pending`, `invitation-settled`, `invitations-full`.
 */
export async function sendInvitationAgain(
  db: Kysely<Tables>,
  { id, inviting: { actor, now, links, publicUrl } }: { id: number; inviting: Inviting },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await companyOfInvitation(transaction, id, actor);
    if (found === null) return null;
    const { invitation, company } = found;
    const { reference, email, role, status, sent_at: sentAt, invited_by: invitedBy } = invitation;
    if (status !== 'open') throw new Refusal(SETTLED[status], { status: 409, code: 'invitation-settled' });
    requireInviting(company, actor);
    if (sentAt.getTime() > now.getTime() - SAME_PRESS_MS) return reference;
    await requireFewMails(transaction, reference, now);
    const expiresAt = endOfInvitation(now);
    const sent = { sent_at: now, expires_at: expiresAt };
    await transaction.updateTable('client_member_invitations').set(sent).where('id', '=', id).execute();
    await noteMemberEvent(transaction, { reference, act: 'invited again', email, role }, { actor, at: now });
    const { businessName } = company;
    const token = memberInvitationToken(links, invitation.submission_id);
    const facts = { to: email, reference, businessName, role, invitedBy, expiresAt, token, publicUrl };
    await queueMail(transaction, memberInvitationMail(facts));
    return reference;
  });
}
