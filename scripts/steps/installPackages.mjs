import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { ROOT, readJson } from './workspace.mjs';

/** Installs the locked packages unless `node_modules` already holds exactly them. */
export async function installPackages() {
  if (isInstalled()) return 'up to date';
  // When started through npm, use that npm; some systems do not have it on the PATH.
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm, 'ci'] : ['npm', 'ci'];
  await runCommand(command, args, {
    explain: 'npm could not install the packages. Check the network, then run this again.',
  });
  return 'installed';
}

function isInstalled() {
  const installedLock = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = readJson(installedLock).packages;
  return Object.entries(readJson(join(ROOT, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (path === '') return true;
    if (wanted.link) return existsSync(join(ROOT, path));
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true || wanted.devOptional === true;
  });
}
