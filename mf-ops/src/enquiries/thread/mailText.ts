import type { MailStanding } from '@saltbush/business-api/mails';
import type { BadgeProps } from '@saltbush/ui';
import { deskMoment } from '../../consignment/deskTime.ts';

interface MailText {
  label: string;
  tone: BadgeProps['tone'];
  /** More than the label says; blank when there is none. */
  more: string;
}

/** What became of the mail of a reply, for the desk. Null: the outbox keeps it no longer. */
export function mailText(mail: MailStanding | null): MailText {
  if (mail === null) return { label: 'Mail removed', tone: 'neutral', more: 'The outbox keeps it no longer.' };
  const { status, sentAt, fault } = mail;
  switch (status) {
    case 'sent':
      return { label: 'Sent', tone: 'good', more: sentAt ? deskMoment(sentAt) : '' };
    case 'queued':
      return { label: 'Waits to be sent', tone: 'neutral', more: fault ? `The last attempt failed: ${fault}` : '' };
    case 'kept':
      return { label: 'Not sent', tone: 'warn', more: 'This site sends no mail yet, so the outbox keeps it.' };
    case 'failed':
      return { label: 'Not sent', tone: 'danger', more: fault ?? '' };
  }
}
