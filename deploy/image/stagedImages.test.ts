import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/freePort.ts';

const ROOT = join(import.meta.dirname, '../..');
const TOKEN = 'a-token-of-this-test-alone-0123456789';
/** The user that the images run as. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};
const START_TIMEOUT_MS = 60_000;

function stage(name: string, folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/stage.mjs'), name, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} was not staged: ${stderr}`);
}

async function packagesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'node_modules'));
  const scoped = await Promise.all(
    entries
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => (await readdir(join(folder, 'node_modules', scope))).map((name) => `${scope}/${name}`)),
  );
  return [...entries.filter((name) => !name.startsWith('@')), ...scoped.flat()];
}

describe('what the images hold', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-images-'));
    await chmod(folder, 0o755);
    stage('gateway', join(folder, 'gateway'));
    stage('releases', join(folder, 'releases'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is what runs, without anything that builds or tests', async () => {
    for (const image of ['gateway', 'releases']) {
      const packages = await packagesOf(join(folder, image));
      expect(packages).toContain('yup');
      for (const unwanted of ['typescript', 'webpack', 'jest', 'react', '@biomejs/biome', '@types/node']) {
        expect(packages).not.toContain(unwanted);
      }
    }
  });

  it('comes with its bill of materials', async () => {
    const sbom = JSON.parse(await readFile(join(folder, 'gateway/sbom.cdx.json'), 'utf8')) as {
      metadata: { component: { name: string } };
      components: { name: string }[];
    };
    const named = [sbom.metadata.component, ...sbom.components].map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(await packagesOf(join(folder, 'gateway'))));
  });

  it('starts as an unprivileged user, takes a release from the job, and stops when it is told to', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    if (NOBODY.uid !== undefined) await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const gateway = spawn(process.execPath, ['auth-gateway/dist/main.js'], {
      ...NOBODY,
      cwd: join(folder, 'gateway'),
      env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', OPERATOR_TOKEN: TOKEN },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    try {
      const isUp = () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      const endsAt = performance.now() + START_TIMEOUT_MS;
      while (!(await isUp())) {
        if (gateway.exitCode !== null || performance.now() > endsAt)
          throw new Error('The staged gateway did not start.');
        await wait(50);
      }
      // Publishing the host alone shows that the job's image is complete; the remotes would only take longer.
      const job = join(folder, 'host-only');
      const filter = (source: string) => !/\/releases\/mf-/.test(source);
      await cp(join(folder, 'releases'), job, { recursive: true, verbatimSymlinks: true, filter });
      const publish = spawn(process.execPath, ['scripts/publish.mjs'], {
        ...NOBODY,
        cwd: job,
        env: { MFE_URL: url, MFE_TOKEN: TOKEN },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      expect((await once(publish, 'exit'))[0]).toBe(0);
      const { live } = (await (
        await fetch(`${url}/api/releases`, { headers: { authorization: `Bearer ${TOKEN}` } })
      ).json()) as { live: { name: string }[] };
      expect(live.map(({ name }) => name)).toEqual(['shell']);
      const page = await fetch(url);
      expect(await page.text()).toContain('<h1');
    } finally {
      gateway.kill('SIGTERM');
    }
    expect((await once(gateway, 'exit'))[0]).toBe(0);
  });
});
