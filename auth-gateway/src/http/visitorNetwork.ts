import type { Request } from 'express';
import { networkOf } from './networkOf.ts';

/**
 * The network that a request came from, as the trusted proxies say. Every limit counts networks and not addresses: whoever
 * holds one IPv6 address holds a whole prefix of them, and would begin anew with each.
 */
export const visitorNetwork = ({ ip }: Pick<Request, 'ip'>): string => networkOf(ip ?? '');
