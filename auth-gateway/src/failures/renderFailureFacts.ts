import type { RenderFailure } from '../rendering/RenderJob.ts';
import { keptError } from './keptError.ts';
import { readPlaces } from './readPlaces.ts';
import { splitReason } from './splitReason.ts';

/**
 * What the log says of a page that could not be rendered. A release may have thrown what a visitor typed, so of that the kind, what
 * engines say by themselves and the places in its script stay; "What fails" has the lines of the source.
 */
export function renderFailureFacts(
  { message, isThrown }: Pick<RenderFailure, 'message' | 'isThrown'>,
  releases: readonly Parameters<typeof readPlaces>[1][],
): { reason: string; at?: string[] } {
  if (isThrown !== true) return { reason: message };
  const thrown = splitReason(message);
  const { error, message: said } = keptError(thrown.name, thrown.message, () => false);
  const places = releases.flatMap((release) =>
    readPlaces(thrown.stack, release).map(
      ({ script, line, column }) => `${release.name}@${release.version}/${script}:${line}:${column}`,
    ),
  );
  return { reason: said === '' ? error : `${error}: ${said}`, at: places };
}
