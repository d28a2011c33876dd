import { errorForLog, type LoggedError } from '../log/errorForLog.ts';
import type { Logger } from '../log.ts';
import { gatewayFrames } from './gatewayFrames.ts';
import { keptError } from './keptError.ts';

/** An error as its codes, what engines say by themselves, and the places of our own code. */
function wordless({ type, message, stack = '', cause, ...codes }: LoggedError): Record<string, unknown> {
  const kept = keptError(type, message, () => false);
  return {
    ...codes,
    ...{ type: kept.error, message: kept.message },
    at: gatewayFrames(stack).map(({ source, line, column, inFunction }) =>
      `${source}:${line}:${column} ${inFunction}`.trimEnd(),
    ),
    ...(cause === undefined ? {} : { cause: wordless(cause) }),
  };
}

/** The log, with errors that nobody expected told without their words, which may quote what somebody typed. */
export const withoutWords = (log: Logger): Logger =>
  log.child({}, { serializers: { err: (error: unknown) => wordless(errorForLog(error)) } });
