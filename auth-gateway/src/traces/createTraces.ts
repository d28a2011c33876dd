import type { RequestListener } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ActiveSpan, BeginTrace } from '@saltbush/capability/traces';
import type { Logger } from '../log.ts';
import { createFollowing } from './createFollowing.ts';
import { createSampler } from './createSampler.ts';
import { createSpanExporter } from './createSpanExporter.ts';
import { errorCode } from './errorCode.ts';
import { parseTraceparent, type ToldTrace } from './parseTraceparent.ts';
import { traceRequests } from './traceRequests.ts';
import type { TracesConfig } from './tracesConfig.ts';

/** What waits beyond this is dropped. */
const MOST_WAITING = 4_096;
const MOST_AT_ONCE = 512;
const EVERY_MS = 1_000;
const EXPORT_TIMEOUT_MS = 10_000;
/** A stop waits no longer for the collector. */
const FLUSH_MS = 2_000;
/** Nothing but an event stream lasts longer, and what happens in one later belongs to no act. */
const LONGEST_MS = 60_000;
const LIMITS = {
  attributeValueLengthLimit: 1_000,
  attributeCountLimit: 32,
  eventCountLimit: 8,
  linkCountLimit: 8,
};

export interface Traces {
  /** The listener, with each request measured. */
  requests: (listener: RequestListener) => RequestListener;
  /** Begins work that belongs to no request. */
  begin: BeginTrace;
  /** Sends what is left, for a short while. */
  close: () => Promise<void>;
}

/** What all spans of one request share. */
interface Whole {
  isEnded: boolean;
  /** On the clock of `performance`. */
  endsAt: number;
}

interface Dependencies {
  config: TracesConfig;
  /** Secret of all gateways on one database. */
  secret: string;
  log: Logger;
}

/** Measures what the gateway does and sends it to a collector by OTLP. Nothing waits for that. */
export function createTraces({ config, secret, log }: Dependencies): Traces {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ ...config.attributes, 'service.name': config.service })),
    sampler: createSampler(config.ratio, secret),
    spanLimits: LIMITS,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createSpanExporter(config, log),
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: MOST_AT_ONCE,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('saltbush-gateway');
  const follow = createFollowing();

  /** A span as the rest of the gateway knows it. `given` is what it is a part of; without it, it is the whole. */
  function active(span: Span, given?: Whole): ActiveSpan {
    const whole = given ?? { isEnded: false, endsAt: performance.now() + LONGEST_MS };
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isRecorded = (traceFlags & TraceFlags.SAMPLED) !== 0;
    return {
      traceId: isRecorded ? traceId : null,
      traceparent: `00-${traceId}-${spanId}-0${isRecorded ? 1 : 0}`,
      isOver: () => whole.isEnded || performance.now() > whole.endsAt,
      begin(name, attributes = {}, { isCall = false, isLater = false } = {}) {
        const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
        const part = tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, span));
        return isLater ? active(part) : active(part, whole);
      },
      rename: (name) => void span.updateName(name),
      note: (facts) => void span.setAttributes(facts),
      end(error) {
        if (error !== undefined && error !== null) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', errorCode(error));
        }
        span.end();
        if (given === undefined) whole.isEnded = true;
      },
    };
  }

  const after = (told: ToldTrace | null) =>
    told === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...told, traceFlags: TraceFlags.NONE, isRemote: true });

  return {
    requests: (listener) =>
      traceRequests(listener, (request, name, attributes) => {
        const from = after(follow(parseTraceparent(request.headers.traceparent)));
        return active(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, from));
      }),
    begin: (name, attributes = {}, cause = null) =>
      active(tracer.startSpan(name, { attributes }, after(parseTraceparent(cause ?? undefined)))),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), enough]);
      clearTimeout(timer);
    },
  };
}
