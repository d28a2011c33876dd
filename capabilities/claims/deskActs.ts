import { requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import type { ClaimMessageInput } from './api/claims.ts';
import type { ReviewClaimInput } from './api/desk-claims.ts';
import { changeClaim, writeOnce } from './changeClaim.ts';
import type { ClaimParts } from './claim-parts.ts';
import { deskWroteMail } from './claimMails.ts';
import { readersOf } from './readersOf.ts';

interface Acting<Input> {
  reference: string;
  input: Input;
  /** E-mail of the member of staff. */
  actor: string;
}

/**
 * Somebody has looked: a new claim is in review from now on, and the client waits no more. False when there is none.
 * @throws Refusal `stale` when something was done about it since.
 */
export const reviewClaim = (
  { reference, input, actor }: Acting<ReviewClaimInput>,
  { database: { db }, now }: ClaimParts,
): Promise<boolean> =>
  changeClaim(db, reference, (row) => {
    requireVersion(row, input.version);
    return {
      set: { waits_since: null, ...(row.status === 'lodged' ? { status: 'in_review' } : {}) },
      entry: { at: now(), kind: 'looked', by: 'staff', actor, words: '' },
    };
  });

/**
 * Writes what the desk says, once for each form, and mails it to those at the client who wrote about the claim. A new claim
 * is in review from then on. False when there is none.
 * @throws Refusal `submission-reused`, `thread-full`.
 */
export async function writeAsDesk(
  { reference, input, actor }: Acting<ClaimMessageInput>,
  { database: { db }, now, publicUrl }: ClaimParts,
): Promise<boolean> {
  const words = input.words.trim();
  return writeOnce(db, { reference, submissionId: input.submissionId, words }, () =>
    changeClaim(db, reference, async (row, transaction) => {
      for (const to of await readersOf(transaction, row)) {
        await queueMail(transaction, deskWroteMail(row, { to, words, publicUrl }));
      }
      return {
        set: { waits_since: null, ...(row.status === 'lodged' ? { status: 'in_review' } : {}) },
        entry: { at: now(), kind: 'message', by: 'staff', actor, words, submissionId: input.submissionId },
      };
    }),
  );
}
