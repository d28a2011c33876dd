import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import type { ClientFields } from '../api/clients.ts';
import type { InvitedBy } from '../api/invitations.ts';
import { ANSWER_LINK, answerHref } from '../invitations/invitationMail.ts';
import { INVITATION_DAYS } from '../invitations/inviteContact.ts';

interface ClientMailContext {
  client: ClientFields;
  /** Number of rates; null without a rate sheet. */
  rateCount: number | null;
  isAbnVerified: boolean;
  /** Origin for the links in mails. */
  publicUrl: string;
  /**
   * `joined` when the contact set the client up themselves; `not-asked` when too many invitations already wait for that
   * address.
   */
  contact: 'joined' | 'invited' | 'not-asked';
  invitedBy: InvitedBy;
}

const SET_UP_BY = {
  visitor: () => 'Somebody who was not signed in',
  user: (email: string) => `Somebody who was signed in as ${email}`,
  staff: () => 'Our staff',
} as const satisfies Record<InvitedBy['kind'], (email: string) => string>;

const list = (values: readonly string[]): string => (values.length > 0 ? values.join(', ') : 'None');
const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** The mail to the allocator: everything needed to open the account. Replying to it writes to the client. */
function allocatorNotice(reference: string, { client, rateCount, isAbnVerified, publicUrl }: ClientMailContext): Mail {
  const facts = [
    { label: 'Reference', value: reference },
    { label: 'Business', value: client.businessName },
    { label: 'ABN/ACN', value: `${client.abn}${isAbnVerified ? '' : ' (does not pass its check)'}` },
    { label: 'Contact', value: `${client.contactName}, ${client.phone}, ${client.email}` },
    { label: 'Website', value: client.website },
    { label: 'Freight', value: `${client.freightType}, ${client.avgShipmentsPerWeek} shipments a week` },
    { label: 'Vehicles', value: list(client.vehicleTypes) },
    { label: 'Special requirements', value: list(client.specialRequirements) },
    { label: 'Recurring jobs', value: client.hasRecurringJobs ? `Yes. ${client.recurringSchedule}`.trim() : 'No' },
    { label: 'Origin', value: client.originSuburb },
    { label: 'Delivers to', value: list(client.deliveryZones) },
    { label: 'Focus', value: client.focus },
    { label: 'POD', value: client.podMethod },
    { label: 'Pallet exchange', value: yesOrNo(client.palletExchange) },
    { label: 'Xero integration', value: yesOrNo(client.xeroIntegration) },
    { label: 'Rate sheet', value: rateCount === null ? 'None' : `${rateCount} rates` },
  ];
  return {
    kind: 'client-notice',
    to: brand.salesEmail,
    replyTo: client.email,
    subject: `New client ${reference}: ${client.businessName}`,
    ...mailLayout({
      title: `New client ${reference}`,
      preheader: `${client.businessName}, ${client.originSuburb}, ${client.freightType}`,
      paragraphs: ['A new client filled in the set-up and waits for the account to be approved.'],
      facts: facts.filter(({ value }) => value !== ''),
      link: { label: 'Open it on the desk', href: `${publicUrl}/ops/clients/${reference}` },
    }),
  };
}

/** The mail to the applicant. Anybody can enter anybody's address, so it repeats nothing that was typed. */
function confirmation(reference: string, { client, contact, invitedBy, publicUrl }: ClientMailContext): Mail {
  const setUpBy = SET_UP_BY[invitedBy.kind](invitedBy.kind === 'user' ? invitedBy.email : '');
  return {
    kind: 'client-received',
    to: client.email,
    replyTo: brand.salesEmail,
    subject: `We have your client set-up: ${reference}`,
    ...mailLayout({
      title: 'We have your client set-up',
      preheader: `Your reference is ${reference}.`,
      paragraphs: [
        `Thank you for choosing ${brand.name}. Your reference is ${reference}; name it when you write or ring.`,
        'Our allocators check the details and approve the account, as a rule within one business day. You can price and book freight meanwhile.',
        contact === 'joined'
          ? 'You belong to the account: what is booked for it shows in your dashboard once it is approved.'
          : `${setUpBy} named this e-mail address as the account's contact. Sign in with it, and your dashboard asks whether the account is yours. Until you join, you see nothing of it and it sees nothing of yours.`,
      ],
      link:
        contact === 'joined'
          ? { label: 'Open your dashboard', href: `${publicUrl}/dashboard` }
          : { label: ANSWER_LINK, href: answerHref(publicUrl, reference) },
      notes: [
        `You know nothing of this? Then somebody gave your address by mistake: answer "Not mine", or do nothing, and the invitation ends after ${INVITATION_DAYS} days.`,
      ],
    }),
  };
}

/** The mails that are sent when a client set itself up. */
export function clientMails(reference: string, context: ClientMailContext): Mail[] {
  const mails = context.contact === 'not-asked' ? [] : [confirmation(reference, context)];
  return context.client.notifyAllocator ? [allocatorNotice(reference, context), ...mails] : mails;
}
