import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { capabilityNames, ROOT, readJson, releaseFolders, sourceFiles } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/saltbush/build-stamps.json');
const PACKAGES = [
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ...capabilityNames().map((name) => `capabilities/${name}`),
];
const ROOT_INPUTS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'lerna.json', 'nx.json'];

/**
 * Builds what changed. If no source file changed since the last build, Lerna is not run. What `kept` names stays as it was
 * built last, if it was.
 */
export async function buildPackages({ kept = [] } = {}) {
  const skipped = kept.filter(isBuilt);
  const folders = [...PACKAGES, ...releaseFolders(), 'auth-gateway'].filter((folder) => !skipped.includes(folder));
  const common = stampOf('.', ROOT_INPUTS);
  const stamps = Object.fromEntries(
    folders.map((folder) => [folder, common + stampOf(folder, sourceFiles(join(ROOT, folder)))]),
  );
  const known = existsSync(STAMP) ? readJson(STAMP) : {};
  if (folders.every((folder) => known[folder] === stamps[folder] && isBuilt(folder))) return 'up to date';
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js');
  const ignored = skipped.flatMap((folder) => ['--ignore', manifestOf(folder).name]);
  await runCommand(process.execPath, [lerna, 'run', 'build', '--concurrency', '2', ...ignored], {
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NO_COLOR: '1' },
    explain: 'The build failed; its output is above.',
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  // What was skipped has no stamp now: what it is built from may have changed.
  writeFileSync(STAMP, JSON.stringify(stamps));
  return 'built';
}

/** Changes when one of these files is added, removed or written. Fast, because it reads no file. */
function stampOf(folder, files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(ROOT, folder, file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

function isBuilt(folder) {
  return !manifestOf(folder).scripts?.build || existsSync(join(ROOT, folder, 'dist'));
}

const manifestOf = (folder) => readJson(join(ROOT, folder, 'package.json'));
