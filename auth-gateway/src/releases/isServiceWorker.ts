import type { IncomingMessage } from 'node:http';

/**
 * Whether the browser wants the script as a service worker (Service Workers §4.3). Such a worker would outlive its
 * release and could answer with its own pages.
 */
export function isServiceWorker({ headers }: IncomingMessage): boolean {
  return headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';
}
