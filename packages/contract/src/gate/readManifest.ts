import { parseRelease, type Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { MANIFEST_FILE } from './manifest-file.ts';

const HOW_TO_CORRECT = 'Correct these fields in the configuration, run mfe build and publish the folder unchanged.';

export type ManifestReading = { status: 'read'; release: Release } | { status: 'refused'; findings: Finding[] };

/** Reads the bytes of a `release.json`; undefined when the folder has none. */
export function readManifest(bytes: Buffer | undefined): ManifestReading {
  if (bytes === undefined) {
    const message = `There is no ${MANIFEST_FILE}. Publish the folder that mfe build makes, usually dist.`;
    return { status: 'refused', findings: [{ code: 'manifest-missing', message }] };
  }
  try {
    return { status: 'read', release: parseRelease(JSON.parse(bytes.toString('utf8'))) };
  } catch (error) {
    const { errors, message } = error as Error & { errors?: string[] };
    return {
      status: 'refused',
      findings: (errors ?? [message]).map((reason) => ({
        code: 'manifest-invalid',
        message: `${MANIFEST_FILE} is not valid: ${reason}. ${HOW_TO_CORRECT}`,
      })),
    };
  }
}
