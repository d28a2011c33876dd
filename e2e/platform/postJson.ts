import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from './startSite.ts';

/**
 * Calls a site's release API as its operator. Resolves to the answer. On a busy machine a release may still be tried after
 * its publication. The gateway waits for that for a while, then asks to try again, and so it is asked again.
 */
export async function postJson(site: Site, path: string, body: object): Promise<unknown> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string };
  if (answer.code === 'too-busy') {
    await wait(Number(response.headers.get('retry-after')) * 1_000);
    return postJson(site, path, body);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
