import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { StepError } from './StepError.mjs';
import { ROOT, readJson, releaseFolders } from './workspace.mjs';

const MFE = join(ROOT, 'packages/tooling/bin/mfe.mjs');

/**
 * Publishes the builds that the gateway does not hold yet and activates those. A build it already holds is left alone,
 * so that a rollback made by an operator survives a restart.
 */
export async function publishBuilds({ url, token, reason }) {
  const { live, known } = await readReleases(url, token);
  const builds = releaseFolders().map((folder) => ({ folder, ...readBuild(folder) }));
  const isLive = new Set(live.map(({ name }) => name));
  const fresh = builds.filter(({ name, version }) => !known[name]?.includes(version) || !isLive.has(name));
  const mfe = (...args) =>
    runCommand(process.execPath, [MFE, ...args, '--url', url], {
      env: { MFE_TOKEN: token },
      explain: `mfe ${args[0]} ${args[1]} was refused: see above.`,
    });
  for (const { folder } of fresh) await mfe('publish', folder);
  for (const { name, version } of fresh) await mfe('activate', `${name}@${version}`, '--reason', reason);
  if (fresh.length === 0) return 'nothing new';
  return { outcome: fresh.map(({ name, version }) => `${name} ${version}`).join(', '), published: fresh };
}

function readBuild(folder) {
  const file = join(ROOT, folder, 'dist/release.json');
  if (existsSync(file)) return readJson(file);
  throw new StepError(`${folder} is not built. Run npm run build, then this again.`);
}

async function readReleases(url, token) {
  const response = await fetch(`${url}/api/releases`, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return response.json();
  throw new StepError(
    response.status === 401 || response.status === 403
      ? 'The gateway refuses the operator token. If OPERATOR_TOKEN is set, it must be the one the gateway was started with.'
      : `The gateway cannot list its releases (${response.status}: ${await response.text()}).`,
  );
}
