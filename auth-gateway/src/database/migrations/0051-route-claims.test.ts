import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RoutesReport } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { layEmptyDatabase } from '../../../fixtures/layEmptyDatabase.ts';
import { pageAt, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { startTestGateway } from '../../../fixtures/startTestGateway.ts';
import { reportLog } from '../../releases/releaseReports.ts';
import { MIGRATIONS } from '../migrate.ts';

const HISTORY = [
  ['mf-home', '1.0.0', [pageAt('/')]],
  ['mf-dash', '1.0.0', [pageAt('/dashboard')]],
  ['mf-late', '1.0.0', [pageAt('/late')]],
  ['mf-dash', '1.1.0', [pageAt('/dashboard'), pageAt('/', { access: 'signed-in' })]],
  ['mf-late', '1.1.0', [pageAt('/late'), pageAt('/dashboard/late')]],
] as const;

it('gives a running site the routes that it has, and grants to those that share one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-routes-'));
  await layEmptyDatabase(dataDir);
  const older = await PGlite.create(join(dataDir, 'database'));
  await older.exec(
    'create table schema_migrations (id text primary key, applied_at timestamptz not null default now())',
  );
  for (const { id, statements } of MIGRATIONS.filter((migration) => migration.id < '0051')) {
    await older.exec(statements);
    await older.query('insert into schema_migrations (id) values ($1)', [id]);
  }
  for (const [index, [name, version, pages]] of HISTORY.entries()) {
    const { release } = remoteFolder({ name, version, changes: { pages: [...pages] } });
    await older.query(
      `insert into releases (name, version, content_id, digest, manifest, size_bytes, published_by)
      values ($1, $2, $3, $4, $5, 1, 'operator')`,
      [name, version, release.contentId, `digest of ${name} ${version}`, release],
    );
    await older.query(
      `insert into release_log (seq, kind, name, version, share, actor, reason, at, hash)
      values ($1, 'activate', $2, $3, 100, 'operator', 'First', now(), $4)`,
      [index + 1, name, version, `hash ${index + 1}`],
    );
  }
  await older.close();

  const gateway = await startTestGateway({ dataDir });
  const { routes, grants } = (await gateway.get('/api/releases/routes')).body as unknown as RoutesReport;
  expect(routes.map(({ path, remote, since, standing }) => `${path} ${remote} ${since} ${standing}`)).toEqual([
    '/ mf-home 1 owner',
    '/ mf-dash 4 granted',
    '/dashboard mf-dash 2 owner',
    '/dashboard/late mf-late 5 granted',
    '/late mf-late 3 owner',
  ]);
  expect(grants.map(({ path, to, by }) => `${path} ${to} ${by}`)).toEqual([
    '/ mf-dash gateway',
    '/dashboard/late mf-late gateway',
  ]);
  // The lines that were written by hand above have no real hashes; those of the migration follow from them.
  const lines = await reportLog(gateway.database, 5);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(verifyLog(lines, { ...LOG_START, seq: 5, hash: 'hash 5' }, sha256)).toMatchObject({
    status: 'whole',
  });
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});
