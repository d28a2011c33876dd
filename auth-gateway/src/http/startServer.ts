import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartFault } from '../errors.ts';
import { answerProbe, type Readiness } from './answerProbe.ts';
import { capConnections } from './capConnections.ts';
import { createKeepAliveSaver } from './createKeepAliveSaver.ts';
import { dropSlowClients } from './dropSlowClients.ts';

/** Longer than proxies usually keep an idle connection, so that we never close one that a proxy is about to use. */
const KEEP_ALIVE_MS = 65_000;
/** Longest time in which the head of a request may arrive. A slower client would hold a connection for nothing. */
const HEADERS_MS = 10_000;
/** Longest time for a whole request: the largest upload, thirty megabytes, takes four minutes at a megabit a second. */
const REQUEST_MS = 5 * 60_000;
const CHECK_MS = 2_000;
const MOST_REQUESTS_OF_A_CONNECTION = 1_000;
const HEADER_BYTES = 16 * 1024;
/**
 * Larger than a whole form, so that a form can wait in the buffer until there is a place for it; see
 * `createBodyWait.ts`.
 */
const BUFFER_BYTES = 80 * 1024;
/**
 * How many new connections may queue. Node accepts one in each turn of the event loop; a client that finds no room is
 * tried again by its system only after one second, then three, then seven. The system may allow fewer.
 */
const WAITING_CONNECTIONS = 4_096;
/** Clients that keep connecting must not hold up the stop for longer. */
const ACCEPT_TIMEOUT_MS = 1_000;
const DRAIN_TIMEOUT_MS = 10_000;
/** A new connection looks idle until its first request arrives, so none is closed before this time has passed. */
const SWEEP_MS = 250;

export interface StartedServer {
  server: Server;
  port: number;
  /**
   * Listens, and passes requests to the site, from now on in place of the one before. `readiness` is what `/readyz`
   * answers.
   * @throws StartFault `port-taken`.
   */
  open: (listener: RequestListener, readiness?: () => Promise<Readiness>) => Promise<void>;
  /** From now on, answers ask clients to close their connections. */
  beginClosing: () => void;
  /** Accepts no more connections and waits for the requests under way. */
  drain: () => Promise<void>;
}

type Place = Pick<Config, 'host' | 'port'>;

function listenFault({ host, port }: Place, cause: NodeJS.ErrnoException): StartFault {
  const why = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code ?? cause.message})`;
  const other = `PORT=${port < 65_000 ? port + 1 : 3000}`;
  const message = `Port ${port} on ${host} ${why}. Stop what uses it, or choose another, for example ${other}.`;
  return new StartFault(message, { code: 'port-taken', cause });
}

/** Accepts the connections that are queued, one per turn of the event loop. Closing the port would cut them off. */
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

/** Resolves with the port number. */
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
 * Checks first that the port is free, and listens only when the site is opened. A proxy passes a request to the next
 * gateway when nobody listens; if this one listened and answered "starting", the visitor would get that answer. With
 * port 0 it listens at once, since nobody knows the number yet.
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
  const saveKeepAlive = createKeepAliveSaver(MOST_REQUESTS_OF_A_CONNECTION);

  let opened: { site: RequestListener; readiness: () => Promise<Readiness> } | null = null;

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (opened === null) return;
    const { site, readiness } = opened;
    if (isClosing) response.setHeader('connection', 'close');
    else saveKeepAlive(request, response);
    const readinessNow = async (): Promise<Readiness> => (isClosing ? { status: 'closing', missing: [] } : readiness());
    if (!answerProbe(request, response, readinessNow)) site(request, response);
  }

  return {
    server,
    port,
    open: async (site, readiness = async () => ({ status: 'ready', missing: [] })) => {
      if (opened === null) server.on('request', serve);
      opened = { site, readiness };
      if (!server.listening) await listenAt(server, config);
    },
    beginClosing: () => {
      isClosing = true;
    },
    drain: async () => {
      isClosing = true;
      await acceptWaiting(server);
      await new Promise<void>((resolve) => {
        // Wait for the next turn, so that requests which arrived while the process was busy are read first.
        const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
        const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
        // Closing the HTTP server would also close connections whose first request is still on its way.
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
