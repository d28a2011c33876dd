import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { ROOT } from './workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows, which Playwright uses by default too: a new window costs a quarter of the time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** Path of an installed Chromium: `CHROMIUM_PATH`, else the system's; null when there is none. */
function findBrowser(preferred) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  const folders = [
    '/usr/bin',
    ...(process.env.PATH ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
  ];
  const names = [...preferred, ...NAMES, 'Google Chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/**
 * Finds a browser or installs one: through apt if this process may, else Playwright's own. Resolves to its path, or
 * to null for Playwright's browser, which Playwright finds itself. `isWhole`: one that does all that a visitor's does,
 * such as prerendering, and not only what the journeys need.
 */
export async function findOrInstallBrowser({ isWhole = false } = {}) {
  const preferred = isWhole ? [] : [WITHOUT_WINDOWS];
  const found = findBrowser(preferred);
  if (found) return { path: found, outcome: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args) =>
      runCommand('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, acceptFailure: true });
    await apt('update');
    for (const name of [...preferred, 'chromium']) {
      if (findBrowser(preferred) === null) await apt('install', '-y', '--no-install-recommends', name);
    }
    const installed = findBrowser(preferred);
    if (installed) return { path: installed, outcome: `installed ${installed}` };
  }
  await runCommand(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], {
    explain:
      'No Chromium was found and none could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  });
  return { path: null, outcome: "Playwright's own" };
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
