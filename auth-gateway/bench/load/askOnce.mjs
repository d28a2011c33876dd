import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 3_000, scheduling: 'lifo' });
const TIMEOUT_MS = 20_000;

/**
 * Sends one request and reads its answer whole. Resolves to the status, 0 where there was none, and the milliseconds from
 * the call: a request that waits for a connection has begun to wait.
 */
export function askOnce({ url, method = 'GET', path, headers = {}, body, holdMs = 0 }) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    let firstMs = 0;
    const finish = () => resolve({ status, ms: firstMs === 0 ? performance.now() - startedAt : firstMs });
    const asked = request(url + path, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      status = response.statusCode ?? 0;
      response.on('end', finish).on('error', finish).resume();
      if (response.headers['content-type'] !== 'text/event-stream') return;
      // A stream is there once it begins; then it stays for a while.
      firstMs = performance.now() - startedAt;
      setTimeout(() => asked.destroy(), holdMs);
    });
    asked.on('error', finish).on('timeout', () => asked.destroy());
    asked.end(body);
  });
}
