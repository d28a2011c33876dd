import type { House } from '@saltbush/capability';
import { type GroundTables, isTaken, takeOnce } from '@saltbush/capability/database';
import { containing, type DeskQuery, deskPage, requireVersion } from '@saltbush/capability/desk';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type {
  AddVehicleInput,
  ChangeVehicleInput,
  DeskFleet,
  DeskVehicleDetail,
  FleetView,
  RetireVehicleInput,
  VehicleAct,
} from './api.ts';
import { changeWords } from './changeWords.ts';
import { columnsOf, deskVehicle, type FleetRow, fieldsOf } from './fleetRow.ts';
import { SERIES } from './series.data.ts';
import type { FleetTables } from './tables.ts';

type Writing = Transaction<FleetTables & GroundTables>;

export interface FleetStore {
  list: (query: DeskQuery<FleetView>) => Promise<DeskFleet>;
  /** Null when there is no such vehicle. */
  find: (reference: string) => Promise<DeskVehicleDetail | null>;
  /**
   * Adds a vehicle, once for each submission.
   * @throws Refusal `registration-taken`.
   */
  add: (input: AddVehicleInput, actor: string) => Promise<{ vehicle: DeskVehicleDetail; isNew: boolean }>;
  /** Null when there is no such vehicle. @throws Refusal `stale`, `registration-taken`. */
  change: (reference: string, input: ChangeVehicleInput, actor: string) => Promise<DeskVehicleDetail | null>;
  /** Null when there is no such vehicle. @throws Refusal `stale`, `registration-taken` on coming back. */
  setStanding: (reference: string, input: RetireVehicleInput, actor: string) => Promise<DeskVehicleDetail | null>;
}

const inView = (view: FleetView) => (where: ExpressionBuilder<FleetTables, 'fleet_vehicles'>) =>
  view === 'all' ? where.val(true) : where('is_active', '=', view === 'active');

/** A plate is found however it is spaced. */
const found = (search: string) => (where: ExpressionBuilder<FleetTables, 'fleet_vehicles'>) =>
  where.or([
    ...(['reference', 'registration', 'depot', 'vehicle_id'] as const).map((column) =>
      where(column, 'ilike', containing(search)),
    ),
    sql<boolean>`translate(registration, ' -', '') ilike ${containing(search.replace(/[ -]/g, ''))}`,
  ]);

function refuseTaken(registration: string): never {
  const message = `Another vehicle in service has the plate ${registration.trim()}. Retire that one first, or check the plate.`;
  const fields = [{ path: 'registration', message: 'Another vehicle in service has this plate' }];
  throw new Refusal(message, { status: 409, code: 'registration-taken', fields });
}

/** What the database refuses about a plate, in words. */
async function withPlate<T>(registration: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) refuseTaken(registration);
    throw error;
  }
}

export function createFleetStore({ database: { db }, now }: House<FleetTables>): FleetStore {
  async function counts(): Promise<Record<FleetView, number>> {
    const rows = await db
      .selectFrom('fleet_vehicles')
      .select(['is_active', (count) => count.fn.countAll<number>().as('count')])
      .groupBy('is_active')
      .execute();
    const of = (isActive: boolean) => rows.find(({ is_active }) => is_active === isActive)?.count ?? 0;
    return { active: of(true), retired: of(false), all: of(true) + of(false) };
  }

  async function detail(row: FleetRow): Promise<DeskVehicleDetail> {
    const trail = await db
      .selectFrom('fleet_events')
      .select(['at', 'act', 'note', 'actor'])
      .where('reference', '=', row.reference)
      .orderBy('id')
      .execute();
    return {
      ...deskVehicle(row),
      version: row.version,
      trail: trail.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  }

  const find: FleetStore['find'] = async (reference) => {
    const row = await db.selectFrom('fleet_vehicles').selectAll().where('reference', '=', reference).executeTakeFirst();
    return row ? detail(row) : null;
  };

  const note = (transaction: Writing, reference: string, act: VehicleAct, words: string, actor: string) =>
    transaction.insertInto('fleet_events').values({ reference, at: now(), act, note: words, actor }).execute();

  async function insert(input: AddVehicleInput, actor: string): Promise<FleetRow> {
    return db.transaction().execute(async (transaction) => {
      const at = now();
      const reference = await nextReference(transaction, SERIES, at);
      const row = await transaction
        .insertInto('fleet_vehicles')
        .values({ ...columnsOf(input), reference, submission_id: input.submissionId, added_at: at })
        .returningAll()
        .executeTakeFirstOrThrow();
      await note(transaction, reference, 'added', '', actor);
      return row;
    });
  }

  /** Locks a vehicle, and lets `write` change it. */
  async function changing(
    reference: string,
    version: number,
    write: (transaction: Writing, row: FleetRow) => Promise<unknown>,
  ): Promise<DeskVehicleDetail | null> {
    await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('fleet_vehicles')
        .selectAll()
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      requireVersion(row, version);
      await write(transaction, row);
    });
    return find(reference);
  }

  return {
    find,
    async list({ view, search, page }) {
      const matching = db
        .selectFrom('fleet_vehicles')
        .where(inView(view))
        .where(found(search))
        .selectAll()
        .orderBy('depot')
        .orderBy('registration')
        .orderBy('reference');
      const { rows, ...rest } = await deskPage(matching, page);
      return { ...rest, rows: rows.map(deskVehicle), counts: await counts() };
    },
    add: (input, actor) =>
      withPlate(input.registration, () =>
        takeOnce<{ vehicle: DeskVehicleDetail; isNew: boolean }>({
          find: async () => {
            const row = await db
              .selectFrom('fleet_vehicles')
              .selectAll()
              .where('submission_id', '=', input.submissionId)
              .executeTakeFirst();
            return row ? { vehicle: await detail(row), isNew: false } : null;
          },
          take: async () => ({ vehicle: await detail(await insert(input, actor)), isNew: true }),
        }),
      ),
    change: (reference, { version, ...fields }, actor) =>
      withPlate(fields.registration, () =>
        changing(reference, version, async (transaction, row) => {
          const columns = columnsOf(fields);
          const words = changeWords(fieldsOf(row), { ...fields, registration: columns.registration });
          if (words === '') return;
          await transaction
            .updateTable('fleet_vehicles')
            .set({ ...columns, version: row.version + 1 })
            .where('reference', '=', reference)
            .execute();
          await note(transaction, reference, 'changed', words, actor);
        }),
      ),
    setStanding: (reference, { version, isActive, note: words }, actor) =>
      changing(reference, version, async (transaction, row) => {
        if (row.is_active === isActive) return;
        const standing = { is_active: isActive, retired_at: isActive ? null : now(), version: row.version + 1 };
        await withPlate(row.registration, () =>
          transaction.updateTable('fleet_vehicles').set(standing).where('reference', '=', reference).execute(),
        );
        await note(transaction, reference, isActive ? 'returned' : 'retired', words.trim(), actor);
      }),
  };
}
