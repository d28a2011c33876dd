import type { IncomingMessage } from 'node:http';

/**
 * Whether the browser asks for a script to make a service worker of it (Service Workers §4.3). Such a worker outlives the
 * release it came with, and could answer with pages of its own.
 */
export function isServiceWorker({ headers }: IncomingMessage): boolean {
  return headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';
}
