import type { StartFault } from '../telemetry/createTelemetryRoutes.ts';
import { browserFamily } from './browserFamily.ts';
import type { ToldFailure } from './createFailures.ts';
import { splitReason } from './splitReason.ts';

/**
 * What a host threw before it stood, or the frame script of a quiet page. It is told with the stack alone, since every page carries
 * the script that tells it: some browsers begin a stack with the name and the message.
 */
export function startFailure({ stack, userAgent, ...told }: StartFault): ToldFailure {
  return {
    ...told,
    ...{ side: 'browser', browser: browserFamily(userAgent), components: '', page: '', steps: [] },
    ...splitReason(stack),
    stack,
  };
}
