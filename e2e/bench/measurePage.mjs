const QUIET_MS = 500;

/** What the bench compares: an unthrottled desktop, and a mid-range phone on slow 4G (150 ms, 1.6 Mbit/s, CPU 4x). */
export const CONDITIONS = {
  'not throttled': null,
  'slow 4G, CPU 4x': { latencyMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750, cpuSlowdown: 4 },
};

/**
 * Opens a page once in a fresh context, with nothing cached. Resolves to its requests, the longest chain of requests that
 * had to wait for each other, bytes on the wire and Largest Contentful Paint.
 */
export async function measurePage({ browser, url, throttle }) {
  const context = await browser.newContext({
    viewport: throttle ? { width: 390, height: 844 } : { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    if (throttle) await applyThrottle(session, throttle);
    await page.addInitScript(observeLcp);
    await page.goto(url, { waitUntil: 'load' });
    await traffic.untilQuiet();
    const lcpMs = await page.evaluate(() => window.saltbushLcpMs ?? 0);
    const requests = traffic.requests();
    return {
      requests: requests.length,
      roundTrips: longestChain(requests),
      bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
      lcpMs,
    };
  } finally {
    await context.close();
  }
}

function observeLcp() {
  new PerformanceObserver((list) => {
    window.saltbushLcpMs = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function applyThrottle(session, { latencyMs, downBytesPerSecond, upBytesPerSecond, cpuSlowdown }) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downBytesPerSecond,
    uploadThroughput: upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Follows every request of the page, leaving out what outlives it: event streams and beacons. */
async function recordTraffic(session) {
  const byId = new Map();
  let lastChangeAt = Date.now();
  const touch = () => {
    lastChangeAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (type === 'EventSource' || type === 'Ping' || !request.url.startsWith('http')) return;
    byId.set(requestId, { url: request.url, type, startedAt: timestamp, bytes: 0 });
    touch();
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = byId.get(requestId);
    if (request) request.answeredAt = timestamp;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp, bytes: encodedDataLength });
    touch();
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = byId.get(requestId);
    if (request) request.endedAt = timestamp;
    touch();
  });
  await session.send('Network.enable');
  const isQuiet = () =>
    Date.now() - lastChangeAt > QUIET_MS && [...byId.values()].every(({ endedAt }) => endedAt !== undefined);
  return {
    requests: () => [...byId.values()].filter(({ bytes }) => bytes > 0),
    untilQuiet: async () => {
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** A request waited for another when it began after the other was there: for the document, once its head was. */
function longestChain(requests) {
  const sorted = [...requests].sort((a, b) => a.startedAt - b.startedAt);
  const depths = new Map();
  for (const request of sorted) {
    const waitedFor = sorted.filter(
      (other) =>
        depths.has(other) && (other.type === 'Document' ? other.answeredAt : other.endedAt) <= request.startedAt,
    );
    depths.set(request, 1 + Math.max(0, ...waitedFor.map((other) => depths.get(other))));
  }
  return Math.max(0, ...depths.values());
}
