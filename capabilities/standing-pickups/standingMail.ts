import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { formatDate } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { StandingOutcome } from './api/standing-pickups.ts';
import type { StandingRow } from './tables.ts';

/** The mail about a day that could not be booked. A day that was booked has the mail of any booking. */
export function standingMail(
  { reference, booking_reference: repeated, email }: StandingRow,
  { day, message }: Extract<StandingOutcome, { status: 'refused' }>,
  publicUrl: string,
): Mail {
  return {
    kind: 'standing-pickup-refused',
    to: email,
    replyTo: brand.salesEmail,
    subject: `Standing pickup ${reference}: ${formatDate(day)} is not booked`,
    ...mailLayout({
      title: 'Your standing pickup is not booked',
      preheader: `${formatDate(day)}: ${message}`,
      paragraphs: [
        `We could not book the pickup on ${formatDate(day)}. ${message}`,
        `The days after it are booked as before. Call ${brand.phone} or answer this mail if the freight has to go that day.`,
      ],
      facts: [
        { label: 'Standing pickup', value: reference },
        { label: 'Repeats', value: repeated },
      ],
      link: { label: 'Open your standing pickups', href: `${publicUrl}/dashboard/standing-pickups` },
    }),
  };
}
