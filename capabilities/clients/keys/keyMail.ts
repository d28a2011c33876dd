import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import { keyMoment } from './keyMoment.ts';
import type { KeyRow } from './keyRow.ts';

interface KeyFacts {
  /** An owner of the company. */
  to: string;
  reference: string;
  businessName: string;
  /** What of it is told: its name, and what it begins and ends with. Never the key itself, which no row has. */
  row: Pick<KeyRow, 'name' | 'hint' | 'made_by' | 'made_at' | 'ends_at'>;
  /** The key in whose place it was made, and until when that one works. */
  replaces: { hint: string; until: Date } | null;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** Tells an owner of a live key, since whoever has it books at the company's cost: one that nobody meant is revoked early. */
export function keyMail({ to, reference, businessName, row, replaces, publicUrl }: KeyFacts): Mail {
  const { name, hint, made_by: madeBy, made_at: madeAt, ends_at: endsAt } = row;
  const ends = endsAt === null ? 'The key has no end.' : `The key ends on ${keyMoment(endsAt)}.`;
  const place = replaces === null ? '' : ` in place of ${replaces.hint}`;
  const stops = replaces && replaces.until <= madeAt ? 'ended on' : 'works until';
  const overlap = replaces === null ? '' : ` The key that it replaces ${stops} ${keyMoment(replaces.until)}.`;
  return {
    kind: 'api-key-made',
    to,
    replyTo: brand.salesEmail,
    subject: `A live API key was made for your client account ${reference}`,
    ...mailLayout({
      title: 'A live API key was made',
      preheader: `For ${reference}, by ${madeBy}.`,
      paragraphs: [
        `${madeBy} made the key “${name}” (${hint})${place} for the client account ${reference} of ${businessName}, on ${keyMoment(madeAt)}. Programs that have it book and cancel freight for your company.`,
        `${ends}${overlap}`,
        `Did nobody of yours mean to? Revoke the key at once, and ring ${brand.phone}.`,
      ],
      link: { label: 'See your API keys', href: `${publicUrl}/dashboard/keys` },
    }),
  };
}
