import { setTimeout } from 'node:timers/promises';
import { ToolingError } from '../errors.ts';
import { busyForMs } from './busyForMs.ts';
import { readJson } from './readJson.ts';
import { refusalOf } from './refusalOf.ts';

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

interface Answer {
  response: Response;
  text: string;
}

/** `url` without a trailing slash. */
export function createGatewayCall(options: GatewayCallOptions): GatewayCall {
  const { url, token, onBusy = () => {} } = options;

  const noGateway = (cause?: unknown) =>
    new ToolingError(`No gateway answers at ${url}. Start it with npm start or give --url.`, {
      code: 'gateway-unreachable',
      cause,
    });

  async function send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(url + path, init);
      return { response, text: await response.text() };
    } catch (cause) {
      throw noGateway(cause);
    }
  }

  async function sendUntilTaken(path: string, init: RequestInit): Promise<Answer> {
    const until = performance.now() + PATIENCE_MS;
    for (let isFirst = true; ; isFirst = false) {
      const answer = await send(path, init);
      const waitMs = busyForMs(answer.response, answer.text);
      if (waitMs === null || performance.now() + waitMs > until) return answer;
      if (isFirst) onBusy();
      await setTimeout(waitMs);
    }
  }

  return async <T>(path: string, body?: Uint8Array<ArrayBuffer> | string, type = 'application/json') => {
    const { response, text } = await sendUntilTaken(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw refusalOf({ url, hasToken: Boolean(token) }, response, text);
    const answer = readJson<T>(text);
    if (answer === undefined) throw noGateway();
    return answer;
  };
}
