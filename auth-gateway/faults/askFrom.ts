import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Caller } from './writes.ts';

/** A random loopback address of this machine. The limits count each as a network of its own. */
const anyAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

/** Sends requests from an address of this machine, as a proxy sees them that ignores `X-Forwarded-For`. */
export function askFrom(url: string, address: () => string = anyAddress): Caller['call'] {
  return async (method, path, body, headers = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const typed = text === undefined ? {} : { 'content-type': 'application/json' };
    const target = new URL(path, url.replace('localhost', '127.0.0.1'));
    return new Promise((resolve, reject) => {
      const asked = request(
        target,
        { method, agent: false, localAddress: address(), headers: { ...typed, host: new URL(url).host, ...headers } },
        (response) => {
          buffer(response).then(
            (content) => resolve(new Response(new Uint8Array(content), { status: response.statusCode ?? 500 })),
            reject,
          );
        },
      );
      asked.once('error', reject).end(text);
    });
  };
}
