import type { Request } from 'express';
import { networkOf } from './networkOf.ts';
import { visitorAddress } from './visitorAddress.ts';

/**
 * The network that a request came from, according to the trusted proxies. Limits count networks and not addresses:
 * whoever has one IPv6 address has a whole prefix of them, and would start afresh with each.
 */
export const visitorNetwork = (request: Pick<Request, 'ip'>): string => networkOf(visitorAddress(request));
