import { type Mail, type MailContent, mailLayout } from '@saltbush/capability/mail';
import type { CancelledTogether } from '@saltbush/consignments/neighbours';
import {
  bookingAnswerBy,
  formatDate,
  formatMoment,
  formatTimeOfDay,
  parseTimeOfDay,
  type Quote,
} from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { Run, RunInput, RunTotal } from './api/runs.ts';
import type { Placed } from './run-record.ts';

interface Made {
  reference: string;
  /** Of the consignments, in order. */
  references: readonly string[];
  input: RunInput;
  quotes: readonly Quote[];
  total: RunTotal;
  at: Date;
  publicUrl: string;
}

const CALL = `Call ${brand.phone} or answer this mail`;

const pickupOf = ({ pickup, pickupDate }: Pick<Made['input'], 'pickup' | 'pickupDate'>): string =>
  `${pickup.suburb}, ${formatDate(pickupDate)}`;

function linesOf({ references, input, quotes, total }: Made): NonNullable<MailContent['lines']> {
  return [
    ...input.deliveries.map(({ delivery }, index) => ({
      label: `${index + 1}. ${delivery.businessName}, ${delivery.suburb} (${references[index]})`,
      amountCents: quotes[index]?.totalExGstCents ?? 0,
    })),
    { label: 'Total before GST', amountCents: total.totalExGstCents, isTotal: true },
    { label: 'GST', amountCents: total.gstCents, isTotal: true },
    { label: 'Total including GST', amountCents: total.totalIncGstCents, isTotal: true },
  ];
}

/** By when the desk has answered all of it. */
function answeredBy({ quotes, input: { pickupDate }, at }: Made): Date {
  const office = { ...brand.hours, state: brand.address.state };
  return new Date(
    Math.max(...quotes.map(({ service }) => Number(bookingAnswerBy(at, { service, pickupDate }, office)))),
  );
}

const reviewed = ({ quotes }: Made): boolean => quotes.some(({ needsReview }) => needsReview);

/** The mail to the booker about a run that was requested: one in place of one for each delivery. */
export function runMail(made: Made): Mail {
  const { reference, references, input, publicUrl } = made;
  return {
    kind: 'run-received',
    to: input.booker.email,
    replyTo: brand.salesEmail,
    subject: `Run ${reference} received, not yet confirmed: ${references.length} deliveries from ${pickupOf(input)}`,
    ...mailLayout({
      title: 'We have your run',
      preheader: `${reference}: one pickup, ${references.length} deliveries`,
      paragraphs: [
        `It is not confirmed yet: we check each delivery, then accept it or tell you why we cannot, by ${formatMoment(answeredBy(made), brand.hours.timeZone)}. You hear from us by mail.`,
        ...(reviewed(made) ? ['Not every price is confirmed: a person checks those before we accept.'] : []),
        'Each delivery has its own label, tracking and proof of delivery. You find all of them on the page of the run.',
      ],
      lines: linesOf(made),
      link: { label: 'Open the run', href: `${publicUrl}/dashboard/shipments/runs/${reference}` },
    }),
  };
}

/** The mail to staff about it. */
export function runNotice(made: Made): Mail {
  const { reference, references, input, publicUrl } = made;
  const { booker } = input;
  return {
    kind: 'run-requested-notice',
    to: brand.salesEmail,
    replyTo: booker.email,
    subject: `Run ${reference} requested: ${references.length} deliveries from ${pickupOf(input)}`,
    ...mailLayout({
      title: 'A run waits for you',
      preheader: `${reference}: ${booker.businessName}`,
      paragraphs: [
        'One pickup with several deliveries. Open one of them: the desk shows the others beside it, and accepts them together.',
        ...(reviewed(made) ? ['Not every price is confirmed: check those that need a review.'] : []),
      ],
      facts: [
        { label: 'Business', value: booker.businessName },
        { label: 'Booked by', value: `${booker.name}, ${booker.phone}, ${booker.email}` },
      ],
      lines: linesOf(made),
      link: { label: 'Open it at the desk', href: `${publicUrl}/ops/bookings/${references[0]}` },
    }),
  };
}

interface Accepted {
  reference: string;
  accepted: readonly string[];
  /** All of the run, as they are now. */
  deliveries: readonly Placed[];
  booker: RunInput['booker'];
  publicUrl: string;
}

/** The mail to the booker about deliveries that were accepted together. */
export function runAcceptedMail({ reference, accepted, deliveries, booker, publicUrl }: Accepted): Mail {
  const confirmed = deliveries.filter(({ booking }) => accepted.includes(booking.reference));
  const waiting = deliveries.filter(({ booking }) => booking.status === 'requested').length;
  const [first] = confirmed;
  const details = first?.booking.details;
  const howMany = `${confirmed.length} of ${deliveries.length} deliveries accepted`;
  const minute = details ? parseTimeOfDay(details.pickupTime) : null;
  const ready = minute === null ? '' : ` at ${formatTimeOfDay(minute)}`;
  return {
    kind: 'run-accepted',
    to: booker.email,
    replyTo: brand.salesEmail,
    subject: `Run ${reference}: ${howMany}`,
    ...mailLayout({
      title: waiting === 0 ? 'Your run is confirmed' : 'Part of your run is confirmed',
      preheader: `${reference}: ${howMany}`,
      paragraphs: [
        ...(details
          ? [`Pickup is ${formatDate(details.pickupDate)}${ready}; please have the freight ready then, labelled.`]
          : []),
        ...(waiting > 0 ? [`${waiting} more ${waiting === 1 ? 'waits' : 'wait'} for our answer.`] : []),
      ],
      facts: confirmed.map(({ position, booking }) => ({
        label: `${position}. ${booking.details.delivery.businessName}, ${booking.details.delivery.suburb}`,
        value: `${booking.reference}${booking.eta === null ? '' : `, expected ${formatDate(booking.eta)}`}`,
      })),
      link: { label: 'Open the run', href: `${publicUrl}/dashboard/shipments/runs/${reference}` },
    }),
  };
}

interface Cancelled extends CancelledTogether {
  run: Run;
  booker: RunInput['booker'];
  reason: string;
  publicUrl: string;
}

const cancelledLists = ({ run: { deliveries }, cancelled, left }: Cancelled): NonNullable<MailContent['facts']> =>
  deliveries.flatMap(({ position, reference, receiver, suburb }) => {
    const label = `${position}. ${receiver}, ${suburb}`;
    if (cancelled.includes(reference)) return [{ label, value: `${reference} cancelled` }];
    const kept = left.find((one) => one.reference === reference);
    return kept ? [{ label, value: `${reference} not cancelled. ${kept.message}` }] : [];
  });

const howMany = ({ cancelled, run }: Cancelled): string =>
  `${cancelled.length} of ${run.deliveries.length} ${run.deliveries.length === 1 ? 'delivery' : 'deliveries'} cancelled`;

/** The mail to the booker about a run that was cancelled, or what could be of it. */
export function runCancelledMail(given: Cancelled): Mail {
  const { run, booker, publicUrl } = given;
  return {
    kind: 'run-cancelled',
    to: booker.email,
    replyTo: brand.salesEmail,
    subject: `Run ${run.reference}: ${howMany(given)}`,
    ...mailLayout({
      title: 'Your run is cancelled',
      preheader: `${run.reference}: ${howMany(given)}`,
      paragraphs: [`${howMany(given)}. ${CALL} if that was not meant.`],
      facts: cancelledLists(given),
      link: { label: 'Open the run', href: `${publicUrl}/dashboard/shipments/runs/${run.reference}` },
    }),
  };
}

/** The mail to staff about it. */
export function runCancelledNotice(given: Cancelled): Mail {
  const { run, booker, cancelled, reason, publicUrl } = given;
  return {
    kind: 'run-cancelled-notice',
    to: brand.salesEmail,
    replyTo: booker.email,
    subject: `Run ${run.reference} cancelled by the client: ${howMany(given)}, pickup ${pickupOf(run)}`,
    ...mailLayout({
      title: 'A client cancelled a run',
      preheader: `${run.reference}: ${booker.businessName}`,
      paragraphs: ['Stop what is under way.', reason].filter((paragraph) => paragraph.trim() !== ''),
      facts: [
        ...cancelledLists(given),
        { label: 'Booked by', value: `${booker.name}, ${booker.phone}, ${booker.email}` },
      ],
      link: { label: 'Open it at the desk', href: `${publicUrl}/ops/bookings/${cancelled[0]}` },
    }),
  };
}
