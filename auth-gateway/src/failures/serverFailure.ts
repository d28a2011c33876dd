import { randomUUID } from 'node:crypto';
import type { ServerFailure } from '../telemetry/createTelemetry.ts';
import type { ToldFailure } from './createFailures.ts';
import { splitReason } from './splitReason.ts';

/** A page that the server could not render. */
export function serverFailure({ address, release, page, reason, trace }: ServerFailure): ToldFailure {
  return {
    ...{ side: 'server', visit: randomUUID(), address, release, page, browser: '', steps: [], components: '', trace },
    ...splitReason(reason),
  };
}
