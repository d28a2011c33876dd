import * as yup from 'yup';

const TELEMETRY_KINDS = ['loaded', 'failed', 'fallback', 'recovered'] as const;
type TelemetryKind = (typeof TELEMETRY_KINDS)[number];

const MAX_EVENTS = 50;

const event = yup
  .object({
    kind: yup
      .mixed<TelemetryKind>()
      .oneOf([...TELEMETRY_KINDS])
      .required(),
    remote: yup
      .string()
      .required()
      .max(40)
      .matches(/^(shell|mf-[a-z][a-z0-9-]*)$/),
    version: yup
      .string()
      .required()
      .max(80)
      .matches(/^[\w.+-]+$/),
    page: yup.string().max(200),
    code: yup.string().max(80),
    durationMs: yup.number().min(0).max(600_000),
  })
  .noUnknown();

/** What a browser reports about loading remotes. */
export const telemetryBatch = yup.object({ events: yup.array(event).required().min(1).max(MAX_EVENTS) }).noUnknown();

export type TelemetryBatch = yup.InferType<typeof telemetryBatch>;
