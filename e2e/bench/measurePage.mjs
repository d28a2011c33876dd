/** Longer than any work that a page postpones until after its start. */
const QUIET_MS = 1500;

/** What the bench compares: an unthrottled desktop, and a mid-range phone on slow 4G (150 ms, 1.6 Mbit/s, CPU 4x). */
export const CONDITIONS = {
  'not throttled': null,
  'slow 4G, CPU 4x': { latencyMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750, cpuSlowdown: 4 },
};

/**
 * Opens a page once in a fresh context with nothing cached. Resolves to its requests until loaded, the longest chain
 * of requests that cause one another, the bytes on the wire, the number of later requests, and Largest Contentful
 * Paint.
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
    const needed = traffic.requests();
    await traffic.untilQuiet();
    const lcpMs = await page.evaluate(() => window.saltbushLcpMs ?? 0);
    return {
      requests: needed.length,
      roundTrips: longestChain(needed),
      bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
      laterRequests: traffic.requests().length - needed.length,
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

/** Follows every request of the page, except event streams and beacons, which outlive it. */
async function recordTraffic(session) {
  const byId = new Map();
  let lastChangeAt = Date.now();
  const touch = () => {
    lastChangeAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type === 'EventSource' || type === 'Ping' || !request.url.startsWith('http')) return;
    byId.set(requestId, { url: request.url, type, causes: causesOf(initiator), bytes: 0 });
    touch();
  });
  session.on('Network.responseReceived', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.isAnswered = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { hasEnded: true, bytes: encodedDataLength });
    touch();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.hasEnded = true;
    touch();
  });
  await session.send('Network.enable');
  // A response that the page never reads never finishes; it costs nothing more.
  const isOver = ({ type, isAnswered, hasEnded }) => hasEnded || (type === 'Fetch' && isAnswered);
  const isQuiet = () => Date.now() - lastChangeAt > QUIET_MS && [...byId.values()].every(isOver);
  return {
    requests: () => [...byId.values()].filter(({ isAnswered }) => isAnswered),
    untilQuiet: async () => {
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** What caused a request: the page that names it, or the scripts on the stack. */
function causesOf({ url, stack }) {
  const urls = url ? [url] : [];
  for (let level = stack; level; level = level.parent) urls.push(...level.callFrames.map((frame) => frame.url));
  return urls;
}

function longestChain(requests) {
  const depths = new Map();
  for (const { url, causes } of requests) {
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => (cause === url ? 0 : (depths.get(cause) ?? 0)))));
  }
  return Math.max(0, ...depths.values());
}
