import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LiveState } from '@saltbush/contract/boot';

/** Headers that a browser sends when it opens a page. */
const VISIT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

export const pathOf = (url: string): string => new URL(url).pathname;

/** A browser that keeps its cookies. */
export function previewBrowser(url: string, given: string) {
  const [first = '', value = ''] = given.split('=', 2);
  const jar = new Map(given === '' ? [] : [[first, value]]);
  /** Not with `fetch`, which adds headers that mark the request as a script's. */
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
      const cookie = [...jar].map(([name, content]) => `${name}=${content}`).join('; ');
      const all = { ...(cookie === '' ? {} : { cookie }), ...VISIT, ...headers };
      request(url + path, { method, headers: all }, async (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [pair = ''] = line.split(';', 1);
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const known = Object.entries(response.headers).map(([name, content]) => [name, String(content)]);
        const answered = new Headers(known as [string, string][]);
        resolve({ status: response.statusCode ?? 0, headers: answered, text: await text(response) });
      })
        .on('error', reject)
        .end();
    });
  const proofIn = (page: string) => /name="proof" value="([\w-]+)"/.exec(page)?.[1];
  const open = async (link: string) => {
    const page = await ask(pathOf(link));
    const proof = proofIn(page.text);
    return proof === undefined ? page : ask(`${pathOf(link)}/open?proof=${proof}`);
  };
  const live = async () => JSON.parse((await ask('/api/site/live')).text) as LiveState;
  return {
    ask,
    live,
    open,
    proofIn,
    versionOf: async (name = 'mf-quote') =>
      (await live()).remotes.find((remote) => remote.name === name)?.releases[0]?.version,
    cookie: () => `saltbush-preview=${jar.get('saltbush-preview') ?? ''}`,
  };
}
