/** The trace and the work in it that a request says it belongs to. */
export interface ToldTrace {
  traceId: string;
  spanId: string;
}

/** W3C Trace Context, level 1, §3.2.2: version 00, and lower case only. */
const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const LENGTH = 55;
const NOTHING = /^0+$/;

/**
 * Reads the header `traceparent`; null when there is none, or none that is exactly as specified. Its flags are left out, since
 * whoever sends it does not decide what is recorded. Newer versions, which may be longer, are not read.
 */
export function parseTraceparent(header: string | readonly string[] | undefined): ToldTrace | null {
  if (typeof header !== 'string' || header.length !== LENGTH) return null;
  const [, traceId = '', spanId = ''] = FORM.exec(header) ?? [];
  return NOTHING.test(traceId) || NOTHING.test(spanId) || traceId === '' ? null : { traceId, spanId };
}
