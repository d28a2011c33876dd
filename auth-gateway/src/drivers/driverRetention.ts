import type { Kysely } from 'kysely';
import type { Clock } from '../createClock.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
export const DRAFT_DAYS = 7;
/** How long the files of a declined application stay, in case the decision is questioned. */
export const DECLINED_FILE_DAYS = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Drafts from before this moment have ended. */
export const oldestDraft = (now: Date): Date => daysBefore(now, DRAFT_DAYS);

/** Removes what the privacy notice says is not kept: unfinished drafts, and the files of declined applications. */
export async function dropOldDriverFiles(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('driver_applications')
    .where('status', '=', 'draft')
    .where('started_at', '<', oldestDraft(now))
    .execute();
  await db
    .deleteFrom('driver_documents')
    .where('application_id', 'in', (applications) =>
      applications
        .selectFrom('driver_events')
        .select('application_id')
        .where('document', 'is', null)
        .where('status', '=', 'declined')
        .where('at', '<', daysBefore(now, DECLINED_FILE_DAYS)),
    )
    .execute();
}

/** Does so every hour, on a site that nobody visits too. Returns how to stop. */
export function keepDriverRetention(
  { db }: { db: Kysely<Tables> },
  { now, log }: { now: Clock; log: Logger },
): () => void {
  const timer = setInterval(() => {
    dropOldDriverFiles(db, now()).catch((error: unknown) => log.error({ err: error }, 'driver files not dropped'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
