import type { Response } from 'express';
import { keepJobPages } from './keepJobPages.ts';

/** Its folder is as far as a browser lets the worker reach: no other page of the site passes through it. */
export const JOB_WORKER_PATH = '/job/worker.js';

/** How long a page of a driver may take to come before the kept copy is shown. */
const WAIT_MS = 4_000;

const SCRIPT = `(${keepJobPages.toString()})(${WAIT_MS});\n`;

/**
 * The service worker of the pages of drivers. It comes from the gateway and not from a release, since it outlives
 * releases; browsers ask for it with each page, so that another one takes its place at once.
 */
export function answerJobWorker(response: Response): void {
  response
    .set({
      'cache-control': 'no-cache',
      // It runs nothing and asks this site alone.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    .type('text/javascript')
    .send(SCRIPT);
}
