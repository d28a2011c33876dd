import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { capabilityNames, ROOT, readJson, releaseFolders, sourceFiles } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/saltbush/build-stamp');
const PACKAGES = [
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ...capabilityNames().map((name) => `capabilities/${name}`),
];
const ROOT_INPUTS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'lerna.json', 'nx.json'];

/** Builds what changed. If no source file changed since the last build, Lerna is not run. */
export async function buildPackages() {
  const stamp = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && isBuilt()) return 'up to date';
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js');
  await runCommand(process.execPath, [lerna, 'run', 'build', '--concurrency', '2'], {
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NO_COLOR: '1' },
    explain: 'The build failed; its output is above.',
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
  return 'built';
}

/** Changes when a source file is added, removed or written. Fast, because it reads no file. */
function stampOfSources() {
  const hash = createHash('sha256').update(process.version);
  const add = (file) => {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  };
  ROOT_INPUTS.forEach(add);
  for (const folder of [...PACKAGES, ...releaseFolders(), 'auth-gateway']) {
    for (const file of sourceFiles(join(ROOT, folder))) add(`${folder}/${file}`);
  }
  return hash.digest('hex');
}

function isBuilt() {
  return [...PACKAGES, ...releaseFolders(), 'auth-gateway'].every((folder) => {
    const { scripts } = readJson(join(ROOT, folder, 'package.json'));
    return !scripts?.build || existsSync(join(ROOT, folder, 'dist'));
  });
}
