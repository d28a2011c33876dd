import { activeSpan } from '@saltbush/capability/traces';

/** What lines of the log say of the trace that they belong to. */
export function traceFacts(): { trace: string } | Record<string, never> {
  const traceId = activeSpan()?.traceId ?? null;
  return traceId === null ? {} : { trace: traceId };
}
