import type { PrivateLinks } from '@saltbush/capability/references';
import { alertToken } from './alertToken.ts';
import type { AlertEnding } from './api/alert-kinds.data.ts';

interface Site {
  links: PrivateLinks;
  publicUrl: string;
}

/** Where a reader ends mails: the page, and the address for mail programs, which needs no page. */
export function endingLinks(userId: string, what: AlertEnding, { links, publicUrl }: Site) {
  const place = `unsubscribe/${alertToken(links, userId)}/${what}`;
  return { page: `${publicUrl}/alerts/${place}`, oneClick: `${publicUrl}/api/alerts/${place}` };
}
