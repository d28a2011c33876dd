import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './log/errorForLog.ts';
import { withoutAddresses } from './log/withoutAddresses.ts';

export type { Logger };

interface LogOptions {
  /** Takes each line; by default standard output. */
  write?: (line: string) => void;
  /** Whether an error is logged elsewhere, once for many. Its line is then left out. */
  isReported?: (error: unknown) => boolean;
  /** What every line says besides, such as the trace that it belongs to. */
  around?: () => Record<string, string>;
}

/**
 * Logs lines as JSON on standard output, errors with their stack. `level` as in pino, including `silent`. No line holds
 * an e-mail address, or a part of an error that may hold what somebody typed.
 */
export function createLog(level: string, { write, isReported = () => false, around }: LogOptions = {}): Logger {
  const out = write ?? toStandardOutput();
  return pino(
    {
      level,
      base: undefined,
      ...(around ? { mixin: around } : {}),
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: errorForLog, error: errorForLog },
      hooks: {
        logMethod(given, method) {
          const [facts] = given as unknown[];
          const { err, outage } = (typeof facts === 'object' && facts !== null ? facts : {}) as Record<string, unknown>;
          if (err !== undefined && outage === undefined && isReported(err)) return;
          method.apply(this, given);
        },
      },
    },
    { write: (line: string) => out(withoutAddresses(line)) },
  );
}

function toStandardOutput(): (line: string) => void {
  const stream = destination({ dest: 1, sync: true });
  return (line) => void stream.write(line);
}
