import type { Visitor } from '@saltbush/contract';
import { type Request, type RequestHandler, Router } from 'express';
import type { Access } from '../access/Access.ts';
import { checkAccess } from '../access/checkAccess.ts';
import type { RequestKey } from '../access/RequestKey.ts';
import { consumeRate } from '../http/consumeRate.ts';
import type { RateLimit, RateLimiter } from '../http/createRateLimiter.ts';
import { parseBody } from '../http/parseBody.ts';
import { parseQuery } from '../http/parseQuery.ts';
import { readJson } from '../http/readJson.ts';
import { visitorNetwork } from '../http/visitorNetwork.ts';
import { fillSubmission, takesSubmission, withoutSubmission } from './fillSubmission.ts';
import { requireReadableKey } from './requireReadableKey.ts';
import { requireScope } from './requireScope.ts';
import type { RouteFacts, RouteRate, StartedRoute } from './route.ts';
import { compareRoutes } from './routeShape.ts';

interface Mounting {
  visitorOf: (request: Request) => Visitor;
  /** The API key of a request; null for one that came without. Requests with a key are counted by key, elsewhere. */
  keyOf: (request: Request) => RequestKey | null;
  createLimiter: (rate: RateLimit) => RateLimiter;
}

/** Whether there is anything at such an address is for the handler to find out, before it looks at what was sent. */
const FOUND_BY_HANDLER: ReadonlySet<Access> = new Set<Access>(['link', 'own', 'company', 'own company']);

/** Reads what was sent by its schemas, once. */
function inputOf({ body, query }: Pick<RouteFacts, 'body' | 'query'>, request: Request, key: RequestKey | null) {
  let read: { body: unknown; query: unknown } | null = null;
  return () => {
    read ??= {
      query: query === null ? undefined : parseQuery(query, request),
      body: body === null ? undefined : parseBody(body, request.body, withoutSubmission(request.body, key)),
    };
    return read;
  };
}

/**
 * A router for these routes, in an order of its own. Each request passes the checks of its route in this order: who may
 * use it, how often, the body and the query.
 */
export function mountRoutes(
  routes: readonly StartedRoute[],
  { visitorOf: personOf, keyOf, createLimiter }: Mounting,
): Router {
  const router = Router();
  const limiters = new Map<string, RateLimiter>();

  /** Routes that name the same rate share it. */
  function limiterOf(rate: RateLimit): RateLimiter {
    const limiter = limiters.get(rate.name) ?? createLimiter(rate);
    limiters.set(rate.name, limiter);
    return limiter;
  }

  function visitorOf(request: Request): Visitor {
    const key = keyOf(request);
    return key === null ? personOf(request) : { status: 'signed-in', user: key.user };
  }

  const counted = (rate: RouteRate): RequestHandler => {
    const limiter = limiterOf(rate);
    return async (request, response, next) => {
      if (keyOf(request) !== null) return next();
      const user = rate.by === 'user' ? checkAccess('signed in', visitorOf(request)) : null;
      await consumeRate(limiter, user?.id ?? visitorNetwork(request), response);
      next();
    };
  };

  function mount({ id, access, rate, headers, body, tooLarge, query, answers, forKeys, handle }: StartedRoute): void {
    const [method = '', path = ''] = id.split(' ');
    const admit: RequestHandler = (request, response, next) => {
      if (access !== 'public') response.setHeader('cache-control', 'no-store');
      response.set(headers);
      const key = keyOf(request);
      if (key === null) requireReadableKey(request, { access, forKeys });
      else requireScope(key, { id, forKeys });
      checkAccess(access, visitorOf(request));
      next();
    };
    const answer: RequestHandler = async (request, response) => {
      const key = keyOf(request);
      if (takesSubmission(body)) fillSubmission(request, key);
      const input = inputOf({ body, query }, request, key);
      if (!FOUND_BY_HANDLER.has(access)) input();
      const call = {
        params: request.params as Record<string, string>,
        get body() {
          return input().body;
        },
        get query() {
          return input().query;
        },
        user: checkAccess(access, visitorOf(request)),
        request,
        response,
      };
      response.status(answers);
      const sent = await handle(call);
      if (sent !== undefined) response.json(sent);
    };
    const checks = [
      admit,
      ...(rate === null ? [] : [counted(rate)]),
      ...(body === null ? [] : [readJson(tooLarge === undefined ? {} : { tooLargeMessage: tooLarge })]),
    ];
    router[method.toLowerCase() as 'delete' | 'get' | 'post' | 'put'](path, ...checks, answer);
  }

  for (const route of [...routes].sort(compareRoutes)) mount(route);
  return router;
}
