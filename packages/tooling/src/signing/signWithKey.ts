import { type KeyObject, sign } from 'node:crypto';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { STATEMENT_MEDIA_TYPE } from '@saltbush/contract/provenance';
import { bundleToJSON, toDSSEBundle } from '@sigstore/bundle';
import { dsse } from '@sigstore/core';

/** A Sigstore bundle in which the holder of a private Ed25519 key signs a statement. */
export function signWithKey(statement: Buffer, key: KeyObject): Buffer {
  const bundle = toDSSEBundle({
    artifact: statement,
    artifactType: STATEMENT_MEDIA_TYPE,
    signature: sign(null, dsse.preAuthEncoding(STATEMENT_MEDIA_TYPE, statement), key),
    keyHint: keyIdOf(key),
  });
  return Buffer.from(JSON.stringify(bundleToJSON(bundle)), 'utf8');
}
