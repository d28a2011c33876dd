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

/** More tries than it takes to get a release that one visitor in ten gets. */
const MOST_TRIES = 400;

/** Opens the page as a new visitor, again and again until it has this release. */
async function openWith(site: Site, headers: Record<string, string>, { path, remote, version }: Visit) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const opened = await fetch(site.url + path, { headers });
    const body = await opened.text();
    if (!opened.ok) throw new Error(`A visitor of ${path} was answered with ${opened.status}: ${body.slice(0, 200)}`);
    if (body.includes(`/mf/${remote}/${version}/`))
      return opened.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  }
  throw new Error(`No visitor of ${path} got ${remote} ${version}.`);
}

/**
 * One visitor from a network of their own: opens a page, and reports as a browser would how a release did. The site
 * must be behind a proxy.
 */
export async function visitPage(site: Site, visit: Visit): Promise<void> {
  const { path, remote, version, loadMs } = visit;
  network += 1;
  const headers = { 'x-forwarded-for': `10.${network >> 8}.${network % 256}.1` };
  const cookie = (await openWith(site, headers, visit)).join('; ');
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
    headers: {
      ...{ ...headers, 'content-type': 'application/json', origin: site.url },
      ...(cookie === '' ? {} : { cookie }),
    },
    body: JSON.stringify({ events }),
  });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
}
