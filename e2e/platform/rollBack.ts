import { postJson } from './postJson.ts';
import type { Site } from './startSite.ts';

/** Rolls a remote back over HTTP. Resolves with the answer, so that times count from the call. */
export async function rollBack(site: Site, name: string): Promise<void> {
  await postJson(site, `/api/releases/${name}/rollback`, { reason: 'Journey: the old one was better' });
}
