import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPostgres } from '../../../fixtures/keptPostgres.ts';
import { CI, createSigstore, OF_CI, type Sigstore } from '../../../fixtures/provenance/createSigstore.ts';
import { serveSigstore } from '../../../fixtures/provenance/serveSigstore.ts';
import { SITE } from '../../../fixtures/provenance/signKey.ts';
import { remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { runMfe } from '../../../fixtures/runMfe.ts';
import { OPERATOR_TOKEN, startTestGateway, type TestGateway } from '../../../fixtures/startTestGateway.ts';
import { writeRelease } from '../../../fixtures/writeRelease.ts';

let gateway: TestGateway;
let folder: string;
let sigstore: Sigstore;
let served: Awaited<ReturnType<typeof serveSigstore>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-signing-'));
  sigstore = await createSigstore();
  served = await serveSigstore(sigstore);
  const sigstoreRootsFile = join(folder, 'roots.json');
  await writeFile(sigstoreRootsFile, JSON.stringify(sigstore.roots));
  const databaseUrl = await keptPostgres.createDatabase();
  gateway = await startTestGateway({ databaseUrl, publicUrl: SITE, sigstoreRootsFile });
  await writeRelease(join(folder, 'dist'), remoteFolder());
});
afterAll(async () => {
  await gateway.close();
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

/** As in a CI: the gateway is reached at another address than the site's own. */
const mfe = (args: string[], env: Record<string, string> = {}) =>
  runMfe(folder, { MFE_URL: gateway.url, MFE_TOKEN: OPERATOR_TOKEN, ...env }, args);
const WHY = ['--reason', 'A test'];

it('makes a key, lets it publish, signs with it, and shows who signed', async () => {
  const made = await mfe(['keys', 'make', '--out', 'team.pem', '--json']);
  const { id, publicKey } = JSON.parse(made.text) as { id: string; publicKey: string };
  expect(made.text).not.toContain('PRIVATE');
  expect((await stat(join(folder, 'team.pem'))).mode & 0o777).toBe(0o600);
  expect(await mfe(['keys', 'make', '--out', 'team.pem'])).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('It is there already'),
  });
  expect((await mfe(['keys', 'show', '--key-file', 'team.pem'])).text).toContain(publicKey.trim());
  await writeFile(join(folder, 'team.pub.pem'), publicKey);

  const add = (file: string) => ['publishers', 'add', 'mf-quote', '--key-file', file, '--label', 'mf-quote CI', ...WHY];
  const withPrivate = await mfe(add('team.pem'));
  expect(withPrivate).toMatchObject({ exitCode: 2, text: expect.stringContaining('holds a private key') });
  expect(await mfe(add('team.pub.pem'))).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('A token alone does not any more.'),
  });
  expect((await mfe(['publishers'])).text).toMatch(
    new RegExp(`mf-quote +${id} +key ${id} \\(mf-quote CI\\) +operator`),
  );

  const unsigned = await mfe(['publish']);
  expect(unsigned).toMatchObject({ exitCode: 1, text: expect.stringContaining('mfe publish --key-file') });
  const elsewhere = await mfe(['publish', '--key-file', 'team.pem']);
  expect(elsewhere).toMatchObject({ exitCode: 1, text: expect.stringContaining(`and this is ${SITE}`) });
  const signed = await mfe(['publish', '--key-file', 'team.pem', '--audience', SITE]);
  expect(signed).toMatchObject({ exitCode: 0, text: expect.stringContaining(`Signed by key ${id} (mf-quote CI).`) });
  const privateKey = await readFile(join(folder, 'team.pem'), 'utf8');
  const again = await mfe(['publish', '--audience', SITE], { MFE_KEY: privateKey });
  expect(again).toMatchObject({ exitCode: 0, text: expect.stringContaining('was published before') });
  expect((await mfe(['history', '--all'])).text).toContain(`operator, signed by key ${id} (mf-quote CI)`);

  expect((await mfe(['publishers', 'remove', 'mf-quote', id, ...WHY])).exitCode).toBe(0);
  expect((await mfe(['publishers'])).text).toMatch(/mf-quote +- +nobody/);
  expect((await mfe(['publishers', 'end', 'mf-quote', ...WHY])).text).toContain('without a signature');
  await writeRelease(join(folder, 'next'), remoteFolder({ version: '1.1.0' }));
  const unasked = await mfe(['publish', 'next', '--key-file', 'team.pem', '--audience', SITE]);
  expect(unasked.text).toContain('mf-quote has no publishers');
});

it('says what is missing, and sends nothing', async () => {
  await writeFile(join(folder, 'other.pem'), 'no key');
  const refused: [string[], string][] = [
    [['keys', 'lose'], 'use mfe keys make or mfe keys show'],
    [['keys', 'show'], 'Which key?'],
    [['keys', 'show', '--key-file', 'nowhere.pem'], 'cannot be read'],
    [['publish', '--key-file', 'other.pem'], 'holds no private Ed25519 key'],
    [['publish', '--key-file', 'team.pem', '--keyless'], 'not with both'],
    [['publish', '--keyless'], 'id-token: write'],
    [['publish', '--key-file', 'team.pem', '--audience', 'freight'], 'no web address'],
    [['publishers', 'add'], 'needs its name'],
    [['publishers', 'add', 'mf-quote', ...WHY], 'Who may publish?'],
    [['publishers', 'add', 'mf-quote', '--key-file', 'team.pub.pem', ...WHY], '--label is missing'],
    [['publishers', 'add', 'mf-quote', '--key-file', 'a.pem', '--branch', 'main', ...WHY], 'not both'],
    [['publishers', 'remove', 'mf-quote', ...WHY], 'Which publisher?'],
    [['publishers', 'sell', 'mf-quote'], 'is unknown'],
  ];
  for (const [args, says] of refused) {
    expect({ args, ...(await mfe(args)) }).toEqual({ args, exitCode: 2, text: expect.stringContaining(says) });
  }
});

it('signs as the CI that it runs in, without a key, and the gateway verifies it offline', async () => {
  await writeRelease(join(folder, 'ci'), remoteFolder({ name: 'mf-ar' }));
  const { repository, workflow, branch } = CI;
  const who = ['--repository', repository, '--workflow', workflow, '--branch', branch];
  expect((await mfe(['publishers', 'add', 'mf-ar', ...who, ...WHY])).exitCode).toBe(0);
  const token = ['{"alg":"none"}', '{"sub":"a test"}', ''].map((part) => Buffer.from(part).toString('base64url'));
  const env = { SIGSTORE_ID_TOKEN: token.join('.'), MFE_FULCIO_URL: served.url, MFE_REKOR_URL: served.url };
  const published = await mfe(['publish', 'ci', '--keyless', '--audience', SITE], env);
  const text = expect.stringContaining(`Signed by ${repository}, ${workflow} on ${branch}.`);
  expect(published).toEqual({ exitCode: 0, text });
  const history = await mfe(['history', 'mf-ar', '--all', '--json']);
  expect(history.text).toContain(`"run": "${OF_CI.run}"`);

  const away = { ...env, MFE_FULCIO_URL: 'http://127.0.0.1:9' };
  const failed = await mfe(['publish', 'ci', '--keyless', '--audience', SITE], away);
  expect(failed).toEqual({ exitCode: 1, text: expect.stringContaining('Sigstore did not sign') });
});
