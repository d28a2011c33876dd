import { daysBefore, isTaken, takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { type Kysely, sql } from 'kysely';
import type { InviteMemberInput } from '../api/members.ts';
import type { Tables } from '../tables.ts';
import { type LockedCompany, lockCompany } from './lockCompany.ts';
import { memberInvitationToken } from './memberInvitationToken.ts';
import { MEMBER_INVITATION_DAYS, memberInvitationMail } from './memberMails.ts';
import { type Actor, inviterOf, noteMemberEvent } from './noteMemberEvent.ts';

const DAY_MS = 86_400_000;
const MOST_WAITING = 20;
/** Mails of one company to addresses that its owners typed, invitations that were sent again among them. */
const MOST_MAILS_A_DAY = 50;

export const endOfInvitation = (sentAt: Date): Date => new Date(sentAt.getTime() + MEMBER_INVITATION_DAYS * DAY_MS);

export interface Inviting {
  actor: Actor;
  now: Date;
  links: PrivateLinks;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** @throws Refusal when members of this company may invite nobody at present. Staff may. */
export function requireInviting({ status, businessName }: LockedCompany, { isStaff }: Actor): void {
  if (isStaff || status === 'active') return;
  if (status === 'pending') {
    const message = `${businessName} waits for approval, as a rule for one business day. Then you can invite people to it.`;
    throw new Refusal(message, { status: 403, code: 'client-pending' });
  }
  const message = `${businessName} is suspended: nobody can be invited to it. Call us to open it again.`;
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}

/** @throws Refusal `invitations-full` when members of this company had as many mails written as a day allows. */
export async function requireFewMails(transaction: Kysely<Tables>, reference: string, now: Date): Promise<void> {
  const { count } = await transaction
    .selectFrom('client_member_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('reference', '=', reference)
    .where('act', 'in', ['invited', 'invited again'])
    .where('at', '>', daysBefore(now, 1))
    .executeTakeFirstOrThrow();
  if (count < MOST_MAILS_A_DAY) return;
  const message = `${MOST_MAILS_A_DAY} invitations were sent within a day. Invite others tomorrow, or call us.`;
  throw new Refusal(message, { status: 409, code: 'invitations-full' });
}

async function requireNewcomer(transaction: Kysely<Tables>, reference: string, email: string, now: Date) {
  const member = await transaction
    .selectFrom('client_users')
    .select('role')
    .where('reference', '=', reference)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
  if (member) {
    const message = `${email} belongs to the company already. Change the role instead.`;
    throw new Refusal(message, { status: 409, code: 'member-already' });
  }
  const waiting = await transaction
    .selectFrom('client_member_invitations')
    .select(['email', 'expires_at'])
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .execute();
  if (waiting.some((other) => other.email === email)) {
    const message = `${email} is invited already. Send that invitation again, or take it back first.`;
    throw new Refusal(message, { status: 409, code: 'invited-already' });
  }
  if (waiting.length < MOST_WAITING) return;
  const message = `${MOST_WAITING} invitations wait for an answer. Take one back before you invite somebody else.`;
  throw new Refusal(message, { status: 409, code: 'invitations-full' });
}

async function insert(
  db: Kysely<Tables>,
  reference: string,
  { submissionId, email: typed, role }: InviteMemberInput,
  { actor, now, links, publicUrl }: Inviting,
): Promise<boolean> {
  const email = typed.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, reference, actor);
    if (company === null) return false;
    requireInviting(company, actor);
    await requireNewcomer(transaction, reference, email, now);
    await requireFewMails(transaction, reference, now);
    // One that ended by time gives way.
    await transaction
      .updateTable('client_member_invitations')
      .set({ status: 'withdrawn', settled_at: now })
      .where('reference', '=', reference)
      .where('email', '=', email)
      .where('status', '=', 'open')
      .execute();
    const token = memberInvitationToken(links, submissionId);
    const expiresAt = endOfInvitation(now);
    const invitedBy = inviterOf(actor);
    await transaction
      .insertInto('client_member_invitations')
      .values({
        ...{ reference, submission_id: submissionId, token_hash: tokenHash(token) ?? '', email, role },
        ...{ invited_by: invitedBy, invited_at: now, sent_at: now, expires_at: expiresAt },
      })
      .execute();
    await noteMemberEvent(transaction, { reference, act: 'invited', email, role }, { actor, at: now });
    const { businessName } = company;
    const facts = { to: email, reference, businessName, role, invitedBy, expiresAt, token, publicUrl };
    await queueMail(transaction, memberInvitationMail(facts));
    return true;
  });
}

/**
 * Invites an address to join a company in a role, once for each submission, with a mail. False when there is no such
 * company for whoever acts.
 * @throws Refusal `role-not-enough`, `client-pending`, `member-already`, `invited-already`, `invitations-full`,
 * `submission-reused`.
 */
export async function inviteMember(
  db: Kysely<Tables>,
  { reference, input, inviting }: { reference: string; input: InviteMemberInput; inviting: Inviting },
): Promise<boolean> {
  async function find(): Promise<true | null> {
    const row = await db
      .selectFrom('client_member_invitations')
      .select(['reference', 'email', 'role'])
      .where('submission_id', '=', input.submissionId)
      .executeTakeFirst();
    if (!row) return null;
    if (row.reference === reference && row.email === input.email.toLowerCase() && row.role === input.role) return true;
    const message = 'This form was sent already, for somebody else. Load the page again to invite another person.';
    throw new Refusal(message, { status: 409, code: 'submission-reused' });
  }
  const take = () => insert(db, reference, input, inviting);
  // The second of two at once finds the address invited.
  const isLate = (error: unknown) => isTaken(error) || (error as { code?: unknown }).code === 'invited-already';
  return takeOnce<boolean>({ find, take, isLate });
}
