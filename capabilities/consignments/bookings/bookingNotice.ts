import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { formatAud, formatDate, formatNumber } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { BookingRow } from '../tables.ts';
import { bookingFacts, routeOf } from './bookingFacts.ts';

interface Occasion {
  row: BookingRow;
  /** The page where staff see the booking. */
  url: string;
  /** What the client wrote, or what made the booking. */
  note?: string;
}

const TEXTS = {
  requested: { did: 'requested', title: 'A booking waits for you', ask: 'Accept or decline it at the desk.' },
  amended: {
    did: 'changed by the client',
    title: 'A client changed a booking',
    ask: 'See what changed; accept it again if it waits.',
  },
  cancelled: { did: 'cancelled by the client', title: 'A client cancelled a booking', ask: 'Stop what is under way.' },
} as const;

/** The mail to staff when a client did something. */
export function bookingNotice(kind: keyof typeof TEXTS, { row, url, note = '' }: Occasion): Mail {
  const { did, title, ask } = TEXTS[kind];
  const { booker, goods, hasDangerousGoods } = row.details;
  const weightKg = row.declared_kg;
  const watch = [
    row.quote.needsReview ? 'The price needs a review.' : '',
    hasDangerousGoods ? 'It declares dangerous goods: approval only.' : '',
    goods && weightKg > 0 ? '' : 'It does not tell goods and weight: ask before you accept it.',
  ];
  return {
    kind: `booking-${kind}-notice`,
    to: brand.salesEmail,
    replyTo: booker.email,
    subject: `Booking ${row.reference} ${did}: ${routeOf(row)}, pickup ${formatDate(row.pickup_date)}`,
    ...mailLayout({
      title,
      preheader: `${row.reference}: ${booker.businessName}`,
      paragraphs: [ask, ...watch, note].filter((paragraph) => paragraph !== ''),
      facts: [
        ...bookingFacts(row),
        ...(goods ? [{ label: 'Goods', value: goods.description }] : []),
        ...(weightKg > 0 ? [{ label: 'Weight', value: `${formatNumber(weightKg, 1)} kg` }] : []),
        { label: 'Price including GST', value: formatAud(row.quote.totalIncGstCents) },
        { label: 'Business', value: booker.businessName },
        { label: 'Booked by', value: `${booker.name}, ${booker.phone}, ${booker.email}` },
      ],
      link: { label: 'Open it at the desk', href: url },
    }),
  };
}
