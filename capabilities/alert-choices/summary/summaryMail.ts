import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { formatDate, formatMoment, type IsoDate } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { AlertParts } from '../alert-parts.ts';
import { ALERT_KIND_WORDS, ALERT_KINDS } from '../api/alert-kinds.data.ts';
import { endingLinks } from '../endingLinks.ts';
import type { Letter } from './sortItems.ts';

const ZONE = 'Australia/Sydney';

/** What happened, by kind, the newest first. */
export function summaryMail(
  { email, items, of }: Letter,
  { userId, day }: { userId: string; day: IsoDate },
  site: Pick<AlertParts, 'links' | 'publicUrl'>,
): Mail {
  const { publicUrl } = site;
  const { page, oneClick } = endingLinks(userId, 'daily', site);
  const count = of === 1 ? 'One thing' : `${of} things`;
  const more = of - items.length;
  const lists = ALERT_KINDS.flatMap((kind) => {
    const rows = items
      .filter((item) => item.kind === kind)
      .map(({ title, detail, path, at }) => ({
        ...{ label: title, href: publicUrl + path },
        detail: `${detail} (${formatMoment(at, ZONE)})`,
      }));
    return rows.length === 0 ? [] : [{ title: ALERT_KIND_WORDS[kind].name, rows }];
  });
  return {
    ...{ kind: 'alert-summary', to: email, replyTo: brand.salesEmail, unsubscribeUrl: oneClick },
    subject: `Your freight on ${formatDate(day)}: ${count.toLowerCase()} to know`,
    ...mailLayout({
      title: `Your freight, ${formatDate(day)}`,
      preheader: items
        .slice(0, 3)
        .map(({ title }) => title)
        .join(', '),
      paragraphs: [`${count} since your last summary${of === 1 ? '' : ', the newest first'}.`],
      lists,
      link: { label: 'Open the portal', href: `${publicUrl}/dashboard` },
      notes: [
        ...(more > 0 ? [`And ${more} more. All of your freight is in the portal.`] : []),
        'Times are Sydney time. You get this mail because you chose the daily summary.',
      ],
      links: [
        { label: 'Stop the daily summary', href: page },
        { label: 'Choose what you are told', href: `${publicUrl}/dashboard/alerts` },
      ],
    }),
  };
}
