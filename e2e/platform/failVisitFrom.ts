import type { Site } from './startSite.ts';

interface Boot {
  visit: string;
  remotes: { name: string; releases: { version: string }[] }[];
}

/**
 * One visitor whose browser gives the quote page's release up: loads the page from an address, and reports what its
 * release did. Resolves to the version that this visitor got.
 */
export async function failVisitFrom(site: Site, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const html = await (await fetch(`${site.url}/quote`, { headers })).text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { visit, remotes } = JSON.parse(json) as Boot;
  const version = remotes.find(({ name }) => name === 'mf-quote')?.releases[0]?.version ?? '';
  const about = { remote: 'mf-quote', version, page: '/quote' };
  const events = [
    { kind: 'loaded', ...about, durationMs: 250 },
    { kind: 'abandoned', ...about, code: 'render' },
  ];
  const answer = await fetch(`${site.url}/api/telemetry`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ visit, events }),
  });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
  return version;
}
