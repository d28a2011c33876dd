import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createLookup, isLoopback, isPublicAddress } from '@saltbush/capability/http';
import type { WebhookAnswer } from '../api/deliveries.ts';
import { urlFault } from '../endpoints/urlFault.ts';
import { answerText } from './answerText.ts';
import { connectionFault, statusFault } from './callFault.ts';

const TIMEOUT_MS = 10_000;
const MOST_HEADER_BYTES = 16 * 1024;
/** Idle connections are closed before most servers close them, so that few requests meet a closed one. */
const IDLE_MS = 4_000;

interface Place {
  allowsLoopback: boolean;
  publicUrl: string;
  /** How long an attempt may take. */
  timeoutMs?: number;
  /** Replaces how names are resolved. */
  resolve?: Parameters<typeof createLookup>[1];
}

interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the attempt at once. */
  signal?: AbortSignal;
}

export interface WebhookCaller {
  /** Sends one request and says what came back. It never rejects. */
  call: (call: WebhookCall) => Promise<WebhookAnswer>;
  close: () => void;
}

/**
 * Calls systems of companies, which may be anybody's: only at addresses of the internet, whatever their name resolves to
 * at the moment of the call, for a limited time, and without following redirects or reading much.
 */
export function createCaller({ allowsLoopback, publicUrl, timeoutMs = TIMEOUT_MS, resolve }: Place): WebhookCaller {
  const lookup = createLookup(
    (address) => !isPublicAddress(address) && !(allowsLoopback && isLoopback(address)),
    resolve,
  );
  const options = { keepAlive: true, maxFreeSockets: 8, timeout: IDLE_MS };
  const http = new HttpAgent(options);
  const https = new HttpsAgent(options);

  function send({ url, headers, body, signal }: WebhookCall, isAgain = false): Promise<Omit<WebhookAnswer, 'ms'>> {
    return new Promise((answered) => {
      const more = { method: 'POST', headers, lookup, maxHeaderSize: MOST_HEADER_BYTES, ...(signal && { signal }) };
      const sent = url.startsWith('https:')
        ? requestHttps(url, { ...more, agent: https })
        : requestHttp(url, { ...more, agent: http });
      // Of the whole attempt: one that sends a byte now and then ends as well.
      const timer = setTimeout(
        () => sent.destroy(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      );
      const end = (answer: Omit<WebhookAnswer, 'ms'>) => {
        clearTimeout(timer);
        answered(answer);
      };
      let hasHead = false;
      sent.once('response', async (answer) => {
        hasHead = true;
        const status = answer.statusCode ?? 0;
        end({ status, text: await answerText(answer), fault: statusFault(status) });
      });
      sent.once('upgrade', (_answer, socket) => {
        socket.destroy();
        end({ status: 101, text: '', fault: 'It changes the protocol, which we do not follow.' });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The status says it all: what broke off after it is only the rest of the words.
        if (hasHead) return;
        // It closed a kept connection at the moment of use. The id of the event is the same, so it may come twice.
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && !isAgain && !signal?.aborted;
        if (!isStale) return end({ status: null, text: '', fault: connectionFault(error) });
        clearTimeout(timer);
        answered(send({ url, headers, body, ...(signal && { signal }) }, true));
      });
      sent.end(body);
    });
  }

  return {
    async call(call) {
      const started = performance.now();
      const fault = urlFault(call.url, { allowsLoopback, publicUrl });
      const answer = fault === null ? await send(call) : { status: null, text: '', fault };
      return { ...answer, ms: Math.round(performance.now() - started) };
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
