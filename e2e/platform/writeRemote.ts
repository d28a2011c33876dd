import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** Writes a remote that a journey builds, with these files beside its `package.json`. Resolves to its folder. */
export async function writeRemote(name: string, place: string, files: Record<string, string>): Promise<string> {
  const folder = join(ROOT, '.data/journeys', place, name);
  const manifest = {
    name: `@saltbush/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    devDependencies: { '@saltbush/tooling': '1.0.0' },
    peerDependencies: { '@saltbush/contract': '^1.0.0', react: '^19.3.0' },
  };
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
