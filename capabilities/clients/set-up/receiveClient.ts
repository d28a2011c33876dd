import { createHash } from 'node:crypto';
import { isTaken, takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import type { Kysely } from 'kysely';
import type { AccountStatus, NewClientInput } from '../api/clients.ts';
import type { InvitedBy } from '../api/invitations.ts';
import { inviteContact } from '../invitations/inviteContact.ts';
import type { SheetReader } from '../rate-sheets/createSheetReader.ts';
import { storeRateSheet } from '../rate-sheets/storeRateSheet.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';
import { cleanClient } from './cleanClient.ts';
import { clientMails } from './clientMails.ts';
import { type ClientSheet, findClientSheet } from './findClientSheet.ts';

export interface ReceivedClient {
  reference: string;
  accountStatus: AccountStatus;
  /** False for a submission that was stored before. */
  isNew: boolean;
}

interface Reception {
  db: Kysely<Tables>;
  /** The signed-in user, or null. */
  user: User | null;
  /** The user's address in lower case when their issuer verified it, else null. */
  verifiedEmail: string | null;
  now: Date;
  /** Origin for the links in mails. */
  publicUrl: string;
  readSheet: SheetReader;
}

/** A digest of the input. It is the same whatever the order of the fields and whichever upload brought the sheet. */
function digestOf({ rateSheet, ...fields }: NewClientInput, sheet: ClientSheet | null): string {
  const isUpload = rateSheet?.upload !== undefined;
  const kept = isUpload ? { name: rateSheet.name, digest: sheet?.contentDigest } : rateSheet;
  const entries = Object.entries({ ...fields, rateSheet: kept }).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

/** Who named the contact's e-mail. */
function inviter(user: User | null): InvitedBy {
  if (user === null) return { kind: 'visitor' };
  return user.roles.includes('staff') ? { kind: 'staff' } : { kind: 'user', email: user.email };
}

async function findKept(db: Kysely<Tables>, submissionId: string, inputDigest: string): Promise<ReceivedClient | null> {
  const row = await db
    .selectFrom('clients')
    .select(['reference', 'status', 'input_digest'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.input_digest === inputDigest) return { reference: row.reference, accountStatus: row.status, isNew: false };
  const message =
    `This set-up was saved already, as ${row.reference}, before you changed it. Write or ring us with what is ` +
    'different, or start again for another business.';
  throw new Refusal(message, { status: 409, code: 'submission-reused', facts: { reference: row.reference } });
}

async function insert(
  input: NewClientInput,
  { inputDigest, sheet }: { inputDigest: string; sheet: ClientSheet | null },
  { db, user, verifiedEmail, now, publicUrl }: Reception,
): Promise<ReceivedClient> {
  const { submissionId, rateSheet, ...fields } = input;
  const { client, isAbnVerified } = cleanClient(fields);
  const { accountStatus: requested, ...details } = client;
  const isStaff = user?.roles.includes('staff') ?? false;
  const status = isStaff ? requested : 'pending';
  const actor = user?.email ?? 'applicant';
  return db.transaction().execute(async (transaction) => {
    const reference = await nextReference(transaction, SERIES, now);
    await transaction
      .insertInto('clients')
      .values({
        reference,
        submission_id: submissionId,
        input_digest: inputDigest,
        business_name: client.businessName,
        contact_name: client.contactName,
        email: client.email,
        details: JSON.stringify(details),
        abn_verified: isAbnVerified,
        requested_status: requested,
        status,
        submitted_at: now,
      })
      .execute();
    const event = { reference, at: now, status, reason: 'Set up', actor };
    await transaction.insertInto('client_events').values(event).execute();
    if (user !== null && !isStaff) {
      const member = { reference, user_id: user.id, email: user.email, joined_at: now };
      await transaction.insertInto('client_users').values(member).execute();
    }
    if (sheet !== null && rateSheet !== null) {
      const { rowCount, skippedCount } = sheet;
      const facts = { clientReference: reference, fileName: rateSheet.name, uploadedAt: now, uploadedBy: actor };
      const batches = sheet.batches(transaction);
      await storeRateSheet(transaction, { ...facts, rowCount, skippedCount, batches, submission: null });
    }
    const invitedBy = inviter(user);
    const isContact = user !== null && !isStaff && verifiedEmail === client.email.toLowerCase();
    const contact = isContact
      ? 'joined'
      : (await inviteContact(transaction, { reference, email: client.email, invitedBy, now }))
        ? 'invited'
        : 'not-asked';
    const context = {
      client,
      rateCount: sheet?.rowCount ?? null,
      isAbnVerified,
      publicUrl,
      contact,
      invitedBy,
    } as const;
    for (const mail of clientMails(reference, context)) await queueMail(transaction, mail);
    return { reference, accountStatus: status, isNew: true };
  });
}

/**
 * Stores a new client with its rate sheet, invites its contact and queues the mails, once for each submission. A
 * visitor's client is `pending`; staff choose the status they post. A signed-in user joins the client they set up.
 * @throws Refusal `invalid-input` for an unusable sheet, `upload-gone` for one that has to be uploaded again,
 * `submission-reused` when the submission was stored with other answers.
 */
export async function receiveClient(input: NewClientInput, reception: Reception): Promise<ReceivedClient> {
  const { db, readSheet, now } = reception;
  const sheet = input.rateSheet === null ? null : await findClientSheet(input.rateSheet, { db, readSheet, now });
  const inputDigest = digestOf(input, sheet);
  return takeOnce({
    find: () => findKept(db, input.submissionId, inputDigest),
    take: () => insert(input, { inputDigest, sheet }, reception),
    // The second of two at once may also find the rows of its sheet taken.
    isLate: (error) => isTaken(error) || (error as { code?: unknown }).code === 'upload-gone',
  });
}
