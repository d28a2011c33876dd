import type { SeenRequest } from './recordTraffic.ts';

export interface TrafficFigures {
  requestsUntilReady: number;
  bytesUntilReady: number;
  requests: number;
  /** Requests for anything but pictures and films, whose number depends on the size of the window. */
  requestsBesidesPictures: number;
  bytes: number;
  scriptBytes: number;
  htmlBytes: number;
  /** The longest chain of requests that cause one another, pictures and films left out. */
  roundTrips: number;
}

const PICTURES = new Set(['Image', 'Media']);

/** What a page asked of the network. `readyAt` is when it could be read, in seconds of the wall clock. */
export function trafficFigures(requests: readonly SeenRequest[], readyAt: number): TrafficFigures {
  // The browser answers from its cache without a byte.
  const sent = requests.filter(({ bytes, isAnswered }) => bytes > 0 || !isAnswered);
  const untilReady = sent.filter(({ endedAt }) => endedAt !== null && endedAt <= readyAt);
  const besidesPictures = sent.filter(({ type }) => !PICTURES.has(type));
  return {
    requestsUntilReady: untilReady.length,
    bytesUntilReady: bytesOf(untilReady),
    requests: sent.length,
    requestsBesidesPictures: besidesPictures.length,
    bytes: bytesOf(sent),
    scriptBytes: bytesOf(sent.filter(({ type }) => type === 'Script')),
    htmlBytes: bytesOf(sent.filter(({ type }) => type === 'Document')),
    roundTrips: longestChain(besidesPictures),
  };
}

function bytesOf(requests: readonly SeenRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

function longestChain(requests: readonly SeenRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, causes } of requests) {
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => (cause === url ? 0 : (depths.get(cause) ?? 0)))));
  }
  return Math.max(0, ...depths.values());
}
