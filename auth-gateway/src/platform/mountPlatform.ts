import { compareRoutes } from '@saltbush/capability';
import { staffOf } from '@saltbush/capability/access';
import type { Visitor } from '@saltbush/contract';
import { type Request, type RequestHandler, Router } from 'express';
import type { PlatformHandlers, PlatformRouteId } from './PlatformHandlers.ts';
import { PLATFORM_ROUTES, type PlatformAccess } from './platform-routes.data.ts';

type VisitorOf = (request: Request) => Visitor;

/** Answers that no cache may keep. The others say themselves how long. */
const KEPT_NOWHERE: ReadonlySet<PlatformAccess> = new Set<PlatformAccess>(['staff', 'operator', 'bearer']);

const nobody: VisitorOf = () => ({ status: 'signed-out' });

/**
 * A router for these routes, in an order in which each can be reached. It lets only staff use those of staff; what an operator or
 * the holder of a token may do depends on the remote, so the handlers of those ask for the permit themselves.
 */
export function mountPlatform(handlers: PlatformHandlers, visitorOf: VisitorOf = nobody): Router {
  const router = Router();
  const ids = Object.keys(handlers) as PlatformRouteId[];
  for (const { id } of ids.map((one) => ({ id: one })).sort(compareRoutes)) {
    const access = PLATFORM_ROUTES[id];
    const [method = '', path = ''] = id.split(' ');
    const admit: RequestHandler = (request, response, next) => {
      if (KEPT_NOWHERE.has(access)) response.setHeader('cache-control', 'no-store');
      if (access === 'staff') staffOf(visitorOf(request));
      next();
    };
    // Express gives each handler the parameters that its address names.
    const own = [handlers[id] ?? []].flat() as RequestHandler[];
    router[method.toLowerCase() as 'get' | 'post'](path, admit, ...own);
  }
  return router;
}
