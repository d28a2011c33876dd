import { orNotFound } from '@saltbush/capability/desk';
import { type FreightJob, lockFreightJob } from '@saltbush/consignments/neighbours';
import type { Transaction } from 'kysely';
import type { DriverReportFields, DriverReportsAnswer, RefusedReport } from '../api/driver-jobs.ts';
import { driverActor } from '../links/driverActor.ts';
import { driverJob } from '../links/driverJob.ts';
import { isLinkOpen } from '../links/linkEnds.ts';
import type { OpenedLink } from '../links/openLink.ts';
import type { PositionParts } from '../position-parts.ts';
import type { Tables } from '../tables.ts';
import { createThinning } from './createThinning.ts';
import { judgeReport } from './judgeReport.ts';
import { moveFreight } from './moveFreight.ts';
import { namePlaces } from './namePlaces.ts';
import { REPORT_WORDS } from './report-words.data.ts';
import { type ReportRow, reportRow } from './reportRow.ts';
import { sortReports } from './sortReports.ts';

/** A position every half minute for a week. */
const MOST_OF_LINK = 20_000;

const NO_JOB = 'The link has ended. Ring the desk for a new one.';

async function knownIds(transaction: Transaction<Tables>, link: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('driver_reports')
    .select('report_id')
    .where('link_id', '=', link)
    .where('report_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ report_id: id }) => id));
}

async function lastPositionAt(transaction: Transaction<Tables>, reference: string): Promise<Date | null> {
  const row = await transaction
    .selectFrom('driver_reports')
    .select('at')
    .where('booking_reference', '=', reference)
    .where('kind', '=', 'position')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

const refusal = (id: string, code: RefusedReport['code']): RefusedReport => ({ id, code, message: REPORT_WORDS[code] });

/**
 * Takes what a telephone reported: each report once by its id, in the order in which it happened, all of a batch in one
 * transaction. What is refused stays refused, and keeps nothing else from being taken.
 * @throws Refusal `not-found` when the link ended meanwhile.
 */
export async function takeReports(
  { link: { id: linkId }, job: { reference } }: OpenedLink,
  given: readonly DriverReportFields[],
  { database: { db }, freight, now: clock }: PositionParts,
): Promise<DriverReportsAnswer> {
  const { reports, incomplete } = sortReports(given);
  const places = await namePlaces(reports);
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    // One batch after the other, and none beside what the desk does to the booking.
    let job: FreightJob = orNotFound(await lockFreightJob(transaction, reference), NO_JOB);
    const link = await transaction
      .selectFrom('driver_links')
      .selectAll()
      .where('id', '=', linkId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    orNotFound(isLinkOpen(link, job, now) || null, NO_JOB);
    const known = await knownIds(
      transaction,
      linkId,
      reports.map(({ id }) => id),
    );
    const lastAt = await lastPositionAt(transaction, reference);
    const isApart = createThinning(lastAt);
    const actor = driverActor(link);
    const codes = new Set(job.codes);
    const rows: ReportRow[] = [];
    const refused: RefusedReport[] = incomplete.map((id) => refusal(id, 'report-incomplete'));
    const taken: string[] = [];

    for (const report of reports) {
      const { id } = report;
      if (known.has(id)) {
        taken.push(id);
        continue;
      }
      const isFull = link.reports + rows.length >= MOST_OF_LINK;
      const fault = judgeReport(report, { ...job, codes, madeAt: link.made_at, isFull, now });
      if (fault !== null) {
        refused.push(refusal(id, fault));
        continue;
      }
      taken.push(id);
      const at = new Date(Math.min(Date.parse(report.at), now.getTime()));
      const place = places.get(id) ?? null;
      if (report.kind !== 'position' || isApart(at)) rows.push(reportRow(report, { linkId, reference, at, place }));
      const isMoved = await moveFreight(transaction, report, { job, at, actor, place }, freight);
      if (isMoved) job = orNotFound(await lockFreightJob(transaction, reference), NO_JOB);
    }

    if (rows.length > 0) await transaction.insertInto('driver_reports').values(rows).execute();
    await transaction
      .updateTable('driver_links')
      .set({ reports: link.reports + rows.length, last_seen_at: now })
      .where('id', '=', linkId)
      .execute();
    const newest = rows.findLast(({ kind }) => kind === 'position');
    if (newest && (lastAt === null || newest.at > lastAt)) await freight.tellPosition(transaction, reference, now);
    return { taken, refused, job: await driverJob({ link, job }, transaction) };
  });
}
