import { createHmac } from 'node:crypto';
import { TraceFlags, trace } from '@opentelemetry/api';
import { type Sampler, SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

const ID_LENGTH = 32;

/**
 * Chooses which traces are recorded, `ratio` of them. What belongs to a trace of a visitor's own is chosen by a secret too: nobody
 * can pick an id that is recorded, and all gateways choose the same.
 */
export function createSampler(ratio: number, secret: string): Sampler {
  const share = new TraceIdRatioBasedSampler(ratio);
  const secretIdOf = (traceId: string) =>
    createHmac('sha256', secret).update(traceId).digest('hex').slice(0, ID_LENGTH);
  return {
    shouldSample(context, traceId) {
      const parent = trace.getSpanContext(context);
      if (parent === undefined || parent.isRemote === true) return share.shouldSample(context, secretIdOf(traceId));
      const isRecorded = (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
      return { decision: isRecorded ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
    },
    toString: () => `${ratio} of all traces`,
  };
}
