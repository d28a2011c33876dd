import type { House } from '@saltbush/capability';
import type { GroundTables, Queries } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { checkBusinessNumber } from '@saltbush/freight';
import type { Selectable, Transaction } from 'kysely';
import type {
  DocumentMediaType,
  DriverApplication,
  DriverDocumentKind,
  DriverFields,
  KeptDriverDetails,
  StartDriverApplicationInput,
} from './api.ts';
import { driverDocuments } from './driverDocuments.ts';
import { receivedMails } from './mails.ts';
import { DRAFT_DAYS, oldestDraft } from './retention.ts';
import { SERIES } from './series.data.ts';
import type { DriverTables } from './tables.ts';

const DAY_MS = 86_400_000;

export interface DocumentFile {
  name: string;
  mediaType: DocumentMediaType;
  content: Buffer;
}

/** What drivers do with their private link. Null means that the token is unknown or its draft has expired. */
export interface DriverStore {
  start: (input: StartDriverApplicationInput) => Promise<{ token: string; isNew: boolean }>;
  find: (token: string) => Promise<DriverApplication | null>;
  /** @throws Refusal `application-closed`, or `document-settled` for a document that can no longer be replaced. */
  putDocument: (token: string, kind: DriverDocumentKind, file: DocumentFile) => Promise<DriverApplication | null>;
  removeDocument: (token: string, kind: DriverDocumentKind) => Promise<DriverApplication | null>;
  /**
   * Submits the application. Doing it again returns the same reference.
   * @throws Refusal `invalid-input` without a licence.
   */
  submit: (token: string, fields: DriverFields) => Promise<{ reference: string; isNew: boolean } | null>;
}

type Row = Selectable<DriverTables['driver_applications']>;

function keptDetails(fields: DriverFields): KeptDriverDetails {
  const abn = checkBusinessNumber(fields.abn);
  const isAbn = abn.status === 'valid' && abn.kind === 'ABN';
  return { ...fields, abn: isAbn ? abn.display : fields.abn.trim(), abnVerified: isAbn };
}

export function createDriverStore({ database: { db }, links, now, publicUrl }: House<DriverTables>): DriverStore {
  const rowOf = (from: Queries<DriverTables>, token: string) =>
    from
      .selectFrom('driver_applications')
      .selectAll()
      .where('token_hash', '=', tokenHash(token) ?? '')
      .where((where) => where.or([where('status', '!=', 'draft'), where('started_at', '>=', oldestDraft(now()))]));

  async function application(from: Queries<DriverTables>, row: Row): Promise<DriverApplication> {
    const { id, reference, status, purpose, note, submitted_at, started_at } = row;
    const endsAt = new Date(started_at.getTime() + DRAFT_DAYS * DAY_MS);
    return {
      reference,
      status,
      purpose,
      note,
      submittedAt: submitted_at?.toISOString() ?? null,
      expiresAt: status === 'draft' ? endsAt.toISOString() : null,
      documents: await driverDocuments(from, id),
    };
  }

  /** Changes documents with the application locked. After submission, the change is recorded in the trail. */
  function changeDocument(
    token: string,
    kind: DriverDocumentKind,
    change: (transaction: Transaction<DriverTables & GroundTables>, row: Row) => Promise<'received' | 'missing'>,
  ): Promise<DriverApplication | null> {
    return db.transaction().execute(async (transaction) => {
      const row = await rowOf(transaction, token).forUpdate().executeTakeFirst();
      if (!row) return null;
      if (row.status === 'approved' || row.status === 'declined') {
        const message = 'This application is decided, and its documents stay as they are. Ring us about a change.';
        throw new Refusal(message, { status: 409, code: 'application-closed' });
      }
      const document = await transaction
        .selectFrom('driver_documents')
        .select('status')
        .where('application_id', '=', row.id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (document?.status === 'verified' || document?.status === 'not-needed') {
        const message = 'This document is settled already. Ring us if it has changed.';
        throw new Refusal(message, { status: 409, code: 'document-settled' });
      }
      const status = await change(transaction, row);
      if (row.status === 'received') {
        const event = { application_id: row.id, at: now(), document: kind, status, note: '', actor: 'applicant' };
        await transaction.insertInto('driver_events').values(event).execute();
        await transaction
          .updateTable('driver_applications')
          .set({ version: row.version + 1 })
          .where('id', '=', row.id)
          .execute();
      }
      return application(transaction, row);
    });
  }

  return {
    async start({ submissionId, purpose }) {
      const startedAt = now();
      const token = links.token(`driver-application:${submissionId}`);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('driver_applications')
        .values({
          submission_id: submissionId,
          token_hash: tokenHash(token) ?? '',
          purpose,
          started_at: startedAt,
        })
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .executeTakeFirst();
      return { token, isNew: numInsertedOrUpdatedRows === 1n };
    },
    async find(token) {
      const row = await rowOf(db, token).executeTakeFirst();
      return row ? application(db, row) : null;
    },
    putDocument: (token, kind, { name, mediaType, content }) =>
      changeDocument(token, kind, async (transaction, { id }) => {
        const file = {
          status: 'received' as const,
          note: '',
          file_name: name,
          media_type: mediaType,
          size_bytes: content.length,
          content,
          uploaded_at: now(),
        };
        await transaction
          .insertInto('driver_documents')
          .values({ application_id: id, kind, ...file })
          .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(file))
          .execute();
        return 'received';
      }),
    removeDocument: (token, kind) =>
      changeDocument(token, kind, async (transaction, { id }) => {
        await transaction
          .deleteFrom('driver_documents')
          .where('application_id', '=', id)
          .where('kind', '=', kind)
          .execute();
        return 'missing';
      }),
    submit: (token, fields) =>
      db.transaction().execute(async (transaction) => {
        const row = await rowOf(transaction, token).forUpdate().executeTakeFirst();
        if (!row) return null;
        if (row.reference !== null) return { reference: row.reference, isNew: false };
        const documents = await driverDocuments(transaction, row.id);
        if (documents.some(({ kind, status }) => kind === 'licence' && status === 'missing')) {
          const message = 'Please attach your driver’s licence: we cannot consider an application without it';
          const licence = { path: 'documents.licence', message };
          throw new Refusal(`${message}.`, { status: 400, code: 'invalid-input', fields: [licence] });
        }
        const submittedAt = now();
        const reference = await nextReference(transaction, SERIES, submittedAt);
        const details = keptDetails(fields);
        await transaction
          .updateTable('driver_applications')
          .set({ status: 'received', reference, details: JSON.stringify(details), submitted_at: submittedAt })
          .where('id', '=', row.id)
          .execute();
        const event = { application_id: row.id, at: submittedAt, document: null, status: 'received' as const };
        await transaction
          .insertInto('driver_events')
          .values({ ...event, note: '', actor: 'applicant' })
          .execute();
        const facts = {
          ...{ reference, details },
          statusUrl: `${publicUrl}/driver-applications/${token}`,
          deskUrl: `${publicUrl}/ops/drivers/${reference}`,
        };
        for (const mail of receivedMails(facts, documents)) await queueMail(transaction, mail);
        return { reference, isNew: true };
      }),
  };
}
