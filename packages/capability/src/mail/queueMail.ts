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
}

/**
 * Puts a mail into the outbox. Call it in the transaction that causes the mail, so that either both are stored or
 * neither. @returns its number in the outbox.
 */
export async function queueMail(db: Queries<GroundTables>, mail: Mail): Promise<number> {
  const attachments = (mail.attachments ?? []).map(({ name, contentType, content }) => ({
    name,
    contentType,
    content: content.toString('base64'),
  }));
  const { id } = await db
    .insertInto('mails')
    .values({
      kind: mail.kind,
      message_id: randomUUID(),
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: JSON.stringify(attachments),
      status: 'queued',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
