import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { liveState, quietBoot } from '../../fixtures/quietBoot.ts';
import { serveQuietPage } from './serveQuietPage.ts';

const told: Promise<{ events: object[] }>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  document.head.replaceChildren();
  document.body.innerHTML = '<script type="application/json" id="boot">{}</script><main><button>Print</button></main>';
  performance.mark = jest.fn<typeof performance.mark>();
  performance.getEntriesByType = () => [];
  performance.getEntriesByName = () => [];
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address === '/api/telemetry') told.push(textOf(init?.body as Blob));
    return { ok: true, text: async () => JSON.stringify(address === '/api/site/live' ? liveState() : {}) } as Response;
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** jsdom's Blob has no `text`. */
function textOf(blob: Blob): Promise<{ events: object[] }> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });
}

it('reports that the page and its frame came', async () => {
  serveQuietPage(quietBoot());
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect((await Promise.all(told)).flatMap(({ events }) => events)).toMatchObject([
    { kind: 'loaded', remote: 'shell', version: '1.0.0' },
    { kind: 'loaded', remote: 'mf-marketing', version: '1.0.0', page: '/faq' },
  ]);
});

it('starts the host when a control is used, also on a page whose team says that it has none', async () => {
  serveQuietPage(quietBoot());
  expect(document.querySelector('script[src]')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  jest.useRealTimers();
  await waitFor(() => expect(document.querySelector('script[src]')?.getAttribute('src')).toBe('/mf/main.js'));
});
