import type { Request } from 'express';

/**
 * The address that a request came from, according to the trusted proxies; empty when it is gone. It is only looked up in
 * tables: limits count networks (`visitorNetwork`), and nothing stores it.
 */
export const visitorAddress = ({ ip }: Pick<Request, 'ip'>): string => ip ?? '';
