import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { formatAud } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';

interface Disputed {
  invoiceReference: string;
  bookingReference: string;
  /** Name of the line. */
  label: string;
  /** E-mail of who raised it. */
  raisedBy: string;
  /** What they said. */
  words: string;
}

/** Tells accounts that a client disputes a line. Answering the mail reaches the client. */
export function disputeMail(disputed: Disputed & { businessName: string; amountCents: number; deskUrl: string }): Mail {
  const { invoiceReference, bookingReference, label, words, raisedBy, businessName, amountCents, deskUrl } = disputed;
  return {
    kind: 'invoice-dispute',
    to: brand.accountsEmail,
    replyTo: raisedBy,
    subject: `${invoiceReference}: a line is disputed`,
    ...mailLayout({
      title: `A line of ${invoiceReference} is disputed`,
      preheader: `${businessName}: ${label}, ${formatAud(amountCents)} before GST.`,
      paragraphs: [`${businessName} says:`, words, 'Answer it on the desk: reject it, or issue a credit note.'],
      facts: [
        { label: 'Line', value: `${label}, ${formatAud(amountCents)} before GST` },
        { label: 'Consignment', value: bookingReference },
        { label: 'From', value: raisedBy },
      ],
      link: { label: 'Open the booking', href: deskUrl },
    }),
  };
}

interface Answered extends Disputed {
  /** Words of the answer. */
  answer: string;
  /** Null when the line stands. */
  creditNote: { reference: string; totalCents: number; leftCents: number; pdf: Buffer } | null;
  /** The page where the client sees the invoice. */
  url: string;
}

function outcomeOf({ creditNote, label, invoiceReference }: Answered): string {
  if (creditNote === null) return `We looked at ${label} on ${invoiceReference}, and the line stands.`;
  const left =
    creditNote.leftCents >= 0
      ? `${formatAud(creditNote.leftCents)} of the invoice is still to pay.`
      : `That is ${formatAud(-creditNote.leftCents)} more than is still to pay: we pay it back, or set it off if you prefer.`;
  return `We credit ${formatAud(creditNote.totalCents)} including GST for ${label} on ${invoiceReference}. ${left}`;
}

/** Tells the client how a line that they disputed was answered, with the credit note when there is one. */
export function disputeAnswerMail(answered: Answered): Mail {
  const { invoiceReference, bookingReference, label, words, raisedBy, answer, creditNote, url } = answered;
  const title = creditNote === null ? `Your question about ${invoiceReference}` : `Credit note ${creditNote.reference}`;
  return {
    kind: creditNote === null ? 'dispute-rejected' : 'credit-note',
    to: raisedBy,
    replyTo: brand.accountsEmail,
    subject:
      creditNote === null ? `${invoiceReference}: our answer about ${label}` : `${title} for ${invoiceReference}`,
    ...mailLayout({
      title,
      preheader: `${bookingReference}: ${label}`,
      paragraphs: [outcomeOf(answered), answer, `Not settled? Answer this mail, or ring ${brand.phone}.`],
      facts: [
        { label: 'Invoice', value: invoiceReference },
        { label: 'Line', value: label },
        { label: 'You wrote', value: words },
      ],
      link: { label: 'Open the invoice', href: url },
    }),
    ...(creditNote === null
      ? {}
      : {
          attachments: [
            { name: `${creditNote.reference}.pdf`, contentType: 'application/pdf', content: creditNote.pdf },
          ],
        }),
  };
}
