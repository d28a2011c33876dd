import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRateLimiter } from '@saltbush/capability/http';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import { sql } from 'kysely';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layEmptyDatabase } from '../../fixtures/layEmptyDatabase.ts';
import { appendToLog } from '../releases/appendToLog.ts';
import { databaseFault } from './databaseFault.ts';
import { MIGRATION_IDS } from './migrate.ts';
import { type Database, openDatabase } from './openDatabase.ts';

describe.each(['embedded', 'server'] as const)('openDatabase: %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let database: Database;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saltbush-database-'));
    await layEmptyDatabase(dataDir);
    databaseUrl = kind === 'server' ? await keptPostgres.createEmptyDatabase() : null;
    database = await openDatabase({ dataDir, databaseUrl });
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const keep = (key: string, value: string) => database.db.insertInto('settings').values({ key, value }).execute();
  const keys = async () => (await database.db.selectFrom('settings').select('key').execute()).map(({ key }) => key);

  it('says which kind it is', () => {
    expect(database.kind).toBe(kind);
  });

  it('returns numbers, dates, documents and bytes as they were written', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    await database.db
      .insertInto('blobs')
      .values({ integrity: 'sha384-x', identity: bytes, gzip: null, brotli: null })
      .execute();
    const blob = await database.db.selectFrom('blobs').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.isBuffer(blob.identity)).toBe(true);
    expect(blob.identity.equals(bytes)).toBe(true);
    expect(blob.gzip).toBeNull();

    const at = new Date('2026-07-01T02:03:04.567Z');
    const payload = { name: 'Zoë', list: [1, null, 'two'] };
    await database.db
      .insertInto('oidc_payloads')
      .values({ model: 'Session', id: 'a', payload: JSON.stringify(payload), grant_id: null, expires_at: at })
      .execute();
    const row = await database.db.selectFrom('oidc_payloads').selectAll().executeTakeFirstOrThrow();
    expect(row.payload).toEqual(payload);
    expect(row.expires_at).toEqual(at);

    const { rows } = await sql<{ total: number }>`select count(*) as total from oidc_payloads`.execute(database.db);
    expect(rows[0]?.total).toBe(1);
  });

  it('keeps working after a statement with parameters failed', async () => {
    await expect(sql`select ${'abc'}::int`.execute(database.db)).rejects.toMatchObject({ code: '22P02' });
    const { rows } = await sql<{ n: number }>`select ${41}::int + 1 as n`.execute(database.db);
    expect(rows).toEqual([{ n: 42 }]);
  });

  it('rolls a failed transaction back, and mixes no other query into it', async () => {
    const transaction = database.db.transaction().execute(async (inside) => {
      await inside.insertInto('settings').values({ key: 'inside', value: '1' }).execute();
      const outside = keep('outside', '1');
      await sql`select pg_sleep(0.05)`.execute(inside);
      await expect(sql`select 1/0`.execute(inside)).rejects.toMatchObject({ code: '22012' });
      return { outside };
    });
    // The failed statement has spoilt the transaction, so its commit is a rollback.
    await transaction.then(({ outside }) => outside);
    expect(await keys()).toContain('outside');
    expect(await keys()).not.toContain('inside');
  });

  it('runs many transactions at once as if one came after the other', async () => {
    await keep('counter', '0');
    const increment = () =>
      database.db.transaction().execute(async (inside) => {
        const row = await inside
          .selectFrom('settings')
          .select('value')
          .where('key', '=', 'counter')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await inside
          .updateTable('settings')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    const { value } = await database.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'counter')
      .executeTakeFirstOrThrow();
    expect(value).toBe('20');
  });

  it('refuses to change or delete what is append-only', async () => {
    const { db } = database;
    const release = {
      name: 'mf-x',
      version: '1.0.0',
      content_id: 'c',
      digest: 'd',
      size_bytes: 1,
      published_by: 'test',
    };
    await db
      .insertInto('releases')
      .values({ ...release, manifest: '{}' })
      .execute();
    const line = { kind: 'publish', name: 'mf-x', version: '1.0.0', actor: 'test', reason: 'test' } as const;
    await db.transaction().execute((transaction) => appendToLog(transaction, line));
    await expect(db.updateTable('release_log').set({ reason: 'another' }).execute()).rejects.toThrow('never changed');
    await expect(db.deleteFrom('release_log').execute()).rejects.toThrow('never changed');
    await expect(sql`truncate release_log`.execute(db)).rejects.toThrow('never changed');
    await expect(db.updateTable('releases').set({ digest: 'e' }).execute()).rejects.toThrow('never changed');
    await expect(db.updateTable('blobs').set({ gzip: null }).execute()).rejects.toThrow('never changed');
  });

  it('counts rate limits, and says when to try again', async () => {
    const limiter = createRateLimiter(database.pool, { name: 'test', points: 2, durationSeconds: 60 });
    expect(await limiter.consume('here')).toEqual({ status: 'ok', remaining: 1, resetSeconds: 60 });
    expect(await limiter.consume('here')).toMatchObject({ status: 'ok', remaining: 0 });
    const third = await limiter.consume('here');
    expect(third.status).toBe('limited');
    expect(third.status === 'limited' && third.retryAfterSeconds).toBeGreaterThan(50);
    expect(await limiter.consume('elsewhere')).toMatchObject({ status: 'ok', remaining: 1 });
    await limiter.forgive('here');
    expect(await limiter.consume('here')).toMatchObject({ status: 'ok', remaining: 1 });
  });

  it('serves connect-pg-simple', async () => {
    const Store = connectPgSimple(session);
    const store = new Store({ pool: database.pool, tableName: 'sessions', pruneSessionInterval: false });
    const data = { cookie: { originalMaxAge: null }, note: 'kept' } as unknown as SessionData;
    await new Promise<void>((resolve, reject) =>
      store.set('one', data, (error: unknown) => (error ? reject(error) : resolve())),
    );
    const get = (sid: string) =>
      new Promise((resolve, reject) =>
        store.get(sid, (error, found) => (error ? reject(error) : resolve(found ?? null))),
      );
    expect(await get('one')).toMatchObject({ note: 'kept' });
    expect(await get('two')).toBeNull();
    await new Promise<void>((resolve) => store.destroy('one', () => resolve()));
    expect(await get('one')).toBeNull();
  });

  it('keeps everything over a restart, and migrates once', async () => {
    await keep('before', 'restart');
    await database.close();
    database = await openDatabase({ dataDir, databaseUrl });
    expect(await keys()).toContain('before');
    const migrations = await database.db.selectFrom('schema_migrations').select('id').orderBy('id').execute();
    expect(migrations.map(({ id }) => id)).toEqual(MIGRATION_IDS);
  });

  it('closes twice without complaint', async () => {
    await database.close();
    await database.close();
    database = await openDatabase({ dataDir, databaseUrl });
  });
});

describe('openDatabase', () => {
  it('lets gateways that start together migrate one database once', async () => {
    const databaseUrl = await keptPostgres.createEmptyDatabase();
    const opened = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase({ dataDir: '/nowhere', databaseUrl })),
    );
    const migrations = await opened[0]?.db.selectFrom('schema_migrations').select('id').execute();
    expect(migrations).toHaveLength(MIGRATION_IDS.length);
    await Promise.all(opened.map((database) => database.close()));
  });

  it.each([
    ['nobody listens', 'postgres://nobody:hunter2@127.0.0.1:1/none', '127.0.0.1:1/none'],
    ['the name is unknown', 'postgres://nobody:hunter2@database.invalid/none', 'database.invalid:5432/none'],
  ])('says in one line that %s, without the password', async (_case, databaseUrl, where) => {
    const opening = openDatabase({ dataDir: '/nowhere', databaseUrl });
    await expect(opening).rejects.toMatchObject({ code: 'database-unreachable' });
    const message = await opening.then(String, (error: Error) => error.message);
    expect(message).toContain(where);
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('\n');
  });

  it('survives lost connections, idle or in the middle of a transaction', async () => {
    const databaseUrl = await keptPostgres.createEmptyDatabase();
    const database = await openDatabase({ dataDir: '', databaseUrl });
    const other = await openDatabase({ dataDir: '', databaseUrl });
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const client = await database.pool.connect();
    await client.query(`begin; insert into settings (key, value) values ('half', 'done')`);
    const goodbye = new Promise<void>((resolve) => client.on('end', () => resolve()));
    await cut.execute(other.db);
    await goodbye;
    const error = await client.query('select 1').catch((cause: unknown) => cause);
    expect(databaseFault(error)).toBe('unreachable');
    client.release(true);
    expect(await database.db.selectFrom('settings').select('key').execute()).toEqual([]);
    await database.close();
    await other.close();
  });

  it('says that a password is wrong', async () => {
    const databaseUrl = `postgres://postgres:wrong@127.0.0.1:${await keptPostgres.port()}/postgres`;
    const opening = openDatabase({ dataDir: '/nowhere', databaseUrl });
    await expect(opening).rejects.toMatchObject({ code: 'database-unreachable' });
    await expect(opening).rejects.toThrow('password authentication failed');
  });

  it('says that the data folder cannot be written', async () => {
    const opening = openDatabase({ dataDir: '/dev/null/data', databaseUrl: null });
    await expect(opening).rejects.toMatchObject({ code: 'data-folder-unusable' });
  });
});
