import type { House } from '@saltbush/capability';
import { type GroundTables, takeOnce } from '@saltbush/capability/database';
import { containing, type DeskQuery, deskPage, requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type {
  ClearEnquiryInput,
  DeskEnquiries,
  DeskEnquiry,
  DeskEnquiryDetail,
  EnquiryInput,
  EnquiryStatus,
  EnquiryView,
  MoveEnquiryInput,
} from './api.ts';
import { enquiryMails } from './mails.ts';
import type { EnquiryTables } from './tables.ts';

const SERIES = { code: 'ENQ', digits: 5 };
const EXCERPT_LENGTH = 160;

export interface EnquiryStore {
  /**
   * Stores an enquiry and queues its mails, once for each submission. `isNew` is false for one that is stored already.
   * @throws Refusal `submission-reused` when the submission was stored with another text.
   */
  receive: (input: EnquiryInput) => Promise<{ reference: string; isNew: boolean }>;
  list: (query: DeskQuery<EnquiryView>) => Promise<DeskEnquiries>;
  /** Null when there is no such enquiry. */
  find: (reference: string) => Promise<DeskEnquiryDetail | null>;
  /**
   * Null when there is no such enquiry.
   * @throws Refusal `stale` when somebody else changed it first.
   */
  move: (reference: string, input: MoveEnquiryInput, actor: string) => Promise<DeskEnquiryDetail | null>;
  /**
   * Marks a suspect as written by a person, and sends the receipt that was held back. Null when there is no such
   * enquiry.
   * @throws Refusal `stale` when somebody else changed it first, `status-not-possible` when it is not a suspect.
   */
  clear: (reference: string, input: ClearEnquiryInput, actor: string) => Promise<DeskEnquiryDetail | null>;
}

type Row = Selectable<EnquiryTables['enquiries']>;

const inView = (view: EnquiryView) => (where: ExpressionBuilder<EnquiryTables, 'enquiries'>) =>
  where.and([
    where('is_suspect', '=', view === 'suspect'),
    ...(view === 'all' || view === 'suspect' ? [] : [where('status', '=', view)]),
  ]);

const found = (search: string) => (where: ExpressionBuilder<EnquiryTables, 'enquiries'>) =>
  where.or(
    (['reference', 'name', 'email', 'company', 'phone', 'message'] as const).map((column) =>
      where(column, 'ilike', containing(search)),
    ),
  );

function deskEnquiry({ reference, status, topic, name, email, company, message, received_at }: Row): DeskEnquiry {
  const line = message.replace(/\s+/g, ' ').trim();
  const excerpt = line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line;
  return { reference, status, topic, name, email, company, excerpt, receivedAt: received_at.toISOString() };
}

const isSame = (row: Row, input: EnquiryInput) =>
  (['topic', 'name', 'email', 'phone', 'company', 'message'] as const).every((key) => row[key] === input[key]);

/** Something that a member of staff does with an enquiry. */
interface Act {
  status: EnquiryStatus;
  note: string;
  actor: string;
  clearsSuspicion?: boolean;
}

export function createEnquiryStore({ database: { db }, now, publicUrl }: House<EnquiryTables>): EnquiryStore {
  const findBySubmission = (submissionId: string) =>
    db.selectFrom('enquiries').selectAll().where('submission_id', '=', submissionId).executeTakeFirst();

  function insert(input: EnquiryInput): Promise<string> {
    const { submissionId, topic, name, email, phone, company, message } = input;
    const isSuspect = input.trap !== '';
    const receivedAt = now();
    return db.transaction().execute(async (transaction) => {
      const reference = await nextReference(transaction, SERIES, receivedAt);
      const fields = { topic, name, email, phone, company, message };
      await transaction
        .insertInto('enquiries')
        .values({
          ...fields,
          reference,
          submission_id: submissionId,
          is_suspect: isSuspect,
          received_at: receivedAt,
        })
        .execute();
      // A program that fills in forms must not be able to make us mail the addresses it enters.
      if (!isSuspect) for (const mail of enquiryMails(reference, fields, publicUrl)) await queueMail(transaction, mail);
      return reference;
    });
  }

  async function counts(): Promise<Record<EnquiryView, number>> {
    const rows = await db
      .selectFrom('enquiries')
      .select(['status', 'is_suspect', (count) => count.fn.countAll<number>().as('count')])
      .groupBy(['status', 'is_suspect'])
      .execute();
    const totals = { new: 0, answered: 0, closed: 0, all: 0, suspect: 0 };
    for (const { status, is_suspect, count } of rows) {
      if (is_suspect) {
        totals.suspect += count;
      } else {
        totals[status] += count;
        totals.all += count;
      }
    }
    return totals;
  }

  const find: EnquiryStore['find'] = async (reference) => {
    const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
    if (!row) return null;
    const trail = await db
      .selectFrom('enquiry_events')
      .select(['at', 'status', 'note', 'actor', 'clears_suspicion'])
      .where('reference', '=', reference)
      .orderBy('id')
      .execute();
    const { status, topic, name, email, phone, company, message, version } = row;
    return {
      ...{ reference, status, topic, name, email, phone, company, message, version },
      isSuspect: row.is_suspect,
      receivedAt: row.received_at.toISOString(),
      trail: trail.map(({ at, clears_suspicion: clearsSuspicion, ...event }) => ({
        ...event,
        clearsSuspicion,
        at: at.toISOString(),
      })),
    };
  };

  /** Null when there is none. @throws Refusal `stale` for a version that is not the newest. */
  async function lock(
    transaction: Transaction<EnquiryTables & GroundTables>,
    reference: string,
    version: number,
  ): Promise<Row | null> {
    const row = await transaction
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    requireVersion(row, version);
    return row;
  }

  async function record(transaction: Transaction<EnquiryTables & GroundTables>, row: Row, act: Act): Promise<void> {
    const { status, note, actor, clearsSuspicion = false } = act;
    const { reference } = row;
    await transaction
      .updateTable('enquiries')
      .set({ status, version: row.version + 1, is_suspect: row.is_suspect && !clearsSuspicion })
      .where('reference', '=', reference)
      .execute();
    const event = { reference, at: now(), status, note: note.trim(), actor, clears_suspicion: clearsSuspicion };
    await transaction.insertInto('enquiry_events').values(event).execute();
  }

  return {
    find,
    receive: (input) =>
      takeOnce<{ reference: string; isNew: boolean }>({
        find: async () => {
          const row = await findBySubmission(input.submissionId);
          if (!row) return null;
          if (isSame(row, input)) return { reference: row.reference, isNew: false };
          const message = `This form was sent already, as ${row.reference}, with other words. Reload the page to send a new one.`;
          throw new Refusal(message, { status: 409, code: 'submission-reused' });
        },
        take: async () => ({ reference: await insert(input), isNew: true }),
      }),
    async list({ view, search, page }) {
      const matching = db
        .selectFrom('enquiries')
        .where(inView(view))
        .where(found(search))
        .selectAll()
        .orderBy('received_at', 'desc')
        .orderBy('reference', 'desc');
      const { rows, ...rest } = await deskPage(matching, page);
      return { ...rest, rows: rows.map(deskEnquiry), counts: await counts() };
    },
    async move(reference, { version, status, note }, actor) {
      await db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, reference, version);
        if (row) await record(transaction, row, { status, note, actor });
      });
      return find(reference);
    },
    async clear(reference, { version, note }, actor) {
      await db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, reference, version);
        if (!row) return;
        if (!row.is_suspect) {
          const message = `${reference} is no suspect: it stands with the other enquiries already.`;
          throw new Refusal(message, { status: 409, code: 'status-not-possible' });
        }
        await record(transaction, row, { status: row.status, note, actor, clearsSuspicion: true });
        for (const mail of enquiryMails(reference, row, publicUrl)) {
          // Only the receipt is sent: the desk has the enquiry open already.
          if (mail.kind === 'enquiry-received') await queueMail(transaction, mail);
        }
      });
      return find(reference);
    },
  };
}
