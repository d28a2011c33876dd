import type { Page } from '@playwright/test';

interface LoadEvent {
  kind: string;
  remote: string;
  version: string;
  page: string;
  code?: string;
  /** Beside a vital. */
  isCold?: boolean;
}

/**
 * Collects what the page reports about loading remotes or the host, or under which conditions it loaded them, from the next page load on. Returns the
 * growing list.
 */
export async function watchTelemetry(
  page: Page,
  about: 'remotes' | 'host' | 'conditions' = 'remotes',
): Promise<LoadEvent[]> {
  const events: LoadEvent[] = [];
  await page.exposeFunction('noteBeacon', (body: string) => {
    const batch = JSON.parse(body) as { events?: LoadEvent[] };
    // What a release threw goes to another address.
    events.push(
      ...(batch.events ?? []).filter(({ kind, remote, isCold }) =>
        about === 'conditions' ? isCold !== undefined : kind !== 'vital' && (remote === 'shell') === (about === 'host'),
      ),
    );
  });
  await page.addInitScript(() => {
    const { noteBeacon } = window as unknown as { noteBeacon: (body: string) => void };
    const note = (body: unknown) => {
      if (body instanceof Blob) void body.text().then(noteBeacon);
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      note(body);
      return send(url, body);
    };
    const ask = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (input === '/api/telemetry') note(init?.body);
      return ask(input, init);
    };
  });
  return events;
}
