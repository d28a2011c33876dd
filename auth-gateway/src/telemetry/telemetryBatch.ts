import * as yup from 'yup';
import { reportedRelease } from './reportedRelease.ts';

const TELEMETRY_KINDS = ['loaded', 'failed', 'abandoned', 'fallback', 'recovered', 'vital'] as const;
type TelemetryKind = (typeof TELEMETRY_KINDS)[number];

/** Core Web Vitals and the time to the first byte, in milliseconds except CLS. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

const MAX_EVENTS = 50;
/** A computer that slept while a page loaded tells of hours, which count as this. */
const MAX_MS = 600_000;

const event = yup
  .object({
    kind: yup
      .mixed<TelemetryKind>()
      .oneOf([...TELEMETRY_KINDS])
      .required(),
    ...reportedRelease,
    // The page's path as browsers write it.
    page: yup
      .string()
      .max(200)
      .matches(/^[!-~]*$/),
    code: yup
      .string()
      .max(80)
      .matches(/^[\w.:-]*$/),
    /** Of a host that threw before it stood. */
    stack: yup.string().max(4_000),
    durationMs: yup.number().min(0),
    metric: yup.mixed<Vital>().oneOf([...VITALS]),
    value: yup.number().min(0),
    // Beside a vital: how good the connection is, in the words of browsers, which may get new ones.
    connection: yup
      .string()
      .max(16)
      .matches(/^[\w-]*$/),
    /** Beside a vital: whether a file of the release came over the network. */
    isCold: yup.boolean(),
  })
  .test('vital', 'a vital has a metric and a value', ({ kind, metric, value }) =>
    kind === 'vital' ? metric !== undefined && value !== undefined : metric === undefined && value === undefined,
  )
  .test('conditions', 'only a vital says under which conditions it was measured', ({ kind, connection, isCold }) => {
    return kind === 'vital' || (connection === undefined && isCold === undefined);
  })
  .noUnknown()
  .required();

/** What a browser reports about loading remotes, with the visit of its page, once that has one. */
export const telemetryBatch = yup
  .object({ visit: yup.string().max(100), events: yup.array(event).required().min(1).max(MAX_EVENTS) })
  .noUnknown();

export type TelemetryEvent = yup.InferType<typeof event>;

/** An event without its stack, which is neither counted nor logged: a release may have thrown what somebody typed. */
export function countable({ stack: _, ...event }: TelemetryEvent): Omit<TelemetryEvent, 'stack'> {
  const { durationMs, value } = event;
  return {
    ...event,
    ...(durationMs !== undefined && { durationMs: Math.min(durationMs, MAX_MS) }),
    ...(value !== undefined && { value: Math.min(value, MAX_MS) }),
  };
}
