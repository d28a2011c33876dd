import { ASN1Obj } from '@sigstore/core';
import type { Signer } from '@sigstore/verify';

/** Extensions of the certificates that Fulcio issues (fulcio/docs/oid-info.md); each holds a text as DER. */
const ARC = '1.3.6.1.4.1.57264.1';
const OIDS = {
  issuer: `${ARC}.8`,
  repository: `${ARC}.12`,
  commit: `${ARC}.13`,
  ref: `${ARC}.14`,
  config: `${ARC}.18`,
  run: `${ARC}.21`,
} as const;

/** Whom a certificate was issued to. Parts that it does not name are null. */
export interface CertificateIdentity {
  /** The workflow with its repository and branch, as the certificate's own name. */
  subject: string | null;
  issuer: string | null;
  repository: string | null;
  commit: string | null;
  /** Such as `refs/heads/main`. */
  ref: string | null;
  /** The workflow that was started, which is not the subject's when that was called by another one. */
  config: string | null;
  run: string | null;
}

/** Longer texts are nobody's. */
const LONGEST = 500;

function textOf(der: Uint8Array): string | null {
  const { value, tag } = ASN1Obj.parseBuffer(Buffer.from(der));
  const isText = tag.isUniversal() && tag.number === 12;
  return isText && value.length <= LONGEST ? value.toString('utf8') : null;
}

/** Reads the identity of a verified signer. @throws Error for an extension that is not as Fulcio writes it. */
export function certificateIdentity({ identity }: Signer): CertificateIdentity {
  const { subjectAlternativeName: subject = null, oids = [] } = identity ?? {};
  const read = (wanted: string): string | null => {
    const found = oids.filter(({ oid }) => oid?.id.join('.') === wanted);
    // One that is there twice says two things.
    const [only] = found;
    return only === undefined || found.length !== 1 ? null : textOf(only.value);
  };
  const { issuer, repository, commit, ref, config, run } = OIDS;
  return {
    subject,
    issuer: read(issuer),
    repository: read(repository),
    commit: read(commit),
    ref: read(ref),
    config: read(config),
    run: read(run),
  };
}
