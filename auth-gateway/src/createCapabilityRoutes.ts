import { type House, mountRoutes } from '@saltbush/capability';
import type { RequestKey } from '@saltbush/capability/access';
import { createRateLimiter, type RateLimit } from '@saltbush/capability/http';
import type { Visitor } from '@saltbush/contract';
import type { Request, Router } from 'express';
import { CAPABILITIES } from './capabilities.ts';
import type { keepChores } from './chores/keepChores.ts';
import type { Database } from './database/openDatabase.ts';

interface Dependencies extends House {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  keyOf: (request: Request) => RequestKey | null;
  keepChores: typeof keepChores;
}

/** The routes of every capability that needs the house. Their chores are done until it closes. */
export function createCapabilityRoutes({ visitorOf, keyOf, keepChores, ...house }: Dependencies): Router {
  const opened = CAPABILITIES.flatMap((capability) => (capability.needs === 'house' ? [capability.open(house)] : []));
  const chores = opened.flatMap((capability) => capability.chores);
  house.when.closed(keepChores(chores, house));
  const routes = opened.flatMap((capability) => capability.routes);
  const createLimiter = (rate: RateLimit) => createRateLimiter(house.database.pool, rate);
  return mountRoutes(routes, { visitorOf, keyOf, createLimiter });
}
