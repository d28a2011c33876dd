export { type ActiveSpan, activeSpan, type BeginTrace, runIn, type SpanFacts } from './active-span.ts';
export { inSpan } from './inSpan.ts';
