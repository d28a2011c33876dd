import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { formatDate } from '@saltbush/freight';
import type { MailQuoteInput, SavedQuote } from './api.ts';
import { quoteMail } from './document/quoteMail.ts';
import type { Database } from './tables.ts';

interface Mailing {
  database: Pick<Database, 'db'>;
  /** Origin of the site, for links. */
  publicUrl: string;
  /**
   * Counts a mail against the limits, and throws when they are reached. It is not called for a submission that is sent
   * again.
   */
  countMail: () => Promise<void>;
}

/**
 * Queues the mail with a quote, once for each submission.
 * @throws Refusal `quote-expired`, or `submission-reused` when the submission mailed another quote or to another
 * address.
 */
export async function mailQuote(
  saved: SavedQuote,
  { submissionId, to }: MailQuoteInput,
  { database: { db }, publicUrl, countMail }: Mailing,
): Promise<void> {
  const { reference } = saved;
  const known = await db
    .selectFrom('quote_mails')
    .select(['reference', 'recipient'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (known !== undefined) {
    if (known.reference === reference && known.recipient === to) return;
    throw new Refusal('This submission sent another mail. Reload the page, then send again.', {
      status: 409,
      code: 'submission-reused',
    });
  }
  if (saved.status === 'expired') {
    const message = `This quote stood until ${formatDate(saved.validUntil)}. Price it again, then send the new one.`;
    throw new Refusal(message, { status: 409, code: 'quote-expired' });
  }
  await countMail();
  // Outside the transaction: making the PDF takes a while and would hold up others.
  const mail = await quoteMail(saved, { to, publicUrl });
  await db.transaction().execute(async (transaction) => {
    const asked = await transaction
      .insertInto('quote_mails')
      .values({ submission_id: submissionId, reference, recipient: to })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .returning('submission_id')
      .executeTakeFirst();
    if (asked !== undefined) await queueMail(transaction, mail);
  });
}
