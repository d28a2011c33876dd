import { type GroundTables, isTaken, type Queries, takeOnce } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { EntryKind } from './api.ts';
import type { EnquiryTables } from './tables.ts';

interface Writing {
  submissionId: string;
  reference: string;
  kind: EntryKind;
  words: string;
}

/** A form that was sent twice at once finds that the first one has changed the enquiry. */
const isLate = (error: unknown) => isTaken(error) || (error as { code?: unknown }).code === 'stale';

/**
 * Writes an entry of a thread once for each submission.
 * @throws Refusal `submission-reused` when the submission was written with other words, or about another enquiry.
 */
export async function writeOnce(
  db: Queries<EnquiryTables & GroundTables>,
  { submissionId, ...writing }: Writing,
  write: () => Promise<void>,
): Promise<void> {
  await takeOnce<true>({
    find: async () => {
      const row = await db
        .selectFrom('enquiry_events')
        .select(['reference', 'kind', 'words'])
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      if (!row) return null;
      const isSame = (['reference', 'kind', 'words'] as const).every((key) => row[key] === writing[key]);
      if (isSame) return true;
      const message = `This was sent already, about ${row.reference}, with other words. Reload the page to write again.`;
      throw new Refusal(message, { status: 409, code: 'submission-reused' });
    },
    take: async () => {
      await write();
      return true;
    },
    isLate,
  });
}
