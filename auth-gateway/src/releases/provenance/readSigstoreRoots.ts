import { readFile } from 'node:fs/promises';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { type TrustMaterial, toTrustMaterial } from '@sigstore/verify';

/** More than any root file has. That of the public Sigstore has some 7 KB. */
const MOST_BYTES = 1024 * 1024;

/** No key alone is trusted here: keys of teams are looked up elsewhere. */
const noKey = (): never => {
  throw new Error('A certificate is needed.');
};

/**
 * Whom to trust for certificates, transparency logs and times: a file in Sigstore's format for trusted roots, read from
 * the disk alone.
 * @throws Error when it cannot be read or names no certificate authority.
 */
export async function readSigstoreRoots(file: string): Promise<TrustMaterial> {
  const text = await readFile(file, 'utf8');
  if (text.length > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} characters.`);
  const roots = toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(text)), noKey);
  if (roots.certificateAuthorities.length === 0) throw new Error('It names no certificateAuthorities.');
  if (roots.tlogs.length === 0 && roots.timestampAuthorities.length === 0) {
    throw new Error('It names neither tlogs nor timestampAuthorities, so no signature has a time.');
  }
  return roots;
}
