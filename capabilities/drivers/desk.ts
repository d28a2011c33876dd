import type { House } from '@saltbush/capability';
import type { GroundTables } from '@saltbush/capability/database';
import {
  containing,
  type DeskQuery,
  type DeskSort,
  deskOrder,
  deskPage,
  requireVersion,
} from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type ExpressionBuilder, type Selectable, sql, type Transaction } from 'kysely';
import {
  type DeskDriver,
  type DeskDriverDetail,
  type DeskDrivers,
  DRIVER_DOCUMENTS,
  type DriverDocument,
  type DriverDocumentKind,
  type DriverSort,
  type DriverView,
  type KeptDriverDetails,
  type MoveDriverInput,
} from './api.ts';
import { driverDocuments, driverDocumentsOf } from './driverDocuments.ts';
import type { DriverCode } from './errors.ts';
import { decisionMail, documentDeclinedMail } from './mails.ts';
import { searchDrivers } from './searchDrivers.ts';
import type { DocumentFile } from './store.ts';
import type { DriverTables } from './tables.ts';

/** What staff do with submitted applications. Null means that there is no such reference. */
export interface DriverDesk {
  search: (typed: string) => Promise<SearchAnswer>;
  list: (query: DeskQuery<DriverView, DriverSort>) => Promise<DeskDrivers>;
  find: (reference: string) => Promise<DeskDriverDetail | null>;
  readDocument: (reference: string, kind: DriverDocumentKind) => Promise<DocumentFile | null>;
  /**
   * @throws Refusal `stale` when somebody else changed it first, `application-closed` after the decision,
   * `document-missing` for a document that was not sent, `documents-open` for an approval while documents are
   * unsettled.
   */
  move: (reference: string, input: MoveDriverInput, actor: string) => Promise<DeskDriverDetail | null>;
}

/** Applications that wait for a decision begin with the first one, all others with the newest. */
const orderOf = (view: DriverView, sort: DeskSort<DriverSort> | null) =>
  deskOrder(sort, {
    by: {
      name: sql`lower(details ->> 'name')`,
      status: sql`status`,
      reference: sql`reference`,
      submitted: sql`submitted_at`,
    },
    mayBeNull: ['name'],
    last: sql`id`,
    otherwise: view === 'received' ? sql`submitted_at, id` : sql`submitted_at desc, id desc`,
  });

/** A submitted row, in which these columns are set. */
type Submitted = Selectable<DriverTables['driver_applications']> & {
  status: DeskDriver['status'];
  reference: string;
  details: KeptDriverDetails;
  submitted_at: Date;
};

const isSubmitted = (row: Selectable<DriverTables['driver_applications']>): row is Submitted => row.status !== 'draft';

const SEARCHED = ['name', 'email', 'phone', 'abn', 'vehicle'] as const;

const found = (search: string) => (where: ExpressionBuilder<DriverTables, 'driver_applications'>) =>
  where.or([
    where('reference', 'ilike', containing(search)),
    ...SEARCHED.map((field) => sql<boolean>`details->>${sql.lit(field)} ilike ${containing(search)}`),
  ]);

const refuse = (message: string, code: DriverCode, facts = {}) => new Refusal(message, { status: 409, code, facts });

export function createDriverDesk({ database: { db }, links, now, publicUrl }: House<DriverTables>): DriverDesk {
  const submitted = (view: DriverView) =>
    db.selectFrom('driver_applications').where('status', view === 'all' ? '!=' : '=', view === 'all' ? 'draft' : view);

  async function counts(): Promise<Record<DriverView, number>> {
    const rows = await submitted('all')
      .select(['status', (count) => count.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const of = (view: string) => rows.find(({ status }) => status === view)?.count ?? 0;
    const [received, approved, declined] = [of('received'), of('approved'), of('declined')];
    return { received, approved, declined, all: received + approved + declined };
  }

  function deskDriver(row: Submitted, documents: readonly DriverDocument[]): DeskDriver {
    const { name, email, licenceClass, licenceState, vehicle } = row.details;
    const { reference, status, purpose } = row;
    return {
      ...{ reference, status, purpose, name, email, licenceClass, licenceState, vehicle },
      submittedAt: row.submitted_at.toISOString(),
      documentsReceived: documents.filter(({ file }) => file !== null).length,
      documentsVerified: documents.filter((document) => document.status === 'verified').length,
    };
  }

  const find: DriverDesk['find'] = async (reference) => {
    const row = await submitted('all').selectAll().where('reference', '=', reference).executeTakeFirst();
    if (!row || !isSubmitted(row)) return null;
    const trail = await db
      .selectFrom('driver_events')
      .select(['at', 'document', 'status', 'note', 'actor'])
      .where('application_id', '=', row.id)
      .orderBy('id')
      .execute();
    const { acceptsPrivacy: _, ...details } = row.details;
    const { status, purpose, version, submitted_at } = row;
    return {
      ...{ ...details, reference, status, purpose, version },
      submittedAt: submitted_at.toISOString(),
      documents: await driverDocuments(db, row.id),
      trail: trail.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  };

  async function settleDocument(
    transaction: Transaction<DriverTables & GroundTables>,
    row: Submitted,
    input: MoveDriverInput,
  ) {
    const { document, status, note } = input;
    if (document === null || status === 'approved') return;
    const settled = { status, note: note.trim() };
    if (status === 'not-needed') {
      await transaction
        .insertInto('driver_documents')
        .values({ application_id: row.id, kind: document, ...settled })
        .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(settled))
        .execute();
      return;
    }
    const { numUpdatedRows } = await transaction
      .updateTable('driver_documents')
      .set(settled)
      .where('application_id', '=', row.id)
      .where('kind', '=', document)
      .where('content', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return;
    throw refuse(
      `${DRIVER_DOCUMENTS[document]} has not been sent. Wait for it, or mark it as not needed.`,
      'document-missing',
    );
  }

  async function decide(
    transaction: Transaction<DriverTables & GroundTables>,
    row: Submitted,
    { status, note }: MoveDriverInput,
  ) {
    const open = (await driverDocuments(transaction, row.id)).filter(
      (document) => document.status !== 'verified' && document.status !== 'not-needed',
    );
    if (status === 'approved' && open.length > 0) {
      const names = open.map(({ kind }) => DRIVER_DOCUMENTS[kind]).join('; ');
      const message = `Not every document is settled. Verify these, or mark them as not needed: ${names}.`;
      throw refuse(message, 'documents-open', { documents: open.map(({ kind }) => kind) });
    }
    await transaction
      .updateTable('driver_applications')
      .set({ status: status === 'approved' ? 'approved' : 'declined', note: note.trim() })
      .where('id', '=', row.id)
      .execute();
  }

  function mailFor(row: Submitted, { document, status, note }: MoveDriverInput) {
    const statusUrl = `${publicUrl}/driver-applications/${links.token(`driver-application:${row.submission_id}`)}`;
    const facts = { reference: row.reference, details: row.details, statusUrl };
    if (document === null) return decisionMail(facts, status === 'approved' ? status : 'declined', note.trim());
    return status === 'declined' ? documentDeclinedMail(facts, document, note.trim()) : null;
  }

  return {
    find,
    search: (typed) => searchDrivers(db, typed),
    async list({ view, search, sort, page }) {
      const matching = submitted(view).where(found(search)).selectAll().orderBy(orderOf(view, sort));
      const { rows, ...rest } = await deskPage(matching, page);
      const documents = await driverDocumentsOf(
        db,
        rows.map(({ id }) => id),
      );
      const drivers = rows.filter(isSubmitted).map((row) => deskDriver(row, documents.get(row.id) ?? []));
      return { ...rest, rows: drivers, counts: await counts() };
    },
    async readDocument(reference, kind) {
      const row = await db
        .selectFrom('driver_documents')
        .innerJoin('driver_applications', 'driver_applications.id', 'driver_documents.application_id')
        .select(['file_name', 'media_type', 'content'])
        .where('driver_applications.reference', '=', reference)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row || row.file_name === null || row.media_type === null || row.content === null) return null;
      return { name: row.file_name, mediaType: row.media_type, content: Buffer.from(row.content) };
    },
    async move(reference, input, actor) {
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('driver_applications')
          .selectAll()
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();
        if (!row || !isSubmitted(row)) return;
        requireVersion(row, input.version, { by: 'Somebody else, or the driver,' });
        if (row.status !== 'received') throw refuse(`${reference} is ${row.status} already.`, 'application-closed');
        if (input.document === null) await decide(transaction, row, input);
        else await settleDocument(transaction, row, input);
        await transaction
          .updateTable('driver_applications')
          .set({ version: row.version + 1 })
          .where('id', '=', row.id)
          .execute();
        const { document, status, note } = input;
        await transaction
          .insertInto('driver_events')
          .values({ application_id: row.id, at: now(), document, status, note: note.trim(), actor })
          .execute();
        const mail = mailFor(row, input);
        if (mail) await queueMail(transaction, mail);
      });
      return find(reference);
    },
  };
}
