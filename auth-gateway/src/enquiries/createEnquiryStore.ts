import type {
  ClearEnquiryInput,
  DeskEnquiries,
  DeskEnquiry,
  DeskEnquiryDetail,
  EnquiryInput,
  EnquiryStatus,
  EnquiryView,
  MoveEnquiryInput,
} from '@saltbush/business-api/enquiries';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { Clock } from '../createClock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { containing, DESK_PAGE_SIZE, type DeskQuery } from '../http/deskQuery.ts';
import { queueMail } from '../mail/queueMail.ts';
import { nextReference } from '../references/nextReference.ts';
import { enquiryMails } from './enquiryMails.ts';

const UNIQUE_VIOLATION = '23505';
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

type Row = Selectable<Tables['enquiries']>;

const inView = (view: EnquiryView) => (where: ExpressionBuilder<Tables, 'enquiries'>) =>
  where.and([
    where('is_suspect', '=', view === 'suspect'),
    ...(view === 'all' || view === 'suspect' ? [] : [where('status', '=', view)]),
  ]);

const found = (search: string) => (where: ExpressionBuilder<Tables, 'enquiries'>) =>
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

interface Dependencies {
  database: Database;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}

export function createEnquiryStore({ database: { db }, now, publicUrl }: Dependencies): EnquiryStore {
  const findBySubmission = (submissionId: string) =>
    db.selectFrom('enquiries').selectAll().where('submission_id', '=', submissionId).executeTakeFirst();

  function insert(input: EnquiryInput): Promise<string> {
    const { submissionId, topic, name, email, phone, company, message } = input;
    const isSuspect = input.trap !== '';
    const receivedAt = now();
    return db.transaction().execute(async (transaction) => {
      const reference = await nextReference(transaction, 'ENQ', receivedAt);
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
  async function lock(transaction: Transaction<Tables>, reference: string, version: number): Promise<Row | null> {
    const row = await transaction
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.version === version) return row ?? null;
    const message = `Somebody else changed ${reference} in the meantime. Load it again, then decide.`;
    throw new Refusal(message, { status: 409, code: 'stale', facts: { version: row.version } });
  }

  async function record(transaction: Transaction<Tables>, row: Row, act: Act): Promise<void> {
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
    async receive(input) {
      const keptOne = async () => {
        const row = await findBySubmission(input.submissionId);
        if (!row) return null;
        if (isSame(row, input)) return { reference: row.reference, isNew: false };
        const message = `This form was sent already, as ${row.reference}, with other words. Reload the page to send a new one.`;
        throw new Refusal(message, { status: 409, code: 'submission-reused' });
      };
      const kept = await keptOne();
      if (kept) return kept;
      try {
        return { reference: await insert(input), isNew: true };
      } catch (error) {
        // When a form is sent twice at once, the second one finds the submission taken.
        const first = (error as { code?: unknown }).code === UNIQUE_VIOLATION ? await keptOne() : null;
        if (first === null) throw error;
        return first;
      }
    },
    async list({ view, search, page }) {
      const matching = db.selectFrom('enquiries').where(inView(view)).where(found(search));
      const rows = await matching
        .selectAll()
        .orderBy('received_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(DESK_PAGE_SIZE)
        .offset((page - 1) * DESK_PAGE_SIZE)
        .execute();
      const { total } = await matching
        .select((count) => count.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows: rows.map(deskEnquiry), total, page, pageSize: DESK_PAGE_SIZE, counts: await counts() };
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
