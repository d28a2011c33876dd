import { mountRoutes } from '@saltbush/capability';
import type { Router } from 'express';
import { CAPABILITIES } from './capabilities.ts';

/** The routes that need neither database nor session: nobody is looked up for them, and nothing is counted. */
export function createAloneRoutes(): Router {
  const routes = CAPABILITIES.flatMap((capability) => (capability.needs === 'nothing' ? capability.open() : []));
  return mountRoutes(routes, {
    visitorOf: () => ({ status: 'signed-out' }),
    keyOf: () => null,
    createLimiter: ({ name }) => {
      throw new Error(`The rate ${name} is counted in the database, which is away for this capability.`);
    },
  });
}
