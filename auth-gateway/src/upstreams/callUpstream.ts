import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createLookup, isForbiddenAddress } from '@saltbush/capability/http';

/** Far more than the headers that are passed on. */
const MOST_HEADER_BYTES = 16 * 1024;
const MOST_SOCKETS = 64;
/** Idle connections are closed before most servers close them, so that no request meets a closed one. */
const IDLE_MS = 4_000;

const READS = new Set(['GET', 'HEAD']);
const lookup = createLookup(isForbiddenAddress);

export interface UpstreamCall {
  url: string;
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
  /** How long the head of the answer may take. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** Sends a request to a service and resolves with the head of its answer. Redirects are answers like any other. */
export type CallUpstream = (call: UpstreamCall) => Promise<IncomingMessage>;

/** Code of the error for a head that took too long. */
export const TOO_SLOW = 'ETIMEDOUT';

/** Connections to services, kept open between requests. */
export function createUpstreamCalls(): { call: CallUpstream; close: () => void } {
  const options = { keepAlive: true, maxSockets: MOST_SOCKETS, maxFreeSockets: 8, timeout: IDLE_MS };
  const http = new HttpAgent(options);
  const https = new HttpsAgent(options);

  function send(given: UpstreamCall, isAgain = false): Promise<IncomingMessage> {
    const { url, method, headers, body, timeoutMs, signal } = given;
    return new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const more = { method, headers, signal, lookup, maxHeaderSize: MOST_HEADER_BYTES };
      const sent = isSecure ? requestHttps(url, { ...more, agent: https }) : requestHttp(url, { ...more, agent: http });
      const timer = setTimeout(() => {
        sent.destroy(Object.assign(new Error(`No answer within ${timeoutMs} ms.`), { code: TOO_SLOW }));
      }, timeoutMs);
      sent.once('response', (answer) => {
        clearTimeout(timer);
        // Whoever reads the answer gets its errors. Without a reader they must not end the process.
        answer.on('error', () => {});
        resolve(answer);
      });
      sent.once('upgrade', (_answer, socket) => {
        socket.destroy();
        reject(new Error('The service changed the protocol.'));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // The service closed a kept connection at the moment of use, so it has not seen the request.
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && READS.has(method);
        if (isStale && !isAgain && !signal.aborted) resolve(send(given, true));
        else reject(error);
      });
      sent.end(body ?? undefined);
    });
  }

  return {
    call: (given) => send(given),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
