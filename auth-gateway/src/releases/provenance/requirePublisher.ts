import { Refusal } from '@saltbush/capability/refusal';
import { statementFault } from '@saltbush/contract/provenance';
import type { Release } from '@saltbush/contract/release';
import type { ReleaseSigner } from '@saltbush/contract/release-api';
import type { TrustMaterial } from '@sigstore/verify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readPolicies } from './readPolicies.ts';
import { verifySignature } from './verifySignature.ts';
import { whoMay } from './whoMay.ts';

export interface SignedRelease {
  release: Release;
  /** Content of `SIGNATURE_FILE`; null for a release that came without. */
  signature: Buffer | null;
  /** Origin of this site. */
  site: string;
  /** Time at which it was asked to be published. */
  now: Date;
  /** Reads whom to trust for certificates; null where none are configured. */
  roots: () => Promise<TrustMaterial | null>;
}

/** Who published, for the line of the log. */
export interface Provenance {
  signer: ReleaseSigner;
  /** sha256 of what they signed. */
  statement: string;
}

/**
 * Who signed a release, where an operator has said who may publish it; null where nobody has, and a token is enough.
 * @throws Refusal when it is not signed by one of those, for this release, this site and now.
 */
export async function requirePublisher(
  db: Kysely<Tables>,
  { release, signature, site, now, roots }: SignedRelease,
): Promise<Provenance | null> {
  const { name } = release;
  const [policy] = await readPolicies(db, name);
  if (policy === undefined) return null;
  const { publishers } = policy;
  if (signature === null) {
    const message = `${name} ${release.version} is not signed, and a token alone does not publish ${name}. Sign it with mfe publish --key-file, or --keyless in CI. ${whoMay(publishers)}`;
    throw new Refusal(message, { status: 403, code: 'signature-missing' });
  }
  const hasIdentities = publishers.some(({ kind }) => kind === 'identity');
  const trusted = { publishers, roots: hasIdentities ? await roots() : null };
  const { signer, statement, statementHash } = verifySignature(signature, trusted);
  const fault = statementFault(statement, { release, site, now });
  if (fault !== null) throw new Refusal(fault.message, { status: 403, code: fault.code });
  return { signer, statement: statementHash };
}
