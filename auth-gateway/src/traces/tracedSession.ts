import { activeSpan, runIn } from '@saltbush/capability/traces';
import type { RequestHandler } from 'express';

/** Reading the session, measured until the request goes on. Without a cookie there is none to read. */
export function tracedSession(session: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const whole = request.headers.cookie === undefined ? undefined : activeSpan();
    if (whole === undefined) return session(request, response, next);
    const span = whole.begin('read the session');
    const goOn = (error?: unknown) => {
      span.end(error);
      // What comes after it is no part of it.
      runIn(whole, () => next(error));
    };
    return runIn(span, () => session(request, response, goOn as typeof next));
  };
}
