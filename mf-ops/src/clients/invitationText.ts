import type { DeskClientDetail } from '@saltbush/clients/api';
import { deskMoment } from '../consignment/deskTime.ts';

/** State of the contact's invitation, in one sentence. */
export function invitationText({ email, invitation }: Pick<DeskClientDetail, 'email' | 'invitation'>): string {
  if (invitation === null)
    return `The contact, ${email}, was not asked to join. Until they are, they see nothing of it.`;
  const { status, invitedAt, expiresAt, settledAt } = invitation;
  const answeredAt = settledAt === null ? '' : ` on ${deskMoment(settledAt)}`;
  switch (status) {
    case 'open':
      return `The contact, ${invitation.email}, was asked on ${deskMoment(invitedAt)} and has until ${deskMoment(expiresAt)} to answer. Until they join, they see nothing of it.`;
    case 'accepted':
      return `The contact, ${invitation.email}, joined${answeredAt}.`;
    case 'refused':
      return `The contact, ${invitation.email}, answered${answeredAt} that this account is not theirs. Ring before you ask again.`;
    case 'expired':
      return `The contact, ${invitation.email}, did not answer by ${deskMoment(expiresAt)}.`;
    case 'replaced':
      return `The invitation of ${invitation.email} gave way to a later one.`;
  }
}

/** Whether the contact can be invited: not once they belong to the client. */
export function mayInvite({ email, users }: Pick<DeskClientDetail, 'email' | 'users'>): boolean {
  return !users.some((user) => user.toLowerCase() === email.toLowerCase());
}
