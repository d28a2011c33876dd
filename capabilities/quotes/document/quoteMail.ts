import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { SavedQuote } from '../api.ts';
import { listedRoute } from '../quoteRoute.ts';
import { quoteFacts } from './quoteFacts.ts';
import { renderQuotePdf } from './renderQuotePdf.ts';

interface QuoteMail {
  to: string;
  /** Origin of the site, for links. */
  publicUrl: string;
}

function standing({ quote, validUntil }: SavedQuote): string {
  if (quote.needsReview) return 'A person confirms the price before a booking stands.';
  return `The price stands until ${formatDate(validUntil)}, whatever happens to the fuel levy.`;
}

/** The mail with a quote and its PDF. It repeats nothing that a visitor typed. */
export async function quoteMail(saved: SavedQuote, { to, publicUrl }: QuoteMail): Promise<Mail> {
  const { reference, quote, validUntil, token } = saved;
  const route = listedRoute(saved.request);
  const price = formatAud(quote.totalIncGstCents);
  const until = formatDate(validUntil);
  const content = mailLayout({
    title: `Quote ${reference}`,
    preheader: `${price} including GST. ${route}, ${quote.serviceName}. Valid to ${until}.`,
    paragraphs: [
      `${route}, ${quote.serviceName}: ${price} including GST. ${standing(saved)} The attached PDF has the details.`,
    ],
    facts: quoteFacts(saved),
    lines: [
      ...quote.lines.map(({ label, amountCents }) => ({ label, amountCents })),
      { label: 'Total before GST', amountCents: quote.totalExGstCents, isTotal: true },
      { label: `GST ${formatBasisPoints(quote.gstBasisPoints)}`, amountCents: quote.gstCents },
      { label: 'Total including GST', amountCents: quote.totalIncGstCents, isTotal: true },
    ],
    link: { label: 'See or book this quote', href: `${publicUrl}/quotes/${token}` },
    notes: [
      ...quote.badges.map((badge) => `${badge}.`),
      `Questions? Answer this mail or call ${brand.phone}.`,
      `Somebody asked our website to send this quote to ${to}. If it is not for you, do nothing: nothing is booked.`,
    ],
  });
  return {
    kind: 'quote',
    to,
    replyTo: brand.salesEmail,
    subject: `Quote ${reference}: ${route}, ${price} inc GST, valid to ${until}`,
    ...content,
    attachments: [
      {
        name: `${reference}.pdf`,
        contentType: 'application/pdf',
        content: await renderQuotePdf(saved, { route, publicUrl }),
      },
    ],
  };
}
