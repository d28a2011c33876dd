import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mailHtml.ts';
import { mailText } from './mailText.ts';

/** Both parts of a mail, each complete: plain text and HTML, of at most 100 kB for a few hundred lines. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  return { text: mailText(content), html: mailHtml(content) };
}
