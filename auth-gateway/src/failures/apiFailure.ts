import { visitorAddress } from '@saltbush/capability/http';
import type { Request } from 'express';
import { traceFacts } from '../traces/traceFacts.ts';
import type { ToldFailure } from './createFailures.ts';

const LONGEST_MESSAGE = 300;
const NO_ROUTE = 'a page';

/** A request that ended with an error which nobody expected. */
export function apiFailure(request: Request, error: Error, id: string): ToldFailure {
  const path: unknown = request.route?.path;
  const route = typeof path === 'string' ? `${request.method} ${path}` : NO_ROUTE;
  return {
    ...{ side: 'api', visit: id, address: visitorAddress(request), release: { name: 'gateway', version: '' } },
    ...{ name: String(error.name), message: String(error.message).slice(0, LONGEST_MESSAGE) },
    ...{ stack: String(error.stack), components: '', page: route, browser: '', steps: [], ...traceFacts() },
  };
}
