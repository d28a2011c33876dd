import { type House, mountRoutes } from '@saltbush/capability';
import { createRateLimiter } from '@saltbush/capability/http';
import type { Visitor } from '@saltbush/contract';
import type { Request, Router } from 'express';
import { CAPABILITIES } from './capabilities.ts';
import type { Database } from './database/openDatabase.ts';

interface Dependencies extends House {
  database: Database;
  visitorOf: (request: Request) => Visitor;
}

/** The routes of every capability that needs the house. */
export function createCapabilityRoutes({ visitorOf, ...house }: Dependencies): Router {
  const routes = CAPABILITIES.flatMap((capability) => (capability.needs === 'house' ? capability.open(house) : []));
  return mountRoutes(routes, { visitorOf, createLimiter: (rate) => createRateLimiter(house.database.pool, rate) });
}
