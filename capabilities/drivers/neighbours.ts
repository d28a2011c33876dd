import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import type { LicenceClass } from '@saltbush/freight';
import { sql } from 'kysely';
import type { LicenceState } from './api.ts';
import type { DriverTables } from './tables.ts';

// What other capabilities may ask of drivers. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;

/** Somebody who may drive for us. */
export interface ApprovedDriver {
  reference: string;
  name: string;
  licenceClass: LicenceClass;
  licenceState: LicenceState;
}

const approved = (db: Given) =>
  withTables<DriverTables>(db)
    .selectFrom('driver_applications')
    .select(['reference', 'details'])
    .where('status', '=', 'approved')
    // Who was erased can be given no job: nobody would know whom to ring.
    .where(sql<string>`(details ->> 'phone')`, '!=', '');

type Row = Awaited<ReturnType<ReturnType<typeof approved>['execute']>>[number];

function driverOf({ reference, details }: Row): ApprovedDriver[] {
  if (reference === null || details === null) return [];
  const { name, licenceClass, licenceState } = details;
  return [{ reference, name, licenceClass, licenceState }];
}

/** Drivers whose application was approved, by name. */
export async function approvedDrivers(db: Given): Promise<ApprovedDriver[]> {
  const rows = await approved(db).execute();
  return rows.flatMap(driverOf).sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * An approved driver, locked until the transaction ends, so that nobody else gives them a job meanwhile. Null for any
 * other reference.
 */
export async function lockApprovedDriver(transaction: Given, reference: string): Promise<ApprovedDriver | null> {
  const row = await approved(transaction).where('reference', '=', reference).forUpdate().executeTakeFirst();
  return (row && driverOf(row)[0]) ?? null;
}

/** The telephone of an approved driver; null for anybody else. */
export async function driverPhone(db: Given, reference: string): Promise<string | null> {
  const row = await approved(db).where('reference', '=', reference).executeTakeFirst();
  return row?.details?.phone ?? null;
}

/** References of the applications of a person, decided or not. */
export async function driversOf(db: Given, person: Person): Promise<string[]> {
  const rows = await withTables<DriverTables>(db)
    .selectFrom('driver_applications')
    .select('reference')
    .where(isAddressOf(person, sql`(driver_applications.details ->> 'email')`))
    .where('reference', 'is not', null)
    .execute();
  return rows.flatMap(({ reference }) => reference ?? []);
}
