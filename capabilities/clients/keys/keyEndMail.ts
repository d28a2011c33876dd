import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import { KEY_OVERLAP_HOURS } from '../api/key-lifetimes.data.ts';
import { keyMoment } from './keyMoment.ts';
import type { KeyRow } from './keyRow.ts';

interface EndFacts {
  /** An owner of the company. */
  to: string;
  businessName: string;
  row: Pick<KeyRow, 'reference' | 'name' | 'hint' | 'mode' | 'last_used_at'> & { ends_at: Date };
  /** Days until then, at most. */
  days: number;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** Tells an owner that a key ends, and how its programs go on. */
export function keyEndMail({ to, businessName, row, days, publicUrl }: EndFacts): Mail {
  const { reference, name, hint, mode, ends_at: endsAt, last_used_at: lastUsedAt } = row;
  const within = days === 1 ? 'within a day' : `within ${days} days`;
  const used = lastUsedAt === null ? 'It was never used' : `It was last used on ${keyMoment(lastUsedAt)}`;
  return {
    kind: 'api-key-ends',
    to,
    replyTo: brand.salesEmail,
    subject: `Your API key “${name}” ends ${within}`,
    ...mailLayout({
      title: `An API key ends ${within}`,
      preheader: `“${name}” of ${reference} ends on ${keyMoment(endsAt)}.`,
      paragraphs: [
        `The ${mode} key “${name}” (${hint}) of the client account ${reference} of ${businessName} ends on ${keyMoment(endsAt)}. From then on every program that sends it is refused.`,
        `${used}. If a program needs it, replace it: the new key may do the same, and the old one works for another ${KEY_OVERLAP_HOURS} hours at most, so that your programs can change over.`,
        'If nothing needs it, there is nothing to do.',
      ],
      link: { label: 'Replace the key', href: `${publicUrl}/dashboard/keys` },
    }),
  };
}
