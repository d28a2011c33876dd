import type { Site } from '../platform/startSite.ts';

interface Visit {
  path: string;
  remote: string;
  version: string;
  /** Load time of the release; null when it was given up. */
  loadMs: number | null;
}

const LCP_SHARE = 1.6;
const TTFB_SHARE = 0.2;

/** The gateway counts only a few visits per network. */
let network = 0;

/**
 * One visitor from a network of their own: opens a page, and reports as a browser would how a release did. The site
 * must be behind a proxy.
 */
export async function visitPage(site: Site, { path, remote, version, loadMs }: Visit): Promise<void> {
  network += 1;
  const headers = { 'x-forwarded-for': `10.${network >> 8}.${network % 256}.1` };
  const opened = await fetch(site.url + path, { headers });
  const body = await opened.text();
  if (!opened.ok) throw new Error(`A visitor of ${path} was answered with ${opened.status}: ${body.slice(0, 200)}`);
  const about = { remote, version, page: path };
  const vital = (metric: string, value: number) => ({ kind: 'vital', ...about, metric, value });
  const events =
    loadMs === null
      ? [{ kind: 'abandoned', ...about, code: 'render' }]
      : [
          { kind: 'loaded', ...about, durationMs: loadMs },
          vital('LCP', loadMs * LCP_SHARE),
          vital('INP', 48 + (network % 5) * 8),
          vital('CLS', 0),
          vital('TTFB', loadMs * TTFB_SHARE),
        ];
  const answer = await fetch(`${site.url}/api/telemetry`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
}
