import { type ActiveSpan, activeSpan, runIn, type SpanFacts, type SpanOptions } from './active-span.ts';

/** Does work and measures it, where what it belongs to is measured. Else it is only done. */
export function inSpan<T>(
  name: string,
  facts: SpanFacts,
  work: (span?: ActiveSpan) => Promise<T>,
  options: SpanOptions = {},
): Promise<T> {
  const parent = activeSpan();
  return parent === undefined ? work() : measure(parent.begin(name, facts, options), work);
}

async function measure<T>(span: ActiveSpan, work: (span: ActiveSpan) => Promise<T>): Promise<T> {
  try {
    const result = await runIn(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
