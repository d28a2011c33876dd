import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';

const run = promisify(execFile);
const SCOPE = '@saltbush/';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface ForeignRepository {
  /** Outside this repository; of ours it holds only the packages that the site hands out. */
  folder: string;
  /**
   * Makes a remote there with the site's command, which has no package beside it, and installs the remote's
   * dependencies. Resolves to its folder.
   */
  newRemote: (name: string, ...options: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * A repository of another team, with the contract, components and tooling of the live host of a site. Every third-party
 * package is linked, so that nothing else is downloaded.
 */
export async function foreignRepository(site: string): Promise<ForeignRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'another-team-'));
  const tooling = await fetch(`${site}/api/site/packages/@saltbush/tooling`);
  await writeFile(join(folder, 'tooling.tar'), Buffer.from(await tooling.arrayBuffer()));
  await run('tar', ['-xf', 'tooling.tar'], { cwd: folder });
  return {
    folder,
    async newRemote(name, ...options) {
      const made = ['new', name, '--site', site, ...options];
      await run(process.execPath, [join(folder, 'package/bin/mfe.mjs'), ...made], { cwd: folder });
      await install(join(folder, name));
      return join(folder, name);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What `npm install` would do: the files that package.json names, then what these and it depend on. */
async function install(remote: string): Promise<void> {
  const modules = join(remote, 'node_modules');
  const manifest = await readManifest(remote);
  const unpacked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, spec]) => spec.startsWith('file:'))
    .map(async ([name, spec]) => {
      await mkdir(join(modules, name), { recursive: true });
      const archive = join(remote, spec.slice('file:'.length));
      await run('tar', ['-xf', archive, '--strip-components=1', '-C', join(modules, name)]);
    });
  await Promise.all(unpacked);
  const ours = (await readdir(join(modules, SCOPE))).map((name) => join(modules, SCOPE, name));
  const service = join(remote, 'service');
  const own = [manifest, ...(existsSync(service) ? [await readManifest(service)] : [])];
  const manifests = [...own, ...(await Promise.all(ours.map(readManifest)))];
  const wanted = manifests.flatMap(({ dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies }),
  );
  const others = new Set([...wanted, ...own.flatMap(({ devDependencies }) => Object.keys(devDependencies ?? {}))]);
  for (const name of others) {
    if (name.startsWith(SCOPE)) continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}
