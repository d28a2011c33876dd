import { isTaken } from '@saltbush/capability/database';
import type { Kysely } from 'kysely';
import type { RateSheetVersion } from '../api/rate-sheets.ts';
import type { Database, Tables } from '../tables.ts';
import { indexRateSheet } from './indexRateSheet.ts';
import { type RateSheetToStore, storeRateSheet } from './storeRateSheet.ts';

export interface KnownSubmission {
  id: number;
  clientReference: string;
  contentDigest: string | null;
}

export interface RateSheetStore {
  /** A client's sheets, newest first. */
  list: (clientReference: string) => Promise<RateSheetVersion[]>;
  /** Null when the sheet does not exist or belongs to another client. */
  find: (clientReference: string, id: number) => Promise<RateSheetVersion | null>;
  /** The sheet that the client uploaded before this one. */
  before: (clientReference: string, id: number) => Promise<RateSheetVersion | null>;
  findSubmission: (submissionId: string) => Promise<KnownSubmission | null>;
  /** Null when the same submission was stored already. */
  save: (sheet: RateSheetToStore) => Promise<number | null>;
  /** Makes a sheet price its client's freight from now on. Activating the active one again changes nothing. */
  activate: (
    sheet: RateSheetVersion,
    activation: { clientReference: string; actor: string; at: Date },
  ) => Promise<void>;
}

/** Sheets as versions: every upload is kept, and an append-only log says which one counts. */
export function createRateSheetStore({ db }: Pick<Database, 'db'>): RateSheetStore {
  const activationsOf = (where: Kysely<Tables>, clientReference: string) =>
    where.selectFrom('rate_sheet_activations').where('client_reference', '=', clientReference);

  async function list(clientReference: string): Promise<RateSheetVersion[]> {
    const sheets = await db
      .selectFrom('rate_sheets')
      .selectAll()
      .where('client_reference', '=', clientReference)
      .orderBy('id', 'desc')
      .execute();
    const activations = await activationsOf(db, clientReference)
      .select(['rate_sheet_id', 'actor', 'at'])
      .orderBy('id', 'desc')
      .execute();
    return sheets.map((sheet) => {
      const last = activations.find(({ rate_sheet_id }) => rate_sheet_id === sheet.id);
      return {
        id: sheet.id,
        fileName: sheet.file_name,
        rowCount: sheet.row_count,
        skippedCount: sheet.skipped_count,
        uploadedAt: sheet.uploaded_at.toISOString(),
        uploadedBy: sheet.uploaded_by,
        isActive: activations[0]?.rate_sheet_id === sheet.id,
        activatedAt: last?.at.toISOString() ?? null,
        activatedBy: last?.actor ?? null,
      };
    });
  }

  return {
    list,
    async find(clientReference, id) {
      return (await list(clientReference)).find((sheet) => sheet.id === id) ?? null;
    },
    async before(clientReference, id) {
      return (await list(clientReference)).find((sheet) => sheet.id < id) ?? null;
    },
    async findSubmission(submissionId) {
      const row = await db
        .selectFrom('rate_sheets')
        .select(['id', 'client_reference as clientReference', 'content_digest as contentDigest'])
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      return row ?? null;
    },
    async save(sheet) {
      try {
        return await db.transaction().execute((transaction) => storeRateSheet(transaction, sheet));
      } catch (error) {
        if (!isTaken(error)) throw error;
        return null;
      }
    },
    async activate({ id }, { clientReference, actor, at }) {
      await indexRateSheet(db, id);
      await db.transaction().execute(async (transaction) => {
        // Lock the client, so that two activations at once run one after the other.
        await transaction
          .selectFrom('clients')
          .select('reference')
          .where('reference', '=', clientReference)
          .forUpdate()
          .execute();
        const active = await activationsOf(transaction, clientReference)
          .select('rate_sheet_id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (active?.rate_sheet_id === id) return;
        await transaction
          .insertInto('rate_sheet_activations')
          .values({ client_reference: clientReference, rate_sheet_id: id, actor, at })
          .execute();
      });
    },
  };
}
