import { setTimeout } from 'node:timers/promises';
import { ToolingError } from '../errors.ts';
import { busyForMs } from './busyForMs.ts';
import { certificateFault } from './certificateFault.ts';
import { readJson } from './readJson.ts';
import { refusalOf } from './refusalOf.ts';
import { type Answer, sendRequest } from './sendRequest.ts';

export interface GatewayCallOptions {
  url: string;
  token?: string | undefined;
  /** Called once per call, before it is repeated because the site is too busy for it. */
  onBusy?: () => void;
}

/** Sends a body with POST, or asks with GET without one. Throws a ToolingError for any answer but the wanted one. */
export type GatewayCall = <T>(
  path: string,
  body?: Uint8Array<ArrayBuffer> | string,
  /** Of the body. Default: JSON. */
  type?: string,
) => Promise<T>;

/** How long a call is repeated while the site is too busy for it. `gatewayOf.ts` says so in words. */
const PATIENCE_MS = 120_000;

/** `url` without a trailing slash. */
export function createGatewayCall(options: GatewayCallOptions): GatewayCall {
  const { url, token, onBusy = () => {} } = options;

  const noGateway = (cause?: unknown) =>
    new ToolingError(
      certificateFault(url, cause) ?? `No gateway answers at ${url}. Start it with npm start or give --url.`,
      { code: 'gateway-unreachable', cause },
    );

  async function send(path: string, sent: Parameters<typeof sendRequest>[1]): Promise<Answer> {
    try {
      return await sendRequest(url + path, sent);
    } catch (cause) {
      throw noGateway(cause);
    }
  }

  async function sendUntilTaken(path: string, sent: Parameters<typeof sendRequest>[1]): Promise<Answer> {
    const until = performance.now() + PATIENCE_MS;
    for (let isFirst = true; ; isFirst = false) {
      const answer = await send(path, sent);
      const waitMs = busyForMs(answer);
      if (waitMs === null || performance.now() + waitMs > until) return answer;
      if (isFirst) onBusy();
      await setTimeout(waitMs);
    }
  }

  return async <T>(path: string, body?: Uint8Array<ArrayBuffer> | string, type = 'application/json') => {
    const answer = await sendUntilTaken(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      body,
    });
    if (answer.status < 200 || answer.status >= 300) throw refusalOf({ url, hasToken: Boolean(token) }, answer);
    const content = readJson<T>(answer.text);
    if (content === undefined) throw noGateway();
    return content;
  };
}
