import { type PublisherAnswer, TOKEN_ACTIONS } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { setFlag } from '../flags/setFlag.ts';
import type { Logger } from '../log.ts';
import type { PersonCopy, PersonPowers } from '../people/createPersonPowers.ts';
import { setSlowerBack } from '../release-health/slowness/slower-back.ts';
import { activateRelease } from '../releases/activateRelease.ts';
import { activateSet } from '../releases/activateSet.ts';
import type { ApiPowerAct, PublisherPowerAct } from '../releases/power-acts.ts';
import { addPublisher, endPolicy, removePublisher } from '../releases/provenance/publishers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { retireRemote } from '../releases/retireRemote.ts';
import { rollbackRelease } from '../releases/rollbackRelease.ts';
import { rollbackSet } from '../releases/rollbackSet.ts';
import { grantRoute, revokeGrant } from '../releases/routeGrants.ts';
import { createToken, revokeToken } from '../releases/teamTokens.ts';
import type { PowerAct } from './power-act.ts';

/** What does acts about the services of remotes. */
export interface ApiActs {
  perform: (act: ApiPowerAct, actor: string) => Promise<{ seq: number | null }>;
}

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'refresh' | 'trials'>;
  personPowers: Pick<PersonPowers, 'giveCopy' | 'erase'>;
  upstreams: ApiActs;
  log: Logger;
}

/**
 * What an act resulted in: the line of its log, or null when there was nothing to do. A new token's text is returned
 * only here.
 */
export type Outcome =
  | { status: 'done'; seq: number | null }
  | { status: 'token'; label: string; token: string; expiresAt: string }
  | { status: 'file'; copy: PersonCopy };

/** Does a confirmed act, exactly as the API does it for bearers of a token. @throws Refusal for the same reasons. */
export async function performAct(
  { database, releases, personPowers, upstreams, log }: Dependencies,
  { actor, act }: { actor: string; act: PowerAct },
): Promise<Outcome> {
  switch (act.kind) {
    case 'activate':
    case 'rollback': {
      const result = await (act.kind === 'activate'
        ? activateRelease(database, releases.trials(), { ...act, actor })
        : rollbackRelease(database, { ...act, actor }));
      const warmUp = await releases.refresh();
      log.info({ ...result, actor, reason: act.reason, warmUp }, act.kind);
      return { status: 'done', seq: result.revision };
    }
    case 'activate-set':
    case 'rollback-set': {
      const result = await (act.kind === 'activate-set'
        ? activateSet(database, releases.trials(), { ...act, actor })
        : rollbackSet(database, { ...act, actor }));
      const warmUp = await releases.refresh();
      log.info({ ...result, actor, reason: act.reason, warmUp }, act.kind);
      return { status: 'done', seq: result.revision };
    }
    case 'retire': {
      const result = await retireRemote(database, { ...act, actor });
      await releases.refresh();
      log.info({ ...result, actor, reason: act.reason }, 'retire');
      return { status: 'done', seq: result.revision };
    }
    case 'export-person':
      return { status: 'file', copy: await personPowers.giveCopy(act, actor) };
    case 'erase-person': {
      const { seq } = await personPowers.erase(act, actor);
      return { status: 'done', seq };
    }
    case 'token': {
      const maker = { label: actor, remote: null, actions: TOKEN_ACTIONS, isOperator: true };
      const { token, ...made } = await createToken(database, maker, act);
      log.info({ ...made, actor }, 'token');
      return { status: 'token', label: made.label, token, expiresAt: made.expiresAt ?? '' };
    }
    case 'grant': {
      const { seq, ...granted } = await grantRoute(database, { ...act, actor });
      log.info({ ...granted, actor, reason: act.reason }, 'grant');
      return { status: 'done', seq };
    }
    case 'revoke-grant': {
      const { seq, ...ended } = await revokeGrant(database, { ...act, actor });
      log.info({ ...ended, actor, reason: act.reason }, 'grant revoked');
      return { status: 'done', seq };
    }
    case 'set-flag': {
      const result = await setFlag(database, releases.trials(), { ...act, actor });
      await releases.refresh();
      log.info({ ...result, actor, reason: act.reason }, 'flag');
      return { status: 'done', seq: result.revision };
    }
    case 'set-api':
    case 'remove-api':
    case 'rotate-api-key': {
      const { seq } = await upstreams.perform(act, actor);
      log.info({ ...act, seq, actor }, act.kind);
      return { status: 'done', seq };
    }
    case 'add-publisher':
    case 'remove-publisher':
    case 'end-publishers': {
      const result = await changePublishers(database, act, actor);
      log.info({ ...result, actor, reason: act.reason }, act.kind);
      return { status: 'done', seq: result.seq };
    }
    case 'set-watch': {
      const result = await setSlowerBack(database, { ...act, actor });
      log.info({ ...result, actor, reason: act.reason }, act.kind);
      return { status: 'done', seq: result.seq };
    }
    case 'revoke': {
      const revoked = await revokeToken(database, { ...act, actor });
      log.info({ ...revoked, actor, reason: act.reason }, 'revoke');
      return { status: 'done', seq: await revocationOf(database, act.id) };
    }
  }
}

function changePublishers(database: Database, act: PublisherPowerAct, actor: string): Promise<PublisherAnswer> {
  switch (act.kind) {
    case 'add-publisher':
      return addPublisher(database, { ...act, actor });
    case 'remove-publisher':
      return removePublisher(database, { ...act, actor });
    case 'end-publishers':
      return endPolicy(database, { ...act, actor });
  }
}

async function revocationOf({ db }: Database, id: string): Promise<number | null> {
  const line = await db
    .selectFrom('release_log')
    .select('seq')
    .where('kind', '=', 'revoke')
    .where(sql<boolean>`details ->> 'id' = ${id}`)
    .executeTakeFirst();
  return line?.seq ?? null;
}
