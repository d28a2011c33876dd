import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartFault } from '../errors.ts';
import { answerProbe, type Readiness } from './answerProbe.ts';
import { capConnections } from './capConnections.ts';
import { dropSlowClients } from './dropSlowClients.ts';

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
/**
 * Node takes one new connection in each turn of the event loop. Whoever finds no room to wait for theirs is only tried again by
 * their system a second later, then three, then seven. The system may allow fewer.
 */
const WAITING_CONNECTIONS = 4_096;
/** Clients that go on connecting must not hold up the stop. */
const ACCEPT_TIMEOUT_MS = 1_000;
const DRAIN_TIMEOUT_MS = 10_000;
/** A connection just made looks idle until its first request arrives: none is closed before this long has passed. */
const SWEEP_MS = 250;

export interface StartedServer {
  server: Server;
  port: number;
  /**
   * Listens, and hands requests to the site. `readiness` is what `/readyz` says from now on.
   * @throws StartFault `port-taken`.
   */
  open: (listener: RequestListener, readiness?: () => Promise<Readiness>) => Promise<void>;
  /** From now on, answers ask clients to close their connections. */
  beginClosing: () => void;
  /** Takes no more connections and waits for the requests that are being answered. */
  drain: () => Promise<void>;
}

type Place = Pick<Config, 'host' | 'port'>;

function listenFault({ host, port }: Place, cause: NodeJS.ErrnoException): StartFault {
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

/** Resolves with the number of the port. */
async function listenAt(server: NetServer, { host, port }: Place): Promise<number> {
  const listening = once(server.listen({ port, host, backlog: WAITING_CONNECTIONS }), 'listening');
  await listening.catch((error: NodeJS.ErrnoException) => {
    throw listenFault({ host, port }, error);
  });
  return (server.address() as AddressInfo).port;
}

async function checkPort(place: Place): Promise<number> {
  const trial = new NetServer();
  const port = await listenAt(trial, place);
  await new Promise((resolve) => trial.close(resolve));
  return port;
}

/**
 * Sees that the port is free before anything else is touched, and listens once the site is opened: a proxy sends a request
 * on to the next gateway where nobody listens, but gives back the answer of one that says it is still starting.
 * Port 0 is listened at from the beginning, since its number is not known to anybody yet.
 * @throws StartFault `port-taken`.
 */
export async function startServer(
  config: Pick<Config, 'host' | 'port' | 'maxConnections' | 'trustedProxies'>,
): Promise<StartedServer> {
  let isClosing = false;
  const limits = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    maxHeaderSize: HEADER_BYTES,
    highWaterMark: BUFFER_BYTES,
  };
  const server = createServer(limits);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION;
  const port = await (config.port === 0 ? listenAt(server, config) : checkPort(config));
  capConnections(server, config);
  const stopDropping = dropSlowClients(server);

  return {
    server,
    port,
    open: async (site, readiness = async () => ({ status: 'ready', missing: [] })) => {
      const readinessNow = async (): Promise<Readiness> =>
        isClosing ? { status: 'closing', missing: [] } : readiness();
      server.on('request', (request, response) => {
        if (isClosing) response.setHeader('connection', 'close');
        if (!answerProbe(request, response, readinessNow)) site(request, response);
      });
      if (!server.listening) await listenAt(server, config);
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
