import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';
import { createOutage } from '../outages/createOutage.ts';
import type { TracesConfig } from './tracesConfig.ts';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** OpenTelemetry's codes for what came of sending. */
const SUCCESS = 0;
const TIMEOUT_MS = 5_000;

/** Sends spans to the collector. What it does not take is dropped, and an outage of it is two lines of the log. */
export function createSpanExporter({ url, headers }: TracesConfig, log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: TIMEOUT_MS, concurrencyLimit: 4 });
  const outage = createOutage(log, {
    outage: 'traces',
    began: 'the collector takes no traces, so they are dropped; nothing else depends on it',
    ended: 'the collector takes traces again',
  });
  return {
    export(spans, settle) {
      exporter.export(spans, ({ code, error }: Result) => {
        if (code === SUCCESS) outage.end();
        else outage.begin(error ?? new Error('The collector refused them.'));
        // Nobody could do anything about it.
        settle({ code: SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
