import type { Page } from '@playwright/test';

interface LoadEvent {
  kind: string;
  remote: string;
  version: string;
  page: string;
  code?: string;
}

/**
 * Collects what the page's beacons report about loading remotes or the host, from the next page load on. Returns the
 * growing list.
 */
export async function watchTelemetry(page: Page, about: 'remotes' | 'host' = 'remotes'): Promise<LoadEvent[]> {
  const events: LoadEvent[] = [];
  await page.exposeFunction('noteBeacon', (body: string) => {
    const batch = JSON.parse(body) as { events: LoadEvent[] };
    events.push(
      ...batch.events.filter(({ kind, remote }) => kind !== 'vital' && (remote === 'shell') === (about === 'host')),
    );
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const { noteBeacon } = window as unknown as { noteBeacon: (body: string) => void };
      if (body instanceof Blob) void body.text().then(noteBeacon);
      return send(url, body);
    };
  });
  return events;
}
