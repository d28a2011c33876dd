import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';

const run = promisify(execFile);
const PACKED = ['contract', 'ui', 'tooling'];

export interface ForeignRepository {
  /** Outside this repository; of ours it holds only the packed packages. */
  folder: string;
  /**
   * Makes a remote there with the packed command, which has no package beside it, and installs the remote's
   * dependencies. Resolves to its folder.
   */
  newRemote: (name: string, ...options: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * A repository of another team. The `npm pack` archives of contract, components and tooling are unpacked there, and
 * every third-party package is linked, so that nothing is downloaded.
 */
export async function foreignRepository(): Promise<ForeignRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'another-team-'));
  const packages = join(folder, 'packages');
  await unpackOurs(packages);
  return {
    folder,
    async newRemote(name, ...options) {
      await run(process.execPath, [join(packages, 'tooling/bin/mfe.mjs'), 'new', name, ...options], {
        cwd: folder,
      });
      const remote = join(folder, name);
      const manifest = JSON.parse(await readFile(join(remote, 'package.json'), 'utf8'));
      const { dependencies, devDependencies, peerDependencies } = manifest;
      const wanted = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      await install(join(remote, 'node_modules'), packages, [...wanted, ...(await wantedByOurs(packages))]);
      return remote;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function unpackOurs(packages: string): Promise<void> {
  await mkdir(packages, { recursive: true });
  const workspaces = PACKED.flatMap((name) => ['-w', `@saltbush/${name}`]);
  await run('npm', ['pack', '--silent', '--pack-destination', packages, ...workspaces], { cwd: ROOT });
  for (const archive of await readdir(packages)) {
    const name = PACKED.find((one) => archive.startsWith(`saltbush-${one}-`)) ?? archive;
    await run('tar', ['-xzf', archive], { cwd: packages });
    await rename(join(packages, 'package'), join(packages, name));
  }
}

async function wantedByOurs(packages: string): Promise<string[]> {
  const manifests = await Promise.all(PACKED.map((name) => readFile(join(packages, name, 'package.json'), 'utf8')));
  return manifests.flatMap((text) => {
    const { dependencies, peerDependencies } = JSON.parse(text);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
}

async function install(modules: string, packages: string, wanted: readonly string[]): Promise<void> {
  await mkdir(join(modules, '@saltbush'), { recursive: true });
  for (const name of PACKED) await cp(join(packages, name), join(modules, '@saltbush', name), { recursive: true });
  const others = new Set(wanted.filter((name) => !name.startsWith('@saltbush/')));
  for (const name of others) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
}
