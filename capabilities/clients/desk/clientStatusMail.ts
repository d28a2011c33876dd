import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import type { AccountStatus } from '../api/clients.ts';

const WORDS = {
  active: {
    title: 'Your account is active',
    meaning:
      'You can price, book and follow your freight. Sign in with this e-mail address to see it all in one place.',
  },
  pending: {
    title: 'Your account waits for approval',
    meaning: 'Our allocators look at it again. You can price and book freight meanwhile.',
  },
  suspended: {
    title: 'Your account is suspended',
    meaning: 'We take no new bookings on it for now. What is on the road is delivered as booked.',
  },
} as const satisfies Record<AccountStatus, { title: string; meaning: string }>;

interface StatusChange {
  reference: string;
  /** E-mail of the client's contact. */
  email: string;
  status: AccountStatus;
  /** The reason, as the member of staff wrote it. */
  reason: string;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** Tells a client that staff changed the status of the account, and why. */
export function clientStatusMail({ reference, email, status, reason, publicUrl }: StatusChange): Mail {
  const { title, meaning } = WORDS[status];
  return {
    kind: `client-${status}`,
    to: email,
    replyTo: brand.salesEmail,
    subject: `${title}: ${reference}`,
    ...mailLayout({
      title,
      preheader: `Reference ${reference}.`,
      paragraphs: [meaning, `The reason: ${reason}`, `Questions? Answer this mail, or ring ${brand.phone}.`],
      ...(status === 'active' && { link: { label: 'Sign in', href: `${publicUrl}/api/login?returnTo=/dashboard` } }),
    }),
  };
}
