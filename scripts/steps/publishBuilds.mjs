import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownersFirst } from './ownersFirst.mjs';
import { runCommand } from './runCommand.mjs';
import { StepError } from './StepError.mjs';
import { HOST_FOLDER, ROOT, readJson, releaseFolders } from './workspace.mjs';

const MFE = join(ROOT, 'packages/tooling/bin/mfe.mjs');

/**
 * Routes below those of one remote that another one has too: signed-in visitors get their dashboard at the home page's
 * address, and the portal's quotes belong to the team of quotes.
 */
const SHARED_ROUTES = [
  { path: '/', of: 'mf-marketing', to: 'mf-dashboard' },
  { path: '/dashboard/quotes', of: 'mf-dashboard', to: 'mf-quote' },
];

/**
 * Publishes builds that the gateway does not have, and activates those that were never live. A build that was live
 * before is not activated again, so that an operator's rollback survives a restart; one that an interrupted start
 * only published is activated now. What an operator took off the site stays off.
 */
export async function publishBuilds({ url, token, reason }) {
  const read = (path) => readApi(url + path, token);
  const { live, retired, known } = await read('/api/releases');
  const liveNames = new Set(live.map(({ name }) => name));
  const retiredNames = new Set(retired.map(({ name }) => name));
  const fresh = [];
  for (const folder of releaseFolders()) {
    const build = { folder, ...readBuild(folder) };
    if (retiredNames.has(build.name)) continue;
    const isKnown = known[build.name]?.includes(build.version) ?? false;
    if (!isKnown || !liveNames.has(build.name) || !(await wasActivated(read, build))) fresh.push({ ...build, isKnown });
  }
  const mfe = (...args) =>
    runCommand(process.execPath, [MFE, ...args, '--url', url], {
      env: { MFE_TOKEN: token },
      explain: `mfe ${args[0]} ${args[1]} was refused: see above.`,
    });
  const { routes, grants } = await read('/api/releases/routes');
  const grant = async ({ name }) => {
    for (const { path, to } of SHARED_ROUTES) {
      const has = [...routes.filter(({ remote }) => remote === to), ...grants.filter((one) => one.to === to)];
      if (to !== name || has.some((one) => one.path === path)) continue;
      await mfe('routes', 'grant', path, '--to', to, '--reason', reason);
    }
  };
  const publish = async ({ folder, isKnown }) => (isKnown ? undefined : mfe('publish', folder));
  const activate = ({ name, version }) => mfe('activate', `${name}@${version}`, '--reason', reason);
  // The host first, because a remote that uses something new would be refused beside the old host.
  const host = fresh.find(({ folder }) => folder === HOST_FOLDER);
  const remotes = fresh.filter((build) => build !== host);
  if (host) {
    await publish(host);
    await activate(host);
  }
  // Two at a time: the gateway compresses the files of one while it tries the other.
  const waiting = remotes.values();
  const publishRest = async () => {
    for (const build of waiting) await publish(build);
  };
  await Promise.all([publishRest(), publishRest()]);
  for (const build of ownersFirst(remotes, SHARED_ROUTES)) {
    await grant(build);
    await activate(build);
  }
  if (fresh.length === 0) return 'nothing new';
  return { outcome: fresh.map(({ name, version }) => `${name} ${version}`).join(', '), published: fresh };
}

function readBuild(folder) {
  const file = join(ROOT, folder, 'dist/release.json');
  if (existsSync(file)) return readJson(file);
  throw new StepError(`${folder} is not built. Run npm run build, then this again.`);
}

/** Whether the log says that visitors ever got this release. */
async function wasActivated(read, { name, version }) {
  let before = '';
  for (;;) {
    const { history } = await read(`/api/releases/history?name=${name}&limit=500${before}`);
    if (history.some((entry) => entry.version === version)) return true;
    if (history.length < 500) return false;
    before = `&before=${history.at(-1).seq}`;
  }
}

async function readApi(address, token) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return response.json();
  throw new StepError(
    response.status === 401 || response.status === 403
      ? 'The gateway refuses the operator token. If OPERATOR_TOKEN is set, it must be the one the gateway was started with.'
      : `The gateway cannot list its releases (${response.status}: ${await response.text()}).`,
  );
}
