import { type APIRequestContext, expect } from '@playwright/test';

interface Visits {
  /** The page that is opened. */
  path: string;
  remote: string;
  version: string;
  count: number;
  /** `abandoned`: the release had to be given up. */
  kind: 'loaded' | 'abandoned';
}

/** Opens a page so many times and reports, as its browser would, how a release did in each of these visits. */
export async function reportVisits(request: APIRequestContext, visits: Visits): Promise<void> {
  const { path, remote, version, count, kind } = visits;
  for (let made = 0; made < count; made += 1) {
    const html = await (await request.get(path)).text();
    const { visit } = JSON.parse(/<script[^>]*id="boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}') as { visit: string };
    const outcome = kind === 'loaded' ? { kind, durationMs: 300 + made } : { kind, code: 'render' };
    const event = { ...outcome, remote, version, page: path };
    const answer = await request.post('/api/telemetry', { data: { visit, events: [event] } });
    expect(answer.status()).toBe(204);
  }
}
