import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

export type { Logger };

/** Log lines as JSON on standard output, errors with their stack. `level` as in pino, `silent` included. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: stdSerializers.err, error: stdSerializers.err },
  });
}
