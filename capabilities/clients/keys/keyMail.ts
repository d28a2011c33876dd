import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { formatMoment } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';

interface KeyFacts {
  /** An owner of the company. */
  to: string;
  reference: string;
  businessName: string;
  /** What the key is called, and what it begins and ends with: never the key itself. */
  name: string;
  hint: string;
  madeBy: string;
  madeAt: Date;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** Tells an owner of a live key, since whoever has it books at the company's cost: one that nobody meant is revoked early. */
export function keyMail({ to, reference, businessName, name, hint, madeBy, madeAt, publicUrl }: KeyFacts): Mail {
  return {
    kind: 'api-key-made',
    to,
    replyTo: brand.salesEmail,
    subject: `A live API key was made for your client account ${reference}`,
    ...mailLayout({
      title: 'A live API key was made',
      preheader: `For ${reference}, by ${madeBy}.`,
      paragraphs: [
        `${madeBy} made the key “${name}” (${hint}) for the client account ${reference} of ${businessName}, on ${formatMoment(madeAt.getTime(), 'Australia/Sydney')}. Programs that have it book and cancel freight for your company.`,
        `Did nobody of yours mean to? Revoke the key at once, and ring ${brand.phone}.`,
      ],
      link: { label: 'See your API keys', href: `${publicUrl}/dashboard/keys` },
    }),
  };
}
