import { BOOT_ELEMENT_ID, type BootScript, type BootState, type QuietBoot } from '@saltbush/contract/boot';
import { patiently } from '../live/patiently.ts';
import { readLive } from '../live/readLive.ts';
import { getJson } from './getJson.ts';
import { HOST_START_MARK } from './host-start-mark.ts';

/** Waits before the second and the third attempt to learn what is live: a busy site says to come back in three seconds. */
const RETRIES_MS = [1000, 3000];

export interface HostStart {
  /** Starts the host, once. If the gateway does not say what is live, the next call asks again. */
  start: () => void;
  /** Calls back when the host starts. */
  onStart: (listener: () => void) => void;
}

/** Starts the host of a quiet page, with what is live then. The page keeps the host and the release it was made from. */
export function createHostStart(boot: QuietBoot): HostStart {
  const { quiet, ...own } = boot;
  const listeners: (() => void)[] = [];
  let isUnderWay = false;

  const ask = async () => readLive(await getJson('/api/site/live', { signal: AbortSignal.timeout(own.loadTimeoutMs) }));

  async function begin(): Promise<void> {
    performance.mark(HOST_START_MARK);
    for (const script of [quiet.host, ...quiet.preload]) document.head.append(preloadLink(script));
    const live = await patiently(ask, RETRIES_MS);
    const element = document.getElementById(BOOT_ELEMENT_ID);
    // The revision of the page stays, so that the host asks again if another one is live; so do the flags that it was made
    // with.
    const state = { ...live, ...own, flags: { ...live.flags, ...own.flags } } satisfies BootState;
    if (element) element.textContent = JSON.stringify(state);
    for (const listener of listeners) listener();
    document.head.append(scriptOf(quiet.host));
  }

  return {
    onStart: (listener) => void listeners.push(listener),
    start() {
      if (isUnderWay) return;
      isUnderWay = true;
      begin().catch(() => {
        isUnderWay = false;
        // A form that is held until the host comes says that it cannot be sent.
        window.saltbushFailed?.();
      });
    },
  };
}

function preloadLink({ url, integrity }: BootScript): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
}

function scriptOf({ url, integrity }: BootScript): HTMLScriptElement {
  const script = document.createElement('script');
  // The script in the page that reports a host that did not arrive knows it by `defer`.
  return Object.assign(script, { defer: true, crossOrigin: 'anonymous', integrity, src: url });
}
