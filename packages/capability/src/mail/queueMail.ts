import { randomUUID } from 'node:crypto';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** Kind of mail, such as `quote` or `booking-accepted`. */
  kind: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Where a mail program ends such mails with one press (RFC 8058). */
  unsubscribeUrl?: string;
}

function rowOf(mail: Mail) {
  const attachments = (mail.attachments ?? []).map(({ name, contentType, content }) => ({
    name,
    contentType,
    content: content.toString('base64'),
  }));
  return {
    kind: mail.kind,
    message_id: randomUUID(),
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: JSON.stringify(attachments),
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    status: 'queued' as const,
  };
}

/**
 * Puts a mail into the outbox. Call it in the transaction that causes the mail, so that either both are stored or
 * neither. @returns its number in the outbox.
 */
export async function queueMail(db: Queries<GroundTables>, mail: Mail): Promise<number> {
  const { id } = await db.insertInto('mails').values(rowOf(mail)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The same for many, in one statement: at most a few dozen, since they are written in one turn. */
export async function queueMails(db: Queries<GroundTables>, mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await db.insertInto('mails').values(mails.map(rowOf)).execute();
}
