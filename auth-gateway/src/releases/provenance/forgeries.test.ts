import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { SIGNATURE_FILE } from '@saltbush/contract/provenance';
import type { LogEntry } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../../fixtures/gatewayOn.ts';
import { CI, createSigstore, OF_CI, type Sigstore } from '../../../fixtures/provenance/createSigstore.ts';
import { FORGED_WITH_KEYS, GOOD_WITH_KEYS } from '../../../fixtures/provenance/forged-keys.data.ts';
import { forgedIdentities, goodIdentities } from '../../../fixtures/provenance/forgedIdentities.ts';
import { SITE } from '../../../fixtures/provenance/signKey.ts';
import { KEYS, pemOf } from '../../../fixtures/provenance/team-keys.ts';
import { packEntries, type ReleaseFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../../fixtures/startTestGateway.ts';

const archiveOf = ({ release, files }: ReleaseFolder, signature: Buffer | null) =>
  packEntries({
    'release.json': JSON.stringify(release),
    ...files,
    ...(signature === null ? {} : { [SIGNATURE_FILE]: signature }),
  });

describe.each(DATABASES)('signatures with keys on the %s database', (kind) => {
  const gateway = gatewayOn(kind, { config: { publicUrl: SITE } });
  beforeAll(async () => {
    await gateway.reset();
    const publishers = [
      ['mf-quote', 'quote'],
      ['mf-quote', 'spare'],
      ['mf-quote', 'former'],
      ['mf-ar', 'ar'],
    ] as const;
    for (const [name, label] of publishers) {
      const key = { label, publicKey: pemOf(KEYS[label].publicKey) };
      const added = await gateway.post('/api/releases/publishers', { name, key, reason: 'the corpus' });
      expect(added).toMatchObject({ status: 201, body: { name, id: keyIdOf(KEYS[label].publicKey) } });
    }
    const former = { name: 'mf-quote', id: keyIdOf(KEYS.former.publicKey), reason: 'the corpus' };
    expect((await gateway.post('/api/releases/publishers/removal', former)).status).toBe(200);
  });

  const publish = async (folder: ReleaseFolder, signature: Buffer | null) =>
    gateway.publishArchive(folder.release.name, await archiveOf(folder, signature));
  const log = async () => (await gateway.get('/api/releases/log')).body.entries as LogEntry[];

  it('refuses every forgery, says why, and stores nothing', async () => {
    const folder = remoteFolder();
    const before = (await log()).length;
    for (const { what, code, says, signature } of FORGED_WITH_KEYS) {
      const { status, body } = await publish(folder, await signature(folder.release));
      expect({ what, status, code: body.code }).toEqual({ what, status: 403, code });
      const detail = String(body.detail);
      expect(detail).toContain(says);
      expect(detail.length).toBeLessThan(900);
      expect(detail).not.toMatch(/\p{Cc}/u);
    }
    expect((await log()).length).toBe(before);
    expect((await gateway.get('/api/releases')).body.known).toEqual({});
    process.stdout.write(`${FORGED_WITH_KEYS.length} of ${FORGED_WITH_KEYS.length} forgeries refused\n`);
  });

  it('takes every release that is signed rightly, and keeps who signed it', async () => {
    for (const [index, { what, signature }] of GOOD_WITH_KEYS.entries()) {
      const folder = remoteFolder({ version: `1.${index}.0` });
      const { status, body } = await publish(folder, signature(folder.release));
      expect({ what, status, code: body.code }).toEqual({ what, status: 201, code: undefined });
      const last = (await log()).at(-1);
      expect(last?.details).toMatchObject({ signer: body.signer });
      expect(body.signer).toMatchObject({ kind: 'key' });
    }
  });
});

describe('signatures of CIs', () => {
  let gateway: TestGateway;
  let folder: string;
  let sigstore: Sigstore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-roots-'));
    sigstore = await createSigstore();
    const sigstoreRootsFile = join(folder, 'roots.json');
    await writeFile(sigstoreRootsFile, JSON.stringify(sigstore.roots));
    gateway = await startTestGateway({ publicUrl: SITE, sigstoreRootsFile });
    const { repository, workflow, branch } = CI;
    const identity = { repository, workflow, branch };
    const added = await gateway.post('/api/releases/publishers', { name: 'mf-quote', identity, reason: 'the corpus' });
    expect(added.status).toBe(201);
  });
  afterAll(async () => {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses every forgery, and says why', async () => {
    const release = remoteFolder();
    const forgeries = forgedIdentities(sigstore, await createSigstore());
    for (const { what, code, says, signature } of forgeries) {
      const archive = await archiveOf(release, await signature(release.release));
      const { status, body } = await gateway.publishArchive('mf-quote', archive);
      expect({ what, status, code: body.code, detail: body.detail }).toEqual({
        ...{ what, status: 403, code },
        detail: expect.stringContaining(says),
      });
    }
    expect((await gateway.get('/api/releases')).body.known).toEqual({});
    process.stdout.write(`${forgeries.length} of ${forgeries.length} forged identities refused\n`);
  });

  it('takes every release that its CI signed, and keeps which run that was', async () => {
    for (const [index, { what, signature }] of goodIdentities(sigstore).entries()) {
      const release = remoteFolder({ version: `1.${index}.0` });
      const archive = await archiveOf(release, await signature(release.release));
      const { status, body } = await gateway.publishArchive('mf-quote', archive);
      expect({ what, status, detail: body.detail }).toEqual({ what, status: 201, detail: undefined });
      expect(body.signer).toMatchObject({ kind: 'identity', repository: CI.repository, branch: 'main' });
    }
    const { history } = (await gateway.get('/api/releases/history?all=1&kind=publish')).body as { history: LogEntry[] };
    expect(history.at(-1)?.details?.signer).toMatchObject({ commit: OF_CI.commit, run: OF_CI.run });
  });

  it('reads new roots without a restart, and publishes nothing while their file cannot be used', async () => {
    const release = remoteFolder({ version: '2.0.0' });
    const next = await createSigstore();
    const publish = async () =>
      gateway.publishArchive(
        'mf-quote',
        await archiveOf(release, Buffer.from(JSON.stringify(await next.sign(release.release)))),
      );
    expect((await publish()).body.code).toBe('signature-invalid');
    await writeFile(join(folder, 'roots.json'), 'nothing');
    expect(await publish()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await writeFile(join(folder, 'roots.json'), JSON.stringify(next.roots));
    expect((await publish()).status).toBe(201);
    const start = (roots: string) => startTestGateway({ sigstoreRootsFile: roots });
    await expect(start(join(folder, 'nowhere.json'))).rejects.toThrow('SIGSTORE_ROOTS_FILE');
    await writeFile(join(folder, 'empty.json'), '{}');
    await expect(start(join(folder, 'empty.json'))).rejects.toThrow('certificateAuthorities');
  });
});
