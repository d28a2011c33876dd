import type { Site } from './startSite.ts';

/** Calls a site's release API as its operator. Resolves to the answer. */
export async function postJson(site: Site, path: string, body: object): Promise<unknown> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
