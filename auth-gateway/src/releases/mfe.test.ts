import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@saltbush/contract/release-api';
import { logHashInput } from '@saltbush/contract/release-log';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { type ReleaseFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { runMfe } from '../../fixtures/runMfe.ts';
import { OPERATOR_TOKEN, startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { writeRelease } from '../../fixtures/writeRelease.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway({ databaseUrl: await keptPostgres.createDatabase(), logKey: privateKey });
  folder = await mkdtemp(join(tmpdir(), 'saltbush-ci-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command in an empty folder, with nothing else in its environment. */
const mfe = (token: string, ...args: string[]) => runMfe(folder, { MFE_URL: gateway.url, MFE_TOKEN: token }, args);

async function run<T>(token: string, ...args: string[]): Promise<T> {
  const { exitCode, text } = await mfe(token, ...args, '--json');
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  return JSON.parse(text) as T;
}

const buildInto = (dist: string, release: ReleaseFolder) => writeRelease(join(folder, dist), release);

it('ships from an empty folder with an address and a token alone, and only what the token is for', async () => {
  const { token, id } = await run<{ token: string; id: string }>(
    OPERATOR_TOKEN,
    ...['token', 'create', '--remote', 'mf-quote', '--can', 'publish, activate', '--days', '30'],
    ...['--label', 'mf-quote CI', '--reason', 'Team quote ships by itself'],
  );
  await buildInto('dist', remoteFolder());
  await buildInto('next', remoteFolder({ version: '1.1.0' }));
  await buildInto('other', remoteFolder({ name: 'mf-ar' }));
  expect(await run(token, 'publish', '--reason', 'Build 7')).toMatchObject({ name: 'mf-quote', status: 'published' });
  expect(await run(token, 'publish')).toMatchObject({ status: 'already-published' });
  await run(token, 'publish', 'next');
  const other = await mfe(token, 'publish', 'other');
  expect(other).toMatchObject({ exitCode: 1, text: expect.stringContaining('may publish, activate mf-quote') });

  await run(token, 'activate', 'mf-quote@1.0.0', '--reason', 'First');
  const canary = ['activate', 'mf-quote@1.1.0', '--percent', '10', '--no-watch', '--base', '1.0.0', '--reason', 'Try'];
  expect(await run(token, ...canary)).toMatchObject({ share: 10 });
  const status = await mfe(token, 'status');
  expect(status.text).toMatch(/mf-quote {2}1\.0\.0 +\w{12} +90% .* yes .*First\n/);
  expect(status.text).toMatch(/mf-quote {2}1\.1\.0 +\w{12} +10% .* 1\.0\.0 +no .*Try\n/);
  expect(await mfe(token, 'activate', 'mf-quote@1.1.0', '--percent', '110', '--reason', 'x')).toMatchObject({
    exitCode: 2,
  });
  expect(await mfe(token, 'rollback', 'mf-quote', '--reason', 'x')).toMatchObject({ exitCode: 1 });
  const back = ['rollback', 'mf-quote', '--from', '1.1.0', '--reason', 'Errors'];
  expect(await run(OPERATOR_TOKEN, ...back)).toMatchObject({ version: '1.0.0', share: 100 });

  // What was taken back shows in every command, and comes back only by its name as such.
  expect((await mfe(token, 'status')).text).toContain('  mf-quote: 1.1.0');
  expect((await mfe(token, 'history')).text).toMatch(/activate +mf-quote +1\.1\.0, taken back in line \d+ +10%/);
  const again = ['activate', 'mf-quote@1.1.0', '--reason', 'Mended'];
  expect(await mfe(token, ...again)).toMatchObject({ exitCode: 1, text: expect.stringContaining('"Errors"') });
  expect(await run(token, ...again, '--even-though-withdrawn')).toMatchObject({ version: '1.1.0' });
  expect((await mfe(token, 'status')).text).not.toContain('Taken back');
  const retire = ['retire', 'mf-quote', '--reason', 'No page is left'];
  expect(await mfe(token, ...retire)).toMatchObject({ exitCode: 1, text: expect.stringContaining('may publish') });
  expect((await mfe(OPERATOR_TOKEN, ...retire)).text).toContain('mf-quote@1.1.0 with --even-though-withdrawn');
  const gone = await mfe(token, 'status');
  expect(gone.text).toMatch(/Off the site .*\nmf-quote +1\.1\.0 .* operator +No page is left/);

  await run(OPERATOR_TOKEN, 'token', 'revoke', id, '--reason', 'Done');
  expect((await mfe(OPERATOR_TOKEN, 'token', 'list')).text).toMatch(/mf-quote CI +mf-quote .*revoked by operator/);
  expect(await mfe(token, 'publish')).toMatchObject({ exitCode: 1, text: expect.stringContaining('revoked') });
  const { history } = await run<{ history: LogEntry[] }>(OPERATOR_TOKEN, 'history', 'mf-quote', '--all');
  expect(history.map(({ kind, actor, reason }) => `${kind} by ${actor}: ${reason}`)).toEqual([
    'revoke by operator: Done',
    'retire by operator: No page is left',
    'activate by mf-quote CI: Mended',
    'rollback by operator: Errors',
    'activate by mf-quote CI: Try',
    'activate by mf-quote CI: First',
    'publish by mf-quote CI: Published',
    'publish by mf-quote CI: Build 7',
    'token by operator: Team quote ships by itself',
  ]);
});

it('activates releases together and takes all of them back, as one line of what is live and of the history', async () => {
  for (const name of ['mf-one', 'mf-two']) {
    for (const version of ['1.0.0', '1.1.0']) await gateway.publish(remoteFolder({ name, version }));
    await run(OPERATOR_TOKEN, 'activate', `${name}@1.0.0`, '--reason', 'First');
  }
  const releases = ['mf-one@1.1.0', 'mf-two@1.1.0'];
  const alone = await mfe(OPERATOR_TOKEN, 'activate', ...releases, '--reason', 'Both');
  expect(alone).toMatchObject({ exitCode: 2, text: expect.stringContaining('--together') });
  const share = await mfe(OPERATOR_TOKEN, 'activate', ...releases, '--together', '--percent', '5', '--reason', 'Both');
  expect(share).toMatchObject({ exitCode: 2 });
  const together = ['activate', ...releases, '--together', '--reason', 'Both'];
  const { revision } = await run<{ revision: number }>(OPERATOR_TOKEN, ...together);
  const members = 'mf-one 1\\.1\\.0, mf-two 1\\.1\\.0';
  expect((await mfe(OPERATOR_TOKEN, 'status')).text).toMatch(new RegExp(`${revision} +${members} .* Both`));
  expect((await mfe(OPERATOR_TOKEN, 'history')).text).toMatch(
    new RegExp(`activate +together +${members} +100% .* Both`),
  );
  expect(await mfe(OPERATOR_TOKEN, 'rollback', '--reason', 'x')).toMatchObject({ exitCode: 2 });
  expect(await mfe(OPERATOR_TOKEN, 'rollback', 'mf-one', '--set', '1', '--reason', 'x')).toMatchObject({
    exitCode: 2,
  });
  const back = await mfe(OPERATOR_TOKEN, 'rollback', '--set', String(revision), '--reason', 'Neither');
  expect(back).toMatchObject({ exitCode: 0, text: expect.stringContaining('mf-one 1.0.0, mf-two 1.0.0') });
  expect(await mfe(OPERATOR_TOKEN, 'history', '--verify')).toMatchObject({ exitCode: 0 });
});

it('finds what somebody with access to the database changed in the log', async () => {
  const whole = await run<{ head: string; lines: number }>(OPERATOR_TOKEN, 'history', '--verify');
  const { pool } = gateway.database;
  /** As a replica, the session bypasses the trigger that protects the lines. */
  const tamper = (statement: string) =>
    pool.query(`set session_replication_role = replica; ${statement}; set session_replication_role = default`);
  await tamper('create table kept as table release_log');
  const restore = () => tamper('delete from release_log; insert into release_log select * from kept');

  const changes: [string, RegExp][] = [
    [`update release_log set reason = 'Nothing to see' where seq = 4`, /line 4 was edited/],
    [`update release_log set details = null where seq = 3`, /line 3 was edited/],
    [`update release_log set at = at - interval '1 day' where seq = 5`, /line 5 was edited/],
    ['delete from release_log where seq = 6', /line 6 is missing/],
    [
      'update release_log set seq = 99 where seq = 4; update release_log set seq = 4 where seq = 5; ' +
        'update release_log set seq = 5 where seq = 99',
      /line 4 was edited/,
    ],
  ];
  for (const [statement, finding] of changes) {
    await tamper(statement);
    const { exitCode, text } = await mfe(OPERATOR_TOKEN, 'history', '--verify');
    expect({ statement, exitCode, text }).toMatchObject({ exitCode: 1, text: expect.stringMatching(finding) });
    await restore();
  }
  // Whoever changes a server bundle changes its hash in the manifest, and the digest that is stored beside it.
  await tamper(`
      create table kept_releases as table releases;
      update releases set digest = repeat('0', 64), manifest = jsonb_set(manifest, '{files,0,integrity}', '"sha384-other"')
      where version = '1.1.0'`);
  const changed = await mfe(OPERATOR_TOKEN, 'history', '--verify');
  expect(changed).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/what is stored of mf-quote 1\.1\.0 is not/),
  });
  await tamper(`update releases set digest = kept.digest, manifest = kept.manifest from kept_releases as kept
      where kept.name = releases.name and kept.version = releases.version`);
  // Or only its bytes: the manifest stays as it was published.
  await tamper(`
      create table kept_blobs as table blobs;
      update blobs set identity = 'throw 1'::bytea where integrity in (
        select integrity from release_files where path = 'server/index.cjs' and name = 'mf-quote')`);
  const bytes = await mfe(OPERATOR_TOKEN, 'history', '--verify');
  expect(bytes).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/what is stored of mf-quote 1\.0\.0 is not/),
  });
  await tamper(
    'update blobs set identity = kept.identity from kept_blobs as kept where kept.integrity = blobs.integrity',
  );

  await tamper(`delete from release_log where seq = ${whole.lines}`);
  expect(await mfe(OPERATOR_TOKEN, 'history', '--verify')).toMatchObject({ exitCode: 0 });
  const cut = await mfe(OPERATOR_TOKEN, 'history', '--verify', '--head', whole.head);
  expect(cut).toMatchObject({ exitCode: 1, text: expect.stringContaining(`missing after line ${whole.lines - 1}`) });
  await restore();
  expect(await run(OPERATOR_TOKEN, 'history', '--verify', '--head', whole.head)).toEqual(whole);
});

it('tells a forged line with right hashes, a cut log and a mistyped anchor from each other', async () => {
  const anchors = join(folder, 'anchors');
  const keys = join(folder, 'keys.pem');
  await writeFile(keys, publicKey.export({ type: 'spki', format: 'pem' }));
  const verify = () => mfe(OPERATOR_TOKEN, 'history', '--verify', '--anchor', anchors, '--keys', keys);
  expect(await mfe(OPERATOR_TOKEN, 'status')).toMatchObject({
    text: expect.stringContaining('log is signed with key'),
  });
  const anchored = await run<LogEntry>(OPERATOR_TOKEN, 'log', 'anchor', '--out', anchors);
  expect(await verify()).toMatchObject({ exitCode: 0, text: expect.stringContaining('every signature fits') });

  const { pool } = gateway.database;
  const { seq, hash, at } = anchored;
  const forged = {
    ...{ seq: seq + 1, kind: 'activate' as const, name: 'mf-quote', version: '1.0.0', share: 100 },
    ...{ actor: 'operator', reason: 'As agreed', details: null, at },
  };
  const forgedHash = createHash('sha256').update(logHashInput(hash, forged)).digest('hex');
  await pool.query(
    `insert into release_log (seq, kind, name, version, share, actor, reason, at, hash)
       values ($1, 'activate', 'mf-quote', '1.0.0', 100, 'operator', 'As agreed', $2, $3)`,
    [forged.seq, at, forgedHash],
  );
  expect(await verify()).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(`line ${forged.seq} is not signed`),
  });

  const cut = (from: number) =>
    pool.query(
      `set session_replication_role = replica; delete from release_log where seq >= ${from};
         set session_replication_role = default`,
    );
  await cut(seq);
  expect(await verify()).toMatchObject({ exitCode: 1, text: expect.stringContaining('missing from its end') });
  const line = await readFile(anchors, 'utf8');
  await writeFile(anchors, line.replace(String(seq), String(seq + 1)));
  expect(await verify()).toMatchObject({ exitCode: 2, text: expect.stringContaining('mistyped or cut short') });
});
