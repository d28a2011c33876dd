import { type APIRequestContext, expect } from '@playwright/test';

/** Settings of a site that trusts the forwarded address of a request. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '1' };

interface Visits {
  /** The page that is opened. */
  path: string;
  remote: string;
  version: string;
  count: number;
  /** `abandoned`: the release was given up. */
  kind: 'loaded' | 'abandoned';
}

/** The gateway counts only a few visits per network. */
let network = 0;

/**
 * Opens a page several times and reports, as its browser would, how a release did in each visit. Each visit comes
 * from its own network, which requires a site with `BEHIND_PROXY`.
 */
export async function reportVisits(request: APIRequestContext, visits: Visits): Promise<void> {
  const { path, remote, version, count, kind } = visits;
  for (let made = 0; made < count; made += 1) {
    network += 1;
    const headers = { 'x-forwarded-for': `10.${network >> 8}.${network % 256}.1` };
    await request.get(path, { headers });
    const outcome = kind === 'loaded' ? { kind, durationMs: 300 + made } : { kind, code: 'render' };
    const event = { ...outcome, remote, version, page: path };
    const answer = await request.post('/api/telemetry', { headers, data: { events: [event] } });
    expect(answer.status()).toBe(200);
  }
}
