import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import { INVITATION_DAYS } from './inviteContact.ts';

interface InvitationFacts {
  reference: string;
  /** E-mail of the contact. */
  email: string;
  /** Origin for the links in mails. */
  publicUrl: string;
}

export const ANSWER_LINK = 'Sign in and answer';
/** The page where a contact answers. The dashboard asks there, or says why it does not. */
export const answerHref = (publicUrl: string, reference: string): string =>
  `${publicUrl}/api/login?returnTo=${encodeURIComponent(`/dashboard?invitation=${reference}`)}`;

/** Invites a contact on behalf of staff. It repeats nothing that anybody typed. */
export function invitationMail({ reference, email, publicUrl }: InvitationFacts): Mail {
  return {
    kind: 'client-invitation',
    to: email,
    replyTo: brand.salesEmail,
    subject: `Join your client account: ${reference}`,
    ...mailLayout({
      title: 'Join your client account',
      preheader: `Reference ${reference}.`,
      paragraphs: [
        `Our staff invite you to the client account ${reference}, which names this e-mail address as its contact.`,
        'Sign in with this address, and your dashboard asks whether the account is yours. Until you join, you see nothing of it and it sees nothing of yours.',
      ],
      link: { label: ANSWER_LINK, href: answerHref(publicUrl, reference) },
      notes: [
        `The invitation stands for ${INVITATION_DAYS} days. It is not your account? Answer "Not mine", or do nothing.`,
      ],
    }),
  };
}
