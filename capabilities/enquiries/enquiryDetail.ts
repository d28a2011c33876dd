import type { GroundTables, Queries } from '@saltbush/capability/database';
import { mailStandings } from '@saltbush/capability/mail';
import type { DeskEnquiryDetail } from './api.ts';
import type { EnquiryTables } from './tables.ts';

/** One enquiry with its trail, and how the mails of its replies stand. Null when there is none. */
export async function enquiryDetail(
  db: Queries<EnquiryTables & GroundTables>,
  reference: string,
): Promise<DeskEnquiryDetail | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!row) return null;
  const trail = await db
    .selectFrom('enquiry_events')
    .select(['at', 'status', 'note', 'actor', 'clears_suspicion', 'kind', 'words', 'heard_by', 'mail_id'])
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  const mails = await mailStandings(
    db,
    trail.flatMap(({ mail_id }) => mail_id ?? []),
  );
  const { status, topic, name, email, phone, company, message, version } = row;
  return {
    ...{ reference, status, topic, name, email, phone, company, message, version },
    isSuspect: row.is_suspect,
    receivedAt: row.received_at.toISOString(),
    trail: trail.map(({ at, clears_suspicion: clearsSuspicion, heard_by: heardBy, mail_id, ...event }) => ({
      ...event,
      clearsSuspicion,
      heardBy,
      mail: mail_id === null ? null : (mails.get(mail_id) ?? null),
      at: at.toISOString(),
    })),
  };
}
