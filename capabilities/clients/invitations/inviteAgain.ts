import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { invitationMail } from './invitationMail.ts';
import { inviteContact } from './inviteContact.ts';

/** Pressing the button twice within this time invites once. */
const SAME_PRESS_MS = 60_000;

interface Act {
  reference: string;
  /** E-mail of the member of staff. */
  actor: string;
  now: Date;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/**
 * Invites a client's contact on behalf of staff: for the first time, or again after an invitation that ended or was
 * refused. Does nothing when there is no such client.
 * @throws Refusal `invitation-settled` when the contact belongs to the client already.
 */
export async function inviteAgain(db: Kysely<Tables>, { reference, actor, now, publicUrl }: Act): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const client = await transaction
      .selectFrom('clients')
      .select(['email', 'status'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!client) return;
    const { email, status } = client;
    const member = await transaction
      .selectFrom('client_users')
      .select('user_id')
      .where('reference', '=', reference)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (member) {
      const message = `The contact of ${reference} belongs to it already: there is nothing to invite them to.`;
      throw new Refusal(message, { status: 409, code: 'invitation-settled' });
    }
    const pressed = await transaction
      .selectFrom('client_invitations')
      .select('id')
      .where('reference', '=', reference)
      .where('status', '=', 'open')
      .where('invited_by_kind', '=', 'staff')
      .where('invited_at', '>', new Date(now.getTime() - SAME_PRESS_MS))
      .executeTakeFirst();
    if (pressed) return;
    await inviteContact(transaction, { reference, email, invitedBy: { kind: 'staff' }, now });
    const event = { reference, at: now, status, reason: 'The contact was invited to join', actor };
    await transaction.insertInto('client_events').values(event).execute();
    await queueMail(transaction, invitationMail({ reference, email, publicUrl }));
  });
}
