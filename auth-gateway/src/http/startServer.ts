import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartFault } from '../errors.ts';
import { answerProbe, type Readiness } from './answerProbe.ts';
import { capConnections } from './capConnections.ts';
import { dropSlowClients } from './dropSlowClients.ts';
import { sendProblem } from './sendProblem.ts';

/** Longer than proxies usually keep an idle connection, so that none is closed while they send on it. */
const KEEP_ALIVE_MS = 65_000;
/** Whoever sends the head of a request more slowly keeps a connection and nothing else. */
const HEADERS_MS = 10_000;
/** The largest upload, thirty megabytes, takes four minutes at a megabit a second. */
const REQUEST_MS = 5 * 60_000;
const CHECK_MS = 2_000;
const MOST_REQUESTS_OF_A_CONNECTION = 1_000;
const HEADER_BYTES = 16 * 1024;
/** A form fits in whole, so that it need not be read before there is a place for it; see `createBodyWait.ts`. */
const BUFFER_BYTES = 80 * 1024;
/** Clients that go on connecting must not hold up the stop. */
const ACCEPT_TIMEOUT_MS = 1_000;
const DRAIN_TIMEOUT_MS = 10_000;
/** A connection just made looks idle until its first request arrives: none is closed before this long has passed. */
const SWEEP_MS = 250;

export interface StartedServer {
  server: Server;
  port: number;
  /** Hands requests to the site; until then they are told to come back. `readiness` is what `/readyz` says from now on. */
  open: (listener: RequestListener, readiness?: () => Promise<Readiness>) => void;
  /** From now on, answers ask clients to close their connections. */
  beginClosing: () => void;
  /** Takes no more connections and waits for the requests that are being answered. */
  drain: () => Promise<void>;
}

function listenFault({ host, port }: Pick<Config, 'host' | 'port'>, cause: NodeJS.ErrnoException): StartFault {
  const why = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code ?? cause.message})`;
  const other = `PORT=${port < 65_000 ? port + 1 : 3000}`;
  const message = `Port ${port} on ${host} ${why}. Stop what uses it, or choose another, for example ${other}.`;
  return new StartFault(message, { code: 'port-taken', cause });
}

/** Accepts the connections that wait in line, one per turn of the event loop: closing the port would cut them off. */
async function acceptWaiting(server: Server): Promise<void> {
  const endsAt = performance.now() + ACCEPT_TIMEOUT_MS;
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  let before: number;
  do {
    before = accepted;
    await immediate();
    await immediate();
  } while (accepted > before && performance.now() < endsAt);
  server.off('connection', count);
}

/**
 * Takes the port before anything else is touched.
 * @throws StartFault `port-taken`.
 */
export async function startServer(
  config: Pick<Config, 'host' | 'port' | 'maxConnections' | 'trustedProxies'>,
): Promise<StartedServer> {
  let listener: RequestListener = (_request, response) => {
    response.setHeader('retry-after', '1');
    const detail = 'The gateway is starting. Try again in a moment.';
    sendProblem(response, { status: 503, code: 'starting', detail });
  };
  let readiness = async (): Promise<Readiness> => ({ status: 'starting', missing: [] });
  let isClosing = false;
  const readinessNow = async (): Promise<Readiness> => (isClosing ? { status: 'closing', missing: [] } : readiness());
  const limits = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    maxHeaderSize: HEADER_BYTES,
    highWaterMark: BUFFER_BYTES,
  };
  const server = createServer(limits, (request, response) => {
    if (isClosing) response.setHeader('connection', 'close');
    if (answerProbe(request, response, readinessNow)) return;
    listener(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION;
  capConnections(server, config);
  const stopDropping = dropSlowClients(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(config, error)));
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    server,
    port,
    open: (site, siteReadiness = async () => ({ status: 'ready', missing: [] })) => {
      listener = site;
      readiness = siteReadiness;
    },
    beginClosing: () => {
      isClosing = true;
    },
    drain: async () => {
      isClosing = true;
      await acceptWaiting(server);
      await new Promise<void>((resolve) => {
        // In the next turn, so that requests which arrived while the process was held up are read before.
        const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
        const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
        // Closing the HTTP server itself would close connections whose first request is on its way.
        NetServer.prototype.close.call(server, () => {
          clearInterval(sweep);
          clearTimeout(giveUp);
          server.close();
          stopDropping();
          resolve();
        });
      });
    },
  };
}
