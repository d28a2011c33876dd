import { postJson } from './postJson.ts';
import type { Site } from './startSite.ts';

/** A preview link for a published release; the first browser that opens it gets the preview. */
export async function previewLink(site: Site, name: string, version: string): Promise<string> {
  const { url } = (await postJson(site, `/api/releases/${name}/previews`, { version })) as { url: string };
  return url;
}
