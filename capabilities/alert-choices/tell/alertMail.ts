import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import type { AlertParts } from '../alert-parts.ts';
import { ALERT_KIND_WORDS } from '../api/alert-kinds.data.ts';
import { endingLinks } from '../endingLinks.ts';
import type { Happening } from './happening.ts';
import type { Reader } from './readersOf.ts';

/** The mail that tells one reader of one thing. */
export function alertMail(
  { kind, title, detail, path }: Pick<Happening, 'kind' | 'title' | 'detail' | 'path'>,
  { userId, email }: Pick<Reader, 'userId' | 'email'>,
  site: Pick<AlertParts, 'links' | 'publicUrl'>,
): Mail {
  const { publicUrl } = site;
  const { page, oneClick } = endingLinks(userId, kind, site);
  const name = ALERT_KIND_WORDS[kind].name.toLowerCase();
  return {
    ...{ kind: `alert-${kind}`, to: email, subject: title, unsubscribeUrl: oneClick },
    replyTo: kind === 'invoice' ? brand.accountsEmail : brand.salesEmail,
    ...mailLayout({
      title,
      preheader: detail,
      paragraphs: [detail],
      link: { label: kind === 'claim' ? 'Open the claim' : 'Open the shipment', href: publicUrl + path },
      notes: [`You get this mail because you chose a mail each time for ${name}.`],
      links: [
        { label: `Stop mails about ${name}`, href: page },
        { label: 'Choose what you are told', href: `${publicUrl}/dashboard/alerts` },
      ],
    }),
  };
}
