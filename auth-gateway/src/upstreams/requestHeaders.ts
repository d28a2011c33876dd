import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * What a service may know of a request besides its address and body. Cookies, credentials, addresses of visitors and
 * whatever is not named here stay at the gateway.
 */
const PASSED = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'prefer',
] as const;
const LONGEST = 1_000;

interface Told {
  /** The signed identity. */
  identity: string;
  /** The release that the request belongs to, as `mf-tracking@1.4.0`. */
  release: string;
  /** The id of the request, 16 hexadecimal digits. */
  id: string;
  /** The trace that the request belongs to (W3C Trace Context); without it, one that whoever quotes the id finds. */
  traceparent?: string | undefined;
}

/** The headers of a request to a service. */
export function requestHeaders(
  given: IncomingHttpHeaders,
  { identity, release, id, traceparent }: Told,
): OutgoingHttpHeaders {
  const passed = PASSED.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value.length <= LONGEST ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(passed),
    // A compressed answer could unpack to a thousand times its size.
    'accept-encoding': 'identity',
    'saltbush-identity': identity,
    'saltbush-release': release,
    'x-request-id': id,
    traceparent: traceparent ?? `00-${id}${id}-${id}-01`,
  };
}
