import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from './startSite.ts';

const run = promisify(execFile);

/** Publishes and activates a release folder over HTTP, which is quicker than two commands. */
export async function goLive(site: Site, name: string, version: string, folder: string): Promise<void> {
  const { stdout } = await run('tar', ['-czf', '-', '-C', folder, '.'], { encoding: 'buffer', maxBuffer: 30_000_000 });
  await post(site, `/api/releases/${name}`, new Uint8Array(stdout), 'application/gzip');
  const activation = JSON.stringify({ version, reason: 'Journey: one of many' });
  await post(site, `/api/releases/${name}/activations`, activation, 'application/json');
}

async function post(site: Site, path: string, body: BodyInit, type: string): Promise<void> {
  const headers = { authorization: `Bearer ${site.token}`, 'content-type': type };
  const response = await fetch(site.url + path, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
