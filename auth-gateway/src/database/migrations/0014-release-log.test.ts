import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { layEmptyDatabase } from '../../../fixtures/layEmptyDatabase.ts';
import { remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { startTestGateway } from '../../../fixtures/startTestGateway.ts';
import { reportLog } from '../../releases/releaseReports.ts';
import { MIGRATIONS } from '../migrate.ts';

it('moves earlier activations into a log that verifies, in the embedded data of a running site', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-carry-'));
  await layEmptyDatabase(dataDir);
  const older = await PGlite.create(join(dataDir, 'database'));
  await older.exec(
    'create table schema_migrations (id text primary key, applied_at timestamptz not null default now())',
  );
  for (const { id, statements } of MIGRATIONS.filter((migration) => migration.id < '0014')) {
    await older.exec(statements);
    await older.query('insert into schema_migrations (id) values ($1)', [id]);
  }
  for (const [version, at] of [
    ['1.0.0', '2026-10-01T00:00:00.123456Z'],
    ['1.1.0', '2026-10-05T00:00:00Z'],
  ] as const) {
    const { release } = remoteFolder({ version });
    await older.query(
      `insert into releases (name, version, content_id, digest, manifest, size_bytes, published_at, published_by)
      values ('mf-quote', $1, $2, $3, $4, 1, $5, 'operator')`,
      [version, release.contentId, `digest of ${version}`, release, at],
    );
  }
  await older.exec(`
    insert into activations (name, version, share, kind, actor, reason, at) values
      ('mf-quote', '1.0.0', 100, 'activate', 'operator', 'First', '2026-10-02T00:00:00Z'),
      ('mf-quote', '1.1.0', 100, 'activate', 'ops@saltbush.example', 'Zoë said "go"', '2026-10-07T00:00:00Z'),
      -- By a gateway whose clock was behind.
      ('mf-quote', '1.0.0', 100, 'rollback', 'operator', 'Prices look wrong', '2026-10-06T00:00:00Z');
    insert into release_tokens (id, hash, label, actions) values ('a', 'b', 'operator', '["read"]');
  `);
  await older.close();

  const gateway = await startTestGateway({ dataDir });
  const { body } = await gateway.get('/api/releases');
  expect(body.live).toMatchObject([{ name: 'mf-quote', version: '1.0.0', actor: 'operator', lastGood: null }]);
  const lines = await reportLog(gateway.database, 0);
  expect(lines.slice(0, 5).map(({ seq, kind, version, reason }) => `${seq} ${kind} ${version}: ${reason}`)).toEqual([
    '1 publish 1.0.0: Published',
    '2 activate 1.0.0: First',
    '3 publish 1.1.0: Published',
    '4 activate 1.1.0: Zoë said "go"',
    '5 rollback 1.0.0: Prices look wrong',
  ]);
  expect(lines[0]).toMatchObject({ details: { digest: 'digest of 1.0.0' } });
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(verifyLog(lines, LOG_START, sha256)).toMatchObject({ status: 'whole' });
  const tables = await gateway.database.pool.query("select 1 from pg_tables where tablename = 'activations'");
  expect(tables.rows).toEqual([]);

  const activation = { version: '1.1.0', reason: 'Mended', evenThoughWithdrawn: true };
  const answer = await gateway.post('/api/releases/mf-quote/activations', activation);
  expect(answer).toMatchObject({ status: 201 });
  expect(Number(answer.body.revision)).toBeGreaterThan(5);
  expect(verifyLog(await reportLog(gateway.database, 0), LOG_START, sha256)).toMatchObject({ status: 'whole' });
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});
