import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about a piece of work: names, patterns and counts of our own, never what somebody sent. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** Something else is asked and does it. */
  isCall?: boolean;
  /** It goes on after what it is a part of has ended. */
  isLater?: boolean;
}

/**
 * Begins work that is a part of no other. `cause` is the `traceparent` of what caused it, as it was kept meanwhile: then it belongs
 * to that trace.
 */
export type BeginTrace = (name: string, facts?: SpanFacts, cause?: string | null) => ActiveSpan;

/** A piece of work that is measured. */
export interface ActiveSpan {
  /** Id of the trace; null when the trace is not one of those that are sent. */
  readonly traceId: string | null;
  /** What a service gets that is asked meanwhile (W3C Trace Context). */
  readonly traceparent: string;
  /** Whether what all of it belongs to has ended, or has lasted too long to be measured. */
  readonly isOver: () => boolean;
  /** Begins a part of this work. */
  begin: (name: string, facts?: SpanFacts, options?: SpanOptions) => ActiveSpan;
  rename: (name: string) => void;
  note: (facts: SpanFacts) => void;
  /** Of an error only its code or its name is kept. */
  end: (error?: unknown) => void;
}

/** Costs nothing until the first work is measured: Node then begins to follow promises. */
const active = new AsyncLocalStorage<ActiveSpan>();

/**
 * What is being measured now; undefined wherever nothing is. A timer or a loop that a request began goes on after it, and is no
 * part of it.
 */
export function activeSpan(): ActiveSpan | undefined {
  const span = active.getStore();
  return span === undefined || span.isOver() ? undefined : span;
}

/** Does work as a part of `span`. */
export const runIn = <T>(span: ActiveSpan, work: () => T): T => active.run(span, work);
