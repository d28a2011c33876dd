import { type Logger, pino } from 'pino';

export type { Logger };

/** Log lines as JSON on standard output. `level` as in pino, `silent` included. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
