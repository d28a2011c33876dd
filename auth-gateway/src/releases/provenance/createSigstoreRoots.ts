import { Refusal } from '@saltbush/capability/refusal';
import type { TrustMaterial } from '@sigstore/verify';
import { StartFault } from '../../errors.ts';
import { readSigstoreRoots } from './readSigstoreRoots.ts';

/** Whom to trust for certificates, as the file says by then; null where none is configured. */
export type SigstoreRoots = () => Promise<TrustMaterial | null>;

/**
 * Reads the file of `SIGSTORE_ROOTS_FILE` now, so that a mistake in it is noticed at the start, and again for each release that
 * needs it, so that new roots need no restart.
 * @throws StartFault when it cannot be used.
 */
export async function createSigstoreRoots(file: string | null): Promise<SigstoreRoots> {
  if (file === null) return async () => null;
  const why = (cause: unknown) => `SIGSTORE_ROOTS_FILE ${file} cannot be used: ${(cause as Error).message}`;
  try {
    await readSigstoreRoots(file);
  } catch (cause) {
    throw new StartFault(`${why(cause)} Give a trusted root of Sigstore, or unset it.`, {
      code: 'bad-configuration',
      cause,
    });
  }
  return async () => {
    try {
      return await readSigstoreRoots(file);
    } catch (cause) {
      const message = `${why(cause)} Nothing was published; an operator has to mend the file.`;
      throw new Refusal(message, { status: 503, code: 'unavailable', cause });
    }
  };
}
