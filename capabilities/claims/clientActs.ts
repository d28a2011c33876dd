import { requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import type { User } from '@saltbush/contract';
import type { ClaimMessageInput, WithdrawClaimInput } from './api/claims.ts';
import { changeClaim, requireOpen, writeOnce } from './changeClaim.ts';
import type { ClaimParts } from './claim-parts.ts';
import { clientWroteMail } from './claimMails.ts';

interface Acting<Input> {
  /** The caller made sure that it is the user's, and that their role lets them. */
  reference: string;
  input: Input;
  user: Pick<User, 'id' | 'email'>;
}

/**
 * Writes what the client says, once for each form, and mails the desk. The desk sees that it waits.
 * @throws Refusal `submission-reused`, `thread-full`.
 */
export async function writeAsClient(
  { reference, input, user }: Acting<ClaimMessageInput>,
  { database: { db }, now, publicUrl }: ClaimParts,
): Promise<void> {
  const words = input.words.trim();
  await writeOnce(db, { reference, submissionId: input.submissionId, words }, () =>
    changeClaim(db, reference, async (row, transaction) => {
      const at = now();
      await queueMail(transaction, clientWroteMail(row, { from: user.email, words, isWithdrawn: false, publicUrl }));
      return {
        set: { waits_since: row.waits_since ?? at },
        entry: {
          ...{ at, kind: 'message', by: 'client', actor: user.email, words },
          ...{ userId: user.id, submissionId: input.submissionId },
        },
      };
    }),
  );
}

/**
 * The client takes the claim back, and the desk is mailed.
 * @throws Refusal `stale` when something was done about it since, `claim-closed` when it was decided or withdrawn.
 */
export async function withdrawClaim(
  { reference, input, user }: Acting<WithdrawClaimInput>,
  { database: { db }, now, publicUrl }: ClaimParts,
): Promise<void> {
  await changeClaim(db, reference, async (row, transaction) => {
    requireOpen(row);
    requireVersion(row, input.version);
    const words = input.words.trim();
    await queueMail(transaction, clientWroteMail(row, { from: user.email, words, isWithdrawn: true, publicUrl }));
    return {
      set: { status: 'withdrawn', waits_since: null },
      entry: { at: now(), kind: 'withdrawn', by: 'client', actor: user.email, words, userId: user.id },
    };
  });
}
