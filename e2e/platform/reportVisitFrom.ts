import type { Site } from './startSite.ts';

interface Boot {
  hostVersion: string;
  remotes: { name: string; releases: { version: string }[] }[];
}

interface Visit {
  remote?: 'mf-quote' | 'shell';
  /** Whether the browser gives the release up. */
  isFailed: boolean;
}

/**
 * One visitor whose browser reports how the release of the quote page, or the host, did: loads the page from an address,
 * and reports. Resolves to the version that this visitor got.
 */
export async function reportVisitFrom(
  site: Site,
  address: string,
  { remote = 'mf-quote', isFailed }: Visit,
): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const page = await fetch(`${site.url}/quote`, { headers });
  const html = await page.text();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { hostVersion, remotes } = JSON.parse(json) as Boot;
  if (remote === 'shell') {
    const about = { remote, version: hostVersion };
    const failed = { kind: 'abandoned', ...about, code: 'incompatible' };
    await report(site, headers, [isFailed ? failed : { kind: 'vital', ...about, metric: 'TTFB', value: 20 }]);
    return hostVersion;
  }
  const version = remotes.find(({ name }) => name === remote)?.releases[0]?.version ?? '';
  const about = { remote, version, page: '/quote' };
  await report(site, headers, [
    { kind: 'loaded', ...about, durationMs: 250 },
    ...(isFailed ? [{ kind: 'abandoned', ...about, code: 'render' }] : []),
  ]);
  return version;
}

async function report(site: Site, headers: Record<string, string>, events: object[]): Promise<void> {
  const answer = await fetch(`${site.url}/api/telemetry`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
}
