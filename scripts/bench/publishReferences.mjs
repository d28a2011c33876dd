import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../steps/runCommand.mjs';
import { ROOT } from '../steps/workspace.mjs';

const SCRATCH = join(ROOT, '.data/bench/references');
const MFE = join(ROOT, 'packages/tooling/bin/mfe.mjs');
const HOME = 'mf-bench-home';

/** The same page once more, as its team would mark it since it is only read. */
const QUIET = {
  name: 'mf-bench-read',
  edit: (text) =>
    text
      .replaceAll(HOME, 'mf-bench-read')
      .replace(`path: '/bench',`, `path: '/bench-read',\n      interactive: 'none',`)
      // Two entries of a menu may not have the same name.
      .replace(`label: 'Home repairs'`, `label: 'Home repairs, read'`),
};

/** Builds the remotes of a folder and makes them live, the home page also as a page that is only read. */
export async function publishReferences({ url, token }, remotes) {
  rmSync(SCRATCH, { recursive: true, force: true });
  await goLive(url, token, copy(remotes, 'mf-bench-quote'));
  // Two teams share the addresses below /bench, which an operator has to say.
  await mfe(HOME, token, 'routes', 'grant', '/bench', '--to', HOME, '--reason', 'Bench', '--url', url);
  await goLive(url, token, copy(remotes, HOME));
  await goLive(url, token, copy(remotes, HOME, QUIET));
}

function copy(remotes, from, { name, edit } = { name: from, edit: (text) => text }) {
  const folder = join(SCRATCH, name);
  cpSync(join(remotes, from), folder, { recursive: true });
  for (const file of ['package.json', 'remote.config.ts']) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    rmSync(path, { force: true });
    writeFileSync(path, edit(text));
  }
  return { name, folder };
}

async function goLive(url, token, { name, folder }) {
  await mfe(name, token, 'build', folder);
  await mfe(name, token, 'publish', join(folder, 'dist'), '--url', url);
  const { version } = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8'));
  await mfe(name, token, 'activate', `${name}@${version}`, '--reason', 'Bench', '--no-watch', '--url', url);
}

function mfe(name, token, ...args) {
  const options = { env: { MFE_TOKEN: token }, explain: `${name} was refused: see above.` };
  return runCommand(process.execPath, [MFE, ...args], options);
}
