import { type Mail, type MailContent, mailLayout } from '@saltbush/capability/mail';
import { formatDate, formatMoment, formatNumber, type Quote } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { BulkBookInput } from './api/bulk.ts';
import type { RowDetails } from './readRow.ts';

export interface NewBooking {
  reference: string;
  details: RowDetails;
  quote: Quote;
}

interface Occasion {
  booker: BulkBookInput['booker'];
  /** By when the desk has answered all of them. */
  answeredBy: Date;
  publicUrl: string;
}

const counted = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'booking' : 'bookings'}`;

function linesOf(made: readonly NewBooking[]): NonNullable<MailContent['lines']> {
  const sum = (of: (quote: Quote) => number) => made.reduce((total, { quote }) => total + of(quote), 0);
  return [
    ...made.map(({ reference, details: { pickup, delivery, pickupDate }, quote }) => ({
      label: `${reference}: ${pickup.suburb} to ${delivery.suburb}, pickup ${formatDate(pickupDate)}`,
      amountCents: quote.totalExGstCents,
    })),
    { label: 'Total before GST', amountCents: sum(({ totalExGstCents }) => totalExGstCents), isTotal: true },
    { label: 'GST', amountCents: sum(({ gstCents }) => gstCents), isTotal: true },
    { label: 'Total including GST', amountCents: sum(({ totalIncGstCents }) => totalIncGstCents), isTotal: true },
  ];
}

/** What the subject says of them: `SH-2026-0123 to SH-2026-0140`. */
function rangeOf(made: readonly NewBooking[]): string {
  const first = made[0]?.reference ?? '';
  const last = made.at(-1)?.reference ?? '';
  return first === last ? first : `${first} to ${last}`;
}

/** The mail to the booker about bookings that were requested from a file. */
export function bulkMail(made: readonly NewBooking[], { booker, answeredBy, publicUrl }: Occasion): Mail {
  const reviewed = made.filter(({ quote }) => quote.needsReview).length;
  return {
    kind: 'bookings-received',
    to: booker.email,
    replyTo: brand.salesEmail,
    subject: `${counted(made.length)} received, not yet confirmed: ${rangeOf(made)}`,
    ...mailLayout({
      title: 'We have your booking requests',
      preheader: rangeOf(made),
      paragraphs: [
        `They are not confirmed yet: we check each, then accept it or tell you why we cannot, by ${formatMoment(answeredBy, brand.hours.timeZone)}. You hear from us by mail about each.`,
        ...(reviewed > 0
          ? [`The price of ${counted(reviewed)} is not confirmed either: a person checks it before we accept.`]
          : []),
        'You can see where they stand, print their labels, and cancel them, in your dashboard.',
      ],
      lines: linesOf(made),
      link: { label: 'Open your shipments', href: `${publicUrl}/dashboard/shipments` },
    }),
  };
}

/** The mail to staff about them. */
export function bulkNotice(made: readonly NewBooking[], { booker, publicUrl }: Occasion): Mail {
  const withGoods = made.filter(({ details }) => details.hasDangerousGoods).length;
  const reviewed = made.filter(({ quote }) => quote.needsReview).length;
  return {
    kind: 'bookings-requested-notice',
    to: brand.salesEmail,
    replyTo: booker.email,
    subject: `${counted(made.length)} requested: ${rangeOf(made)}`,
    ...mailLayout({
      title: made.length === 1 ? 'A booking waits for you' : 'Bookings wait for you',
      preheader: `${rangeOf(made)}: ${booker.businessName}`,
      paragraphs: [
        'They were sent in one file. Accept or decline each at the desk.',
        ...(reviewed > 0 ? [`The price of ${counted(reviewed)} needs a review.`] : []),
        ...(withGoods > 0 ? [`Dangerous goods are declared in ${counted(withGoods)}: approval only.`] : []),
      ],
      facts: [
        { label: 'Business', value: booker.businessName },
        { label: 'Booked by', value: `${booker.name}, ${booker.phone}, ${booker.email}` },
      ],
      lines: linesOf(made),
      link: { label: 'Open the desk', href: `${publicUrl}/ops/bookings` },
    }),
  };
}
