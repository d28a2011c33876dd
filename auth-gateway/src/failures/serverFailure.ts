import { randomUUID } from 'node:crypto';
import type { ServerFailure } from '../telemetry/createTelemetry.ts';
import type { ToldFailure } from './createFailures.ts';

const LONGEST_NAME = 60;

/** A page that the server could not render. What the process said begins as stacks of V8 do: the name, then the message. */
export function serverFailure({ address, release, page, reason, trace }: ServerFailure): ToldFailure {
  const [first = '', ...rest] = reason.split('\n');
  const colon = first.indexOf(': ');
  const isNamed = colon > 0 && colon <= LONGEST_NAME;
  return {
    ...{ side: 'server', visit: randomUUID(), address, release, page, browser: '', steps: [], components: '' },
    name: isNamed ? first.slice(0, colon) : 'Error',
    message: isNamed ? first.slice(colon + 2) : first,
    stack: rest.join('\n'),
    trace,
  };
}
