import { postJson } from './postJson.ts';
import type { Site } from './startSite.ts';

/** A link that shows a published release to whoever opens it first. */
export async function previewLink(site: Site, name: string, version: string): Promise<string> {
  const { url } = (await postJson(site, `/api/releases/${name}/previews`, { version })) as { url: string };
  return url;
}
