import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { formatMoment } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { MEMBER_ROLES, type MemberRole, roleMeaning } from '../api/member-roles.data.ts';

/** How long somebody has to join. */
export const MEMBER_INVITATION_DAYS = 7;

/** The page where somebody joins, behind the sign-in. */
export const joinPath = (token: string): string => `/dashboard/join/${token}`;

interface InvitationFacts {
  to: string;
  reference: string;
  /** Staff have approved the company, so its name may stand in a mail. */
  businessName: string;
  role: MemberRole;
  /** E-mail of a member, or `staff`. */
  invitedBy: string;
  expiresAt: Date;
  token: string;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** Invites somebody to join a company, with the link where they do. */
export function memberInvitationMail(facts: InvitationFacts): Mail {
  const { to, reference, businessName, role, invitedBy, expiresAt, token, publicUrl } = facts;
  const { label } = MEMBER_ROLES[role];
  const who = invitedBy === 'staff' ? 'Our staff invite you' : `${invitedBy} invites you`;
  const until = formatMoment(expiresAt.getTime(), 'Australia/Sydney');
  return {
    kind: 'member-invitation',
    to,
    replyTo: brand.salesEmail,
    subject: `Join a client account of ${brand.name}: ${reference}`,
    ...mailLayout({
      title: 'Join a client account',
      preheader: `Reference ${reference}, until ${until}.`,
      paragraphs: [
        `${who} to the client account ${reference} of ${businessName}, in the role ${label}: ${roleMeaning(role)}.`,
        `Sign in with this very address, ${to}, and accept. Until then you see nothing of the account and it sees nothing of yours.`,
      ],
      link: {
        label: 'Sign in and join',
        href: `${publicUrl}/api/login?returnTo=${encodeURIComponent(joinPath(token))}`,
      },
      notes: [`The link works once, until ${until}. You do not know the account? Do nothing, and it ends by itself.`],
    }),
  };
}

/** Tells somebody that they do not belong to a company any more. */
export function removalMail({
  to,
  reference,
  businessName,
}: Pick<InvitationFacts, 'to' | 'reference' | 'businessName'>): Mail {
  return {
    kind: 'member-removed',
    to,
    replyTo: brand.salesEmail,
    subject: `You no longer belong to the client account ${reference}`,
    ...mailLayout({
      title: 'You no longer belong to a client account',
      preheader: `Reference ${reference}.`,
      paragraphs: [
        `You were removed from the client account ${reference} of ${businessName}, and signed out. Its freight and invoices are not in your dashboard any more.`,
        `Was that a mistake? Ask an owner of the account to invite you again, or ring ${brand.phone}.`,
      ],
    }),
  };
}
