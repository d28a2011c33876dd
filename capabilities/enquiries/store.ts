import type { House } from '@saltbush/capability';
import { takeOnce } from '@saltbush/capability/database';
import { containing, type DeskQuery, type DeskSort, deskOrder, deskPage } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  type ClearEnquiryInput,
  type DeskEnquiries,
  type DeskEnquiry,
  type DeskEnquiryDetail,
  ENQUIRY_STATUSES,
  type EnquiryInput,
  type EnquirySort,
  type EnquiryView,
  type HeardInput,
  type MoveEnquiryInput,
  type ReplyInput,
} from './api.ts';
import { changeEnquiry, type EnquiryRow } from './changeEnquiry.ts';
import { enquiryDetail } from './enquiryDetail.ts';
import { lastHeard } from './lastHeard.ts';
import { enquiryMails, enquiryReply } from './mails.ts';
import { searchEnquiries } from './searchEnquiries.ts';
import { SERIES } from './series.data.ts';
import type { EnquiryTables } from './tables.ts';
import { writeOnce } from './writeOnce.ts';

const EXCERPT_LENGTH = 160;

/** The member of staff who writes. */
interface Author {
  email: string;
  firstName: string | null;
}

export interface EnquiryStore {
  /**
   * Stores an enquiry and queues its mails, once for each submission. `isNew` is false for one that is stored already.
   * @throws Refusal `submission-reused` when the submission was stored with another text.
   */
  receive: (input: EnquiryInput) => Promise<{ reference: string; isNew: boolean }>;
  /** The best matches for what was typed. */
  search: (typed: string) => Promise<SearchAnswer>;
  list: (query: DeskQuery<EnquiryView, EnquirySort>) => Promise<DeskEnquiries>;
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
  /**
   * Queues a reply as a mail and stores it, once for each submission. Null when there is no such enquiry.
   * @throws Refusal `stale` when somebody else changed it first, `status-not-possible` for a suspect,
   * `submission-reused` when the submission was stored with other words.
   */
  reply: (reference: string, input: ReplyInput, author: Author) => Promise<DeskEnquiryDetail | null>;
  /**
   * Stores what the person wrote or said since, once for each submission. Null when there is no such enquiry.
   * @throws Refusal `stale`, `submission-reused`.
   */
  hear: (reference: string, input: HeardInput, actor: string) => Promise<DeskEnquiryDetail | null>;
}

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

/** Enquiries that wait begin with the first one, all others with the newest. */
const orderOf = (view: EnquiryView, sort: DeskSort<EnquirySort> | null) =>
  deskOrder(sort, {
    by: {
      reference: sql`reference`,
      status: sql`array_position(${sql.val([...ENQUIRY_STATUSES])}::text[], status)`,
      from: sql`lower(name)`,
      topic: sql`topic`,
      received: sql`received_at`,
    },
    last: sql`reference`,
    otherwise: view === 'new' ? sql`received_at, reference` : sql`received_at desc, reference desc`,
  });

/** @param since Since when somebody waits for an answer, if it waits for one. */
function deskEnquiry(row: EnquiryRow, since: Date): DeskEnquiry {
  const { reference, status, topic, name, email, company, message, received_at, version, is_suspect } = row;
  const line = message.replace(/\s+/g, ' ').trim();
  const excerpt = line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line;
  return {
    ...{ reference, status, topic, name, email, company, excerpt, version },
    isSuspect: is_suspect,
    receivedAt: received_at.toISOString(),
    waitsSince: status === 'new' && !is_suspect ? since.toISOString() : null,
  };
}

const isSame = (row: EnquiryRow, input: EnquiryInput) =>
  (['topic', 'name', 'email', 'phone', 'company', 'message'] as const).every((key) => row[key] === input[key]);

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

  const find = (reference: string) => enquiryDetail(db, reference);

  return {
    find,
    search: (typed) => searchEnquiries(db, typed),
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
    async list({ view, search, sort, page }) {
      const matching = db
        .selectFrom('enquiries')
        .where(inView(view))
        .where(found(search))
        .selectAll()
        .orderBy(orderOf(view, sort));
      const { rows, ...rest } = await deskPage(matching, page);
      const heard = await lastHeard(
        db,
        rows.map(({ reference }) => reference),
      );
      const shown = rows.map((row) => deskEnquiry(row, heard.get(row.reference) ?? row.received_at));
      return { ...rest, rows: shown, counts: await counts() };
    },
    async move(reference, { version, status, note }, actor) {
      await changeEnquiry(db, { reference, version }, () => ({ status, note, actor, at: now() }));
      return find(reference);
    },
    async clear(reference, { version, note }, actor) {
      await changeEnquiry(db, { reference, version }, async (row, transaction) => {
        if (!row.is_suspect) {
          const message = `${reference} is no suspect: it stands with the other enquiries already.`;
          throw new Refusal(message, { status: 409, code: 'status-not-possible' });
        }
        for (const mail of enquiryMails(reference, row, publicUrl)) {
          // Only the receipt is sent: the desk has the enquiry open already.
          if (mail.kind === 'enquiry-received') await queueMail(transaction, mail);
        }
        return { status: row.status, note, actor, at: now(), clearsSuspicion: true };
      });
      return find(reference);
    },
    async reply(reference, { version, submissionId, ...input }, { email: actor, firstName }) {
      const words = input.words.trim();
      const written = { kind: 'reply', words, submissionId } as const;
      await writeOnce(db, { reference, ...written }, () =>
        changeEnquiry(db, { reference, version }, async (row, transaction) => {
          if (row.is_suspect) {
            const message = `A program seems to have written ${reference}. Mark it as genuine before you write to that address.`;
            throw new Refusal(message, { status: 409, code: 'status-not-possible' });
          }
          const mailId = await queueMail(transaction, enquiryReply({ ...row, words, firstName }));
          return { status: 'answered', actor, at: now(), written: { ...written, mailId } };
        }),
      );
      return find(reference);
    },
    async hear(reference, { version, submissionId, heardBy, waits, ...input }, actor) {
      const written = { kind: 'heard', words: input.words.trim(), submissionId } as const;
      await writeOnce(db, { reference, ...written }, () =>
        changeEnquiry(db, { reference, version }, ({ status }) => ({
          ...{ status: waits ? 'new' : status, actor, at: now(), written: { ...written, heardBy } },
        })),
      );
      return find(reference);
    },
  };
}
