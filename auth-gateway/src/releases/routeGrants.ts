import { Refusal } from '@saltbush/capability/refusal';
import { routeShape, seniorClaim } from '@saltbush/contract/gate';
import type { ReleaseRoute, RoutesReport } from '@saltbush/contract/release-api';
import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { appendToLog, lockLog } from './appendToLog.ts';
import { loadLive } from './loadLive.ts';
import { readGrants } from './readGrants.ts';

interface GrantWanted {
  path: string;
  /** The remote that may have the route. */
  to: string;
  actor: string;
  reason: string;
}

/** What became of a grant; `seq` is the line of the log, null when there was nothing to do. */
export interface GrantResult {
  path: string;
  to: string;
  seq: number | null;
  /** Whether the remote has the route now. */
  isLive: boolean;
}

/** Who has which routes, by path, and the grants in force. */
export async function reportRoutes({ db }: Pick<Database, 'db'>): Promise<RoutesReport> {
  const grants = await readGrants(db);
  const { claims } = (await loadLive(db)).ownership;
  const granted = new Set(grants.map(({ path, to }) => `${to} ${routeShape(path)}`));
  const routes = claims.map(({ path, remote, since, isHeld }): ReleaseRoute => {
    if (!isHeld) return { path, remote, since, standing: 'left' };
    const isOwner = seniorClaim(path, claims)?.remote === remote;
    const isGranted = granted.has(`${remote} ${routeShape(path)}`);
    return { path, remote, since, standing: isOwner ? 'owner' : isGranted ? 'granted' : 'grant-ended' };
  });
  return { routes: routes.sort((a, b) => compare(a.path, b.path) || a.since - b.since), grants };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function isGranted(transaction: Transaction<Tables>, { path, to }: GrantWanted): Promise<boolean> {
  const grants = await readGrants(transaction);
  return grants.some((grant) => grant.to === to && routeShape(grant.path) === routeShape(path));
}

async function isLive(transaction: Transaction<Tables>, { path, to }: GrantWanted): Promise<boolean> {
  const { claims } = (await loadLive(transaction)).ownership;
  return claims.some((claim) => claim.isHeld && claim.remote === to && routeShape(claim.path) === routeShape(path));
}

function noSuchGrant({ path, to }: GrantWanted): Refusal {
  const message = `${to} has no grant for ${path}, so there is nothing to revoke. See mfe routes for those there are.`;
  return new Refusal(message, { status: 404, code: 'not-found' });
}

/** Lets a remote have a route that belongs to another one. A grant that is in force stays as it is. */
export function grantRoute({ db }: Database, wanted: GrantWanted): Promise<GrantResult> {
  const { path, to, actor, reason } = wanted;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const result = { path, to, isLive: await isLive(transaction, wanted) };
    if (await isGranted(transaction, wanted)) return { ...result, seq: null };
    const { seq } = await appendToLog(transaction, { kind: 'grant', name: to, actor, reason, details: { path } });
    return { ...result, seq };
  });
}

/** @throws Refusal when the remote has no such grant. */
export async function checkGranted({ db }: Database, wanted: GrantWanted): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await isGranted(transaction, wanted))) throw noSuchGrant(wanted);
  });
}

/**
 * Ends a grant. Visitors keep what they have: the remote's next activation is refused with that route.
 * @throws Refusal when the remote has no such grant.
 */
export function revokeGrant({ db }: Database, wanted: GrantWanted): Promise<GrantResult> {
  const { path, to, actor, reason } = wanted;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    if (!(await isGranted(transaction, wanted))) throw noSuchGrant(wanted);
    const { seq } = await appendToLog(transaction, { kind: 'revoke', name: to, actor, reason, details: { path } });
    return { path, to, seq, isLive: await isLive(transaction, wanted) };
  });
}
