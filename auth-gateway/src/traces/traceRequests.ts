import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ActiveSpan, runIn, type SpanFacts } from '@saltbush/capability/traces';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SERVER_FAULT = 500;

type Begin = (request: IncomingMessage, name: string, facts: SpanFacts) => ActiveSpan;

/** Route of a request as Express or whoever answered it found it, such as `/api/quotes/:token`; null when no route has it. */
function routeOf(request: IncomingMessage, response: ServerResponse): string | null {
  if (/^\/idp(\/|\?|$)/.test(request.url ?? '')) return '/idp/*';
  const { route } = request as { route?: { path?: unknown } };
  const { locals } = response as { locals?: { route?: unknown } };
  return [locals?.route, route?.path].find((path) => typeof path === 'string')?.toString() ?? null;
}

/**
 * The listener, with each request measured until its answer is sent or given up. Addresses hold references, tokens and what
 * people search for, so only the pattern of the route is told.
 */
export function traceRequests(listener: RequestListener, begin: Begin): RequestListener {
  return (request, response) => {
    const method = METHODS.has(request.method ?? '') ? String(request.method) : '_OTHER';
    const span = begin(request, method, { 'http.request.method': method });
    response.once('close', () => {
      const { statusCode } = response;
      const route = routeOf(request, response);
      const id = response.getHeader('x-request-id');
      if (route !== null) {
        span.note({ 'http.route': route });
        span.rename(`${method} ${route}`);
      }
      span.note({
        'http.response.status_code': statusCode,
        ...(typeof id === 'string' ? { 'saltbush.request': id } : {}),
        ...(response.writableFinished ? {} : { 'saltbush.left': true }),
      });
      span.end(statusCode >= SERVER_FAULT ? { code: String(statusCode) } : undefined);
    });
    runIn(span, () => listener(request, response));
  };
}
