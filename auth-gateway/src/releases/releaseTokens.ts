import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@saltbush/capability/refusal';
import { TOKEN_ACTIONS, type TokenAction } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import type { ActingSession } from '../auth/power-acts.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { StartFault } from '../errors.ts';
import type { Logger } from '../log.ts';
import { appendToLog, lockLog } from './appendToLog.ts';

/** Somebody who acts on releases, and what they may do. */
export interface Actor {
  label: string;
  /** Null means every remote and the host. */
  remote: string | null;
  actions: readonly string[];
  /** Whether they may also make and revoke tokens. */
  isOperator: boolean;
  /** Set for a signed-in user; bearers of a token have none. */
  session?: ActingSession;
}

const OPERATOR = 'operator';
/** The actor in the log when the gateway acts by itself. */
const GATEWAY = 'gateway';
const OPERATOR_FILE = 'operator-token';

/** The hash under which a token is stored. */
export function hashToken(token: string): string {
  // A token is 256 random bits, so it cannot be guessed and a fast hash is safe.
  return createHash('sha256').update(token).digest('hex');
}

interface NewToken {
  token: string;
  label: string;
  remote: string | null;
  actions: readonly TokenAction[];
  expiresAt: Date | null;
  isOperator?: boolean;
}

/** Stores a token's hash. A token that is stored already becomes valid again. */
export async function keepToken(
  { db }: Pick<Database, 'db'>,
  { token, label, remote, actions, expiresAt, isOperator = false }: NewToken,
): Promise<void> {
  await db
    .insertInto('release_tokens')
    .values({
      id: randomUUID(),
      hash: hashToken(token),
      label,
      remote,
      actions: JSON.stringify(actions),
      is_operator: isOperator,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ revoked_at: null, revoked_by: null, actions: JSON.stringify(actions), is_operator: isOperator }),
    )
    .execute();
}

/** Null for a token that is unknown, expired or revoked. */
export async function findActor({ db }: Database, token: string): Promise<Actor | null> {
  const row = await db
    .selectFrom('release_tokens')
    .select(['id', 'label', 'remote', 'actions', 'is_operator'])
    .select(sql<boolean>`coalesce(last_used_at < clock_timestamp() - interval '1 minute', true)`.as('is_use_news'))
    .where('hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    // Use the database's clock, since those of gateways may differ.
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.is_use_news) {
    const now = sql<Date>`clock_timestamp()`;
    await db.updateTable('release_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return { label: row.label, remote: row.remote, actions: row.actions, isOperator: row.is_operator };
}

/**
 * Checks a permission. Every token may read, since a team checks its release against those of others.
 * @throws Refusal when the actor may not do this to this remote.
 */
export function requirePermission(actor: Actor, action: TokenAction, remote?: string): void {
  if (action === 'read') return;
  const isCovered = actor.remote === null || actor.remote === remote;
  if (isCovered && actor.actions.includes(action)) return;
  const may = `${actor.actions.join(', ')} ${actor.remote ?? 'everything'}`;
  throw new Refusal(
    `This token may ${may}, but not ${action} ${remote ?? 'releases'}. Use one that may, or ask an operator.`,
    { status: 403, code: 'forbidden' },
  );
}

function unusable(path: string, cause: unknown): StartFault {
  return new StartFault(
    `The operator token cannot be kept in ${path} (${(cause as Error).message}). Choose another folder with DATA_DIR, ` +
      'or give the token as OPERATOR_TOKEN.',
    { code: 'data-folder-unusable', cause },
  );
}

async function readOperatorFile(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw unusable(path, error);
  }
}

async function writeOperatorFile(path: string, token: string): Promise<void> {
  try {
    // With a PostgreSQL server the folder holds nothing else, so it may not exist yet.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, `${token}\n`, { mode: 0o600 });
  } catch (cause) {
    throw unusable(path, cause);
  }
}

/** Stores the operator token and logs that. Does nothing when it is stored already. */
async function keepOperator({ db }: Database, token: string, reason: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const known = await transaction
      .selectFrom('release_tokens')
      .select(['actions'])
      .where('hash', '=', hashToken(token))
      .where('is_operator', '=', true)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (known !== undefined && TOKEN_ACTIONS.every((action) => known.actions.includes(action))) return;
    const operator = { label: OPERATOR, remote: null, actions: TOKEN_ACTIONS, expiresAt: null, isOperator: true };
    await keepToken({ db: transaction }, { token, ...operator });
    if (known !== undefined) return;
    await appendToLog(transaction, { kind: 'token', actor: GATEWAY, reason, details: { label: OPERATOR } });
  });
}

/** Ends every operator token except the configured one. */
async function revokeOthers({ db }: Database, token: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const revoked = await transaction
      .updateTable('release_tokens')
      .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: GATEWAY })
      .where('is_operator', '=', true)
      .where('hash', '!=', hashToken(token))
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute();
    if (revoked.length === 0) return;
    const reason = 'The gateway was started with another OPERATOR_TOKEN';
    await appendToLog(transaction, { kind: 'revoke', actor: GATEWAY, reason, details: { label: OPERATOR } });
  });
}

/** Whether somebody ended this token on purpose. */
async function isRevoked({ db }: Database, token: string): Promise<boolean> {
  const tokens = db.selectFrom('release_tokens').where('hash', '=', hashToken(token));
  return (await tokens.select('id').where('revoked_at', 'is not', null).executeTakeFirst()) !== undefined;
}

/**
 * Makes sure that there is an operator token: the configured one, else the one in the data folder, else a new one,
 * written there so that only the owner can read it.
 */
export async function ensureOperatorToken(database: Database, config: Config, log: Logger): Promise<void> {
  if (config.operatorToken !== null) {
    await revokeOthers(database, config.operatorToken);
    await keepOperator(database, config.operatorToken, 'OPERATOR_TOKEN of the configuration');
    return;
  }
  const path = join(config.dataDir, OPERATOR_FILE);
  const inFile = await readOperatorFile(path);
  if (inFile !== null && (await isRevoked(database, inFile))) {
    log.warn(
      { path },
      'the operator token in this file was ended by another OPERATOR_TOKEN; write that one into the file',
    );
    return;
  }
  if (inFile !== null) {
    await keepOperator(database, inFile, 'Found in the data folder');
    return;
  }
  const operators = database.db.selectFrom('release_tokens').where('is_operator', '=', true);
  const known = await operators.select('id').where('revoked_at', 'is', null).executeTakeFirst();
  if (known !== undefined) {
    log.info(
      { path },
      'the database has an operator token from another gateway or data folder; set OPERATOR_TOKEN to choose a new one',
    );
    return;
  }
  const token = `sbf_${randomBytes(32).toString('base64url')}`;
  await writeOperatorFile(path, token);
  await keepOperator(database, token, 'Made for the data folder');
}
