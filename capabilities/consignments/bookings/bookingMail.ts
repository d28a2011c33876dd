import type { Mail, MailContent } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { formatDate, formatMoment, formatTimeOfDay, parseTimeOfDay } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { Selectable } from 'kysely';
import type { ExceptionKind } from '../api/bookings.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { answerBy } from './answerBy.ts';
import { bookingFacts, pickupTimeOf, routeOf } from './bookingFacts.ts';

export type BookingMailKind =
  | 'received'
  | 'accepted'
  | 'declined'
  | 'amended'
  | 'cancelled'
  | 'picked-up'
  | 'exception'
  | 'delivered';

interface Occasion {
  row: BookingRow;
  /** The page where the client sees the booking. */
  url: string;
  /** What staff tell the client, or what made the booking; blank when there is nothing to say. */
  note?: string;
  /** Given with `delivered`. */
  pod?: Selectable<Tables['pods']>;
}

interface Letter {
  /** Follows the reference in the subject: `Booking SH-2026-0123 accepted`. */
  did: string;
  title: string;
  paragraphs: string[];
  linkLabel?: string;
  /** Anchor on the booking's page. */
  hash?: string;
  facts?: { label: string; value: string }[];
  hasPrice?: boolean;
}

/** What the desk wrote beside an act, told apart from what every such mail says. */
const fromDesk = (note: string): string => (note === '' ? '' : `From our desk: ${note}`);

const CALL = `Call ${brand.phone} or answer this mail`;

const EXCEPTIONS: Record<ExceptionKind, { did: string; title: string }> = {
  delayed: { did: 'delayed', title: 'Your freight is delayed' },
  futile: { did: 'not picked up or delivered', title: 'Our driver could not pick up or deliver' },
  damaged: { did: 'damaged', title: 'Your freight was damaged' },
  short: { did: 'incomplete', title: 'Part of your freight is missing' },
  refused: { did: 'refused', title: 'Your freight was refused at delivery' },
};

function podFacts(pod: Selectable<Tables['pods']>): { label: string; value: string }[] {
  const [date = '', time = ''] = pod.delivered_at_local.split('T');
  const timeText = formatTimeOfDay(parseTimeOfDay(time) ?? 0);
  return [
    { label: 'Received by', value: pod.receiver_name },
    { label: 'Delivered', value: `${formatDate(date)}, ${timeText} ${pod.zone_abbreviation}` },
    { label: 'Pallets in and out', value: `${pod.pallets_in} in, ${pod.pallets_out} out` },
  ];
}

const LETTERS: Record<BookingMailKind, (occasion: Occasion) => Letter> = {
  received: ({ row, note = '' }) => ({
    did: 'received, not yet confirmed',
    title: 'We have your booking request',
    paragraphs: [
      note,
      `It is not confirmed yet: we check it, then accept it or tell you why we cannot, by ${formatMoment(answerBy(row), brand.hours.timeZone)}. You hear from us by mail either way.`,
      row.quote.needsReview ? 'The price is not confirmed either: a person checks it before we accept.' : '',
      'You can see where it stands, and cancel it, at its private link. Whoever has the link can do so too.',
    ],
    hasPrice: true,
  }),
  accepted: ({ row, note = '' }) => ({
    did: 'accepted',
    title: 'Your booking is confirmed',
    paragraphs: [
      `We have accepted it. Pickup is ${pickupTimeOf(row)}; please have the freight ready then.`,
      fromDesk(note),
    ],
    hasPrice: true,
  }),
  declined: ({ note = '' }) => ({
    did: 'declined',
    title: 'We cannot take your booking',
    paragraphs: [`Our reason: ${note}`, `Nothing is charged. ${CALL}, and we look for another way with you.`],
  }),
  amended: ({ row, note = '' }) => ({
    did: 'changed',
    title: 'Your booking is changed',
    paragraphs: [
      note,
      row.status === 'requested'
        ? `It waits for our answer, by ${formatMoment(answerBy(row), brand.hours.timeZone)}.`
        : 'It stays confirmed.',
      `You did not expect this? ${CALL}.`,
    ],
    hasPrice: true,
  }),
  cancelled: ({ note = '' }) => ({
    did: 'cancelled',
    title: 'Your booking is cancelled',
    paragraphs: [
      note === '' ? 'It is cancelled, as you asked.' : `We had to cancel it. Our reason: ${note}`,
      `You did not expect this? ${CALL}.`,
    ],
  }),
  'picked-up': ({ note = '' }) => ({
    did: 'picked up',
    title: 'Your freight is picked up',
    paragraphs: ['It is with our driver and on its way.', fromDesk(note)],
    linkLabel: 'Follow the booking',
  }),
  exception: ({ row, note = '' }) => ({
    ...EXCEPTIONS[row.exception_kind ?? 'delayed'],
    paragraphs: [row.exception_reason ?? '', fromDesk(note), `${CALL} if you want something done differently.`],
    linkLabel: 'Follow the booking',
  }),
  delivered: ({ pod }) => ({
    did: 'delivered',
    title: 'Your freight is delivered',
    paragraphs: ['The proof of delivery is at the link, with the signature and the photo once they are added.'],
    linkLabel: 'Open the proof of delivery',
    hash: '#pod',
    facts: pod ? podFacts(pod) : [],
  }),
};

function priceLines({ quote }: BookingRow): MailContent['lines'] {
  return [
    ...quote.lines.map(({ label, amountCents }) => ({ label, amountCents })),
    { label: 'Total before GST', amountCents: quote.totalExGstCents, isTotal: true },
    { label: 'GST', amountCents: quote.gstCents, isTotal: true },
    { label: 'Total including GST', amountCents: quote.totalIncGstCents, isTotal: true },
  ];
}

/**
 * The mail to the booker about a booking. Anybody can book with anybody's address, so it repeats nothing from the form
 * that could carry a message to a stranger.
 */
export function bookingMail(kind: BookingMailKind, occasion: Occasion): Mail {
  const { row, url } = occasion;
  const letter = LETTERS[kind](occasion);
  const { did, title, paragraphs, linkLabel = 'Open the booking', hash = '', facts = [], hasPrice = false } = letter;
  const route = routeOf(row);
  return {
    kind: `booking-${kind}`,
    to: row.details.booker.email,
    replyTo: brand.salesEmail,
    subject: `Booking ${row.reference} ${did}: ${route}, pickup ${formatDate(row.pickup_date)}`,
    ...mailLayout({
      title,
      preheader: `${row.reference}: ${route}`,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
      facts: [...bookingFacts(row), ...facts],
      ...(hasPrice ? { lines: priceLines(row) ?? [] } : {}),
      link: { label: linkLabel, href: `${url}${hash}` },
    }),
  };
}
