import { visitorNetwork } from '@saltbush/capability/http';
import type { RequestHandler } from 'express';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import { messagePage } from '../pages/messagePage.ts';
import { sendPage } from '../pages/sendPage.ts';

/** One a second for ten minutes: more than an office of hundreds needs at nine o'clock. */
const RATE = { name: 'sign-in-start', points: 600, durationSeconds: 10 * 60 };

const tooMany = messagePage({
  heading: 'Too many sign-ins were started',
  text: 'Many sign-ins were started from your network within a few minutes. Nothing was changed. Wait ten minutes, then try again.',
  action: { label: 'Go to the home page', href: '/' },
});

/**
 * Limits how many sign-ins each network may start. Counted in memory, so that starting one costs the database nothing.
 */
export function limitSignInStarts(): RequestHandler {
  const take = createMemoryLimiter(RATE);
  return async (request, response, next) => {
    if (await take(visitorNetwork(request), 1)) return next();
    response.setHeader('retry-after', String(RATE.durationSeconds));
    sendPage(response, 429, tooMany);
  };
}
