import { createHash, type KeyObject } from 'node:crypto';
import { Refusal, type RefusalCode } from '@saltbush/capability/refusal';
import {
  MOST_SIGNATURE_BYTES,
  parseStatement,
  type ReleaseStatement,
  STATEMENT_MEDIA_TYPE,
} from '@saltbush/contract/provenance';
import type { Publisher, ReleaseSigner } from '@saltbush/contract/release-api';
import { type Bundle, bundleFromJSON, isBundleWithDsseEnvelope } from '@sigstore/bundle';
import { X509Certificate } from '@sigstore/core';
import { type TrustMaterial, toSignedEntity, Verifier } from '@sigstore/verify';
import { type CertificateIdentity, certificateIdentity } from './certificateIdentity.ts';
import { readPublicKey } from './readPublicKey.ts';
import { whoMay } from './whoMay.ts';

export interface VerifiedSignature {
  signer: ReleaseSigner;
  statement: ReleaseStatement;
  /** sha256 of the signed text, which is another one for each signature that is made. */
  statementHash: string;
}

interface Trusted {
  publishers: readonly Publisher[];
  /** Whom to trust for certificates; null where none are configured. */
  roots: TrustMaterial | null;
}

function refuse(code: RefusalCode, message: string, cause?: unknown): Refusal {
  return new Refusal(message, { status: 403, code, cause });
}

const invalid = (what: string, cause?: unknown): Refusal =>
  refuse(
    'signature-invalid',
    `The signature of this release is not valid: ${what}. Publish again with mfe publish.`,
    cause,
  );

function readBundle(bytes: Buffer) {
  if (bytes.length > MOST_SIGNATURE_BYTES) throw invalid(`it has more than ${MOST_SIGNATURE_BYTES / 1024} KB`);
  let bundle: Bundle;
  try {
    bundle = bundleFromJSON(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw invalid('it is no Sigstore bundle with one signature', cause);
  }
  if (bundle.verificationMaterial.content.$case === 'x509CertificateChain') {
    throw invalid('it brings a chain of certificates along, as bundles before version 0.3 did');
  }
  if (!isBundleWithDsseEnvelope(bundle)) throw invalid('it signs bytes, and not a statement about a release');
  const { payloadType } = bundle.content.dsseEnvelope;
  if (payloadType !== STATEMENT_MEDIA_TYPE) throw invalid('it signs another kind of text than an in-toto statement');
  return bundle;
}

type DsseBundle = ReturnType<typeof readBundle>;

function check<T>(verify: () => T): T {
  try {
    return verify();
  } catch (cause) {
    throw invalid((cause as Error).message, cause);
  }
}

/** A key of a team stands for itself, so there is no certificate, log or time to verify. */
function verifyWithKey(bundle: DsseBundle, hint: string, publishers: readonly Publisher[]): ReleaseSigner {
  const known = publishers.find((one) => one.kind === 'key' && one.id === hint);
  if (known?.kind !== 'key') {
    const what = /^[0-9a-f]{16}$/.test(hint) ? `key ${hint}` : 'a key that has no id';
    throw refuse('publisher-unknown', `This release is signed with ${what}. ${whoMay(publishers)}`);
  }
  const publicKey: KeyObject = readPublicKey(known.publicKey);
  const trusted: TrustMaterial = {
    certificateAuthorities: [],
    timestampAuthorities: [],
    tlogs: [],
    ctlogs: [],
    publicKey: () => ({ publicKey, validFor: () => true }),
  };
  const verifier = new Verifier(trusted, { ctlogThreshold: 0, tlogThreshold: 0, timestampThreshold: 0 });
  check(() => verifier.verify(toSignedEntity(bundle)));
  return { kind: 'key', id: known.id, what: known.what, label: known.label };
}

/** What the publisher's CI would be certified as. Nothing is a pattern. */
function isOf(publisher: Extract<Publisher, { kind: 'identity' }>, certified: CertificateIdentity): boolean {
  const { issuer, repository, workflow, branch } = publisher;
  const ref = `refs/heads/${branch}`;
  const config = `${repository}/${workflow}@${ref}`;
  return (
    certified.issuer === issuer &&
    certified.repository === repository &&
    certified.ref === ref &&
    certified.subject === config &&
    certified.config === config
  );
}

function verifyWithCertificate(bundle: DsseBundle, { publishers, roots }: Trusted): ReleaseSigner {
  if (!publishers.some(({ kind }) => kind === 'identity')) {
    throw refuse('publisher-unknown', `This release is signed by the identity of a CI. ${whoMay(publishers)}`);
  }
  if (roots === null) {
    const message =
      'This release is signed by the identity of a CI, and this gateway has no roots to verify it with. Set ' +
      'SIGSTORE_ROOTS_FILE, or sign with a key of the team.';
    throw refuse('publisher-unknown', message);
  }
  // A root without logs, such as that of a Sigstore of one's own, has nothing to look for there.
  const verifier = new Verifier(roots, {
    ctlogThreshold: roots.ctlogs.length > 0 ? 1 : 0,
    tlogThreshold: roots.tlogs.length > 0 ? 1 : 0,
    timestampThreshold: 1,
  });
  const certified = check(() => certificateIdentity(verifier.verify(toSignedEntity(bundle))));
  const known = publishers.find((one) => one.kind === 'identity' && isOf(one, certified));
  if (known?.kind !== 'identity') {
    const what = certified.subject ?? 'somebody without a name';
    const message = `This release is signed by ${what}, as ${certified.issuer ?? 'nobody'} says. ${whoMay(publishers)}`;
    throw refuse('publisher-unknown', message);
  }
  const { id, what, issuer, repository, workflow, branch } = known;
  const { commit, run } = certified;
  return { kind: 'identity', id, what, issuer, repository, workflow, branch, commit, run };
}

/** By how much the clock of the machine that signs may differ from that of the certificate authority. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** A certificate is for ten minutes. Without this a run could sign today for any day to come. */
function requireTimeOfCertificate(bundle: DsseBundle, { predicate }: ReleaseStatement): void {
  const { content } = bundle.verificationMaterial;
  if (content.$case !== 'certificate') return;
  const { notBefore, notAfter } = X509Certificate.parse(Buffer.from(content.certificate.rawBytes));
  const issuedAt = Date.parse(predicate.issuedAt);
  if (issuedAt >= notBefore.getTime() - CLOCK_SKEW_MS && issuedAt <= notAfter.getTime()) return;
  const message = `The signature says ${predicate.issuedAt}, and its certificate is from ${notBefore.toISOString()}. Set the clock of the machine that signs, and publish again.`;
  throw refuse('signature-expired', message);
}

/**
 * Who signed what, once the signature is verified to be one of the publishers'. What the statement says of the release is
 * still to be compared.
 * @throws Refusal `signature-invalid` or `publisher-unknown`
 */
export function verifySignature(bytes: Buffer, trusted: Trusted): VerifiedSignature {
  const bundle = readBundle(bytes);
  const { content } = bundle.verificationMaterial;
  const signer =
    content.$case === 'publicKey'
      ? verifyWithKey(bundle, content.publicKey.hint, trusted.publishers)
      : verifyWithCertificate(bundle, trusted);
  const { payload } = bundle.content.dsseEnvelope;
  let statement: ReleaseStatement;
  try {
    statement = parseStatement(payload.toString('utf8'));
  } catch (cause) {
    throw invalid(`its statement is not as mfe publish makes it (${(cause as Error).message.slice(0, 200)})`, cause);
  }
  requireTimeOfCertificate(bundle, statement);
  return { signer, statement, statementHash: createHash('sha256').update(payload).digest('hex') };
}
