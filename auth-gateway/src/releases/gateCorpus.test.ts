import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PAGE_BUDGET_BYTES } from '@saltbush/contract/gate';
import { checkRelease, GatewayClient } from '@saltbush/tooling/check';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { BROKEN_RELEASES } from '../../fixtures/gate-corpus/broken-releases.data.ts';
import { SITE_HISTORY, siteHost } from '../../fixtures/gate-corpus/gateSite.ts';
import { GOOD_RELEASES } from '../../fixtures/gate-corpus/good-releases.data.ts';
import { FAILING_RELEASES, ODD_RELEASES } from '../../fixtures/gate-corpus/tried-releases.data.ts';
import { packEntries, type ReleaseFolder } from '../../fixtures/releaseArchive.ts';
import { OPERATOR_TOKEN, startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

type Files = Record<string, string | Buffer>;

describe('the gate', () => {
  let gateway: TestGateway;
  let folder: string;
  const manifests = new Map<string, Promise<unknown>>();

  const publish = async (name: string, files: Files) => gateway.publishArchive(name, await packEntries(files));
  const activate = (name: string, version: string, percent: number) =>
    gateway.post(`/api/releases/${name}/activations`, { version, percent, reason: 'the corpus' });

  /** What `mfe check --site` finds in the same files before they are published. */
  async function check(files: Files) {
    const dir = await mkdtemp(join(folder, 'release-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), content);
    }
    const client = new GatewayClient({ url: gateway.url, token: OPERATOR_TOKEN });
    const site = {
      liveSet: () => client.liveSet(),
      routes: () => client.routes(),
      // A published manifest never changes, so it is fetched only once.
      manifest: (name: string, version: string) => {
        const key = `${name}@${version}`;
        const known = manifests.get(key) ?? client.manifest(name, version);
        manifests.set(key, known);
        return known;
      },
    };
    return (await checkRelease(dir, { budgetBytes: PAGE_BUDGET_BYTES, site })).findings;
  }

  const filesOf = ({ release, files }: ReleaseFolder): Files => ({ 'release.json': JSON.stringify(release), ...files });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-corpus-'));
    gateway = await startTestGateway();
    for (const {
      folder: { release, files },
      percent,
    } of SITE_HISTORY) {
      expect(await publish(release.name, filesOf({ release, files }))).toMatchObject({ status: 201 });
      expect(await activate(release.name, release.version, percent)).toMatchObject({ status: 201 });
    }
  });
  afterAll(async () => {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses every broken release, for the right reason, as mfe check does', async () => {
    const before = (await gateway.get('/api/releases')).body.live;
    let refused = 0;
    for (const { what, refusedAt, code, names, name, version, files } of BROKEN_RELEASES) {
      const findings = await check(files);
      const published = await publish(name, files);
      const isPublished = published.status < 300;
      expect({ what, isPublished, detail: isPublished || published.body.detail }).toMatchObject({
        isPublished: refusedAt !== 'publish',
      });
      const answer =
        refusedAt === 'publish'
          ? published
          : refusedAt === 'activation'
            ? await activate(name, version, 100)
            : await gateway.rollback(name, version);
      expect({ what, code: answer.body.code }).toEqual({ what, code });
      expect(String(answer.body.detail)).toContain(names);
      expect(findings.map(({ message }) => message)).toEqual(expect.arrayContaining(answer.body.errors as string[]));
      expect(findings.map((finding) => finding.code)).toContain(code);
      refused += 1;
    }
    expect((await gateway.get('/api/releases')).body.live).toEqual(before);
    expect(refused).toBeGreaterThanOrEqual(30);
    process.stdout.write(`${refused} of ${BROKEN_RELEASES.length} broken releases refused\n`);
  });

  it('accepts every good release, as mfe check does', async () => {
    let accepted = 0;
    for (const { what, folder: release, percent, isRollback, granted } of GOOD_RELEASES) {
      const { name, version } = release.release;
      if (granted !== null) {
        const grant = { path: granted, to: name, reason: 'the corpus' };
        expect(await gateway.post('/api/releases/routes/grants', grant)).toMatchObject({ status: 201 });
      }
      const findings = isRollback ? [] : await check(filesOf(release));
      const published = await publish(name, filesOf(release));
      const answer = isRollback ? await gateway.rollback(name, version) : await activate(name, version, percent);
      expect({ what, findings, published: published.body, answer: answer.body }).toMatchObject({
        findings: [],
        published: { version },
        answer: { version },
      });
      accepted += 1;
    }
    expect(accepted).toBeGreaterThanOrEqual(30);
    process.stdout.write(`${accepted} of ${GOOD_RELEASES.length} good releases accepted\n`);
  });
});

describe('the trial', () => {
  let gateway: TestGateway;
  let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
  beforeAll(async () => {
    worker = await buildRenderWorker();
    gateway = await startTestGateway({}, { workerUrl: worker.workerUrl });
    expect(await gateway.publish(siteHost('1.0.0'))).toMatchObject({ status: 201 });
    expect(await gateway.activate('shell', '1.0.0')).toMatchObject({ status: 201 });
  });
  afterAll(async () => {
    await gateway.close();
    await worker.remove();
  });

  it('refuses every release whose pages fail, says which and how, and leaves the live set as it was', async () => {
    const before = (await gateway.get('/api/releases')).body.live;
    for (const { what, folder, names } of FAILING_RELEASES) {
      const { name, version } = folder.release;
      expect({ what, ...(await gateway.publish(folder)) }).toMatchObject({ status: 201 });
      const { status, body } = await gateway.activate(name, version);
      const detail = String(body.detail);
      expect({ what, status, code: body.code }).toEqual({ what, status: 422, code: 'trial-failed' });
      expect(detail).toContain(`${name} ${version} failed its trial`);
      expect(detail).toContain(names);
      expect(detail).not.toMatch(/\p{Cc}/u);
      expect(detail.length).toBeLessThan(800);
    }
    expect((await gateway.get('/api/releases')).body.live).toEqual(before);
    process.stdout.write(`${FAILING_RELEASES.length} of ${FAILING_RELEASES.length} failing releases refused\n`);
  });

  it('accepts every odd release whose pages are rendered', async () => {
    for (const { what, folder } of ODD_RELEASES) {
      await gateway.publish(folder);
      const answer = await gateway.activate(folder.release.name, folder.release.version);
      expect({ what, ...answer }).toMatchObject({ what, status: 201 });
    }
    process.stdout.write(`${ODD_RELEASES.length} of ${ODD_RELEASES.length} odd releases accepted\n`);
  });
});
