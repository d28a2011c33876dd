import type { Site } from './startSite.ts';

/** Rolls a remote back over HTTP: resolves with the answer, so that times count from the call. */
export async function rollBack(site: Site, name: string): Promise<void> {
  const response = await fetch(`${site.url}/api/releases/${name}/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Journey: the old one was better' }),
  });
  if (!response.ok) throw new Error(`The rollback answered ${response.status}: ${await response.text()}`);
}
