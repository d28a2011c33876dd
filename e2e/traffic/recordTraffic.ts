import type { CDPSession } from '@playwright/test';

/** Longer than any work that a page postpones until after its start. */
const QUIET_MS = 1500;
const POLL_MS = 50;
const GIVE_UP_MS = 40_000;

/** One request of a page. Times are seconds of the wall clock. */
export interface SeenRequest {
  url: string;
  /** As the DevTools protocol names it: `Document`, `Script`, `Image`, … */
  type: string;
  startedAt: number;
  endedAt: number | null;
  /** On the wire, headers included, as far as they have arrived; 0 for an answer that the browser had already. */
  bytes: number;
  /** The browser had fetched it ahead, before the page asked. */
  isAhead: boolean;
  isAnswered: boolean;
  /** What caused the request: the page that names it, or the scripts on the stack. */
  causes: string[];
}

export interface Traffic {
  requests: () => SeenRequest[];
  /** Resolves once nothing is under way and nothing has begun for a while. Rejects when that takes too long. */
  untilQuiet: () => Promise<void>;
}

interface Initiator {
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** Streams and reports outlive the page, a film is fetched as far as the browser likes, and a body may stay unread. */
const ENDS_WHEN_IT_LIKES = new Set(['EventSource', 'Fetch', 'Media', 'Ping']);

/** Follows every request of a page from here on. The favicon is left out, since the browser asks for it by itself. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const byId = new Map<string, SeenRequest>();
  let lastChangeAt = Date.now();
  let clockOffset = 0;

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url) || /\/favicon\.\w+$/.test(request.url)) return;
    clockOffset = wallTime - timestamp;
    lastChangeAt = Date.now();
    byId.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      startedAt: wallTime,
      endedAt: null,
      bytes: 0,
      isAhead: false,
      isAnswered: false,
      causes: causesOf(initiator),
    });
  });
  const update = (requestId: string, change: (request: SeenRequest) => Partial<SeenRequest>) => {
    const request = byId.get(requestId);
    if (!request) return;
    lastChangeAt = Date.now();
    Object.assign(request, change(request));
    if (request.isAhead) request.bytes = 0;
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isAhead = response.fromPrefetchCache === true;
    update(requestId, () => ({ isAnswered: true, isAhead, bytes: response.encodedDataLength }));
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    update(requestId, ({ bytes }) => ({ bytes: bytes + encodedDataLength }));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    update(requestId, () => ({ bytes: encodedDataLength, endedAt: timestamp + clockOffset }));
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    update(requestId, () => ({ endedAt: timestamp + clockOffset }));
  });
  await session.send('Network.enable');

  const isOver = ({ type, isAnswered, endedAt }: SeenRequest) =>
    endedAt !== null || type === 'Ping' || (isAnswered && ENDS_WHEN_IT_LIKES.has(type));
  const isQuiet = () => Date.now() - lastChangeAt > QUIET_MS && [...byId.values()].every(isOver);
  return {
    requests: () => [...byId.values()],
    untilQuiet: async () => {
      const giveUpAt = Date.now() + GIVE_UP_MS;
      while (!isQuiet()) {
        if (Date.now() > giveUpAt) throw notQuiet([...byId.values()].filter((request) => !isOver(request)));
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

function notQuiet(open: readonly SeenRequest[]): Error {
  const what = open.map(({ url }) => url).join(', ') || 'it begins new requests again and again';
  return new Error(`The page was not quiet after ${GIVE_UP_MS / 1000} seconds, so it was not measured: ${what}.`);
}

function causesOf({ url, stack }: Initiator): string[] {
  const urls = url ? [url] : [];
  for (let level = stack; level; level = level.parent) urls.push(...level.callFrames.map((frame) => frame.url));
  return urls;
}
