import type { KeyObject } from 'node:crypto';
import { isSignedBy } from '@saltbush/contract/log-signature';
import type { LineSignature } from '@saltbush/contract/release-api';

type Keys = ReadonlyMap<string, KeyObject>;

interface Line {
  seq: number;
  hash: string;
  signature?: LineSignature | null | undefined;
}

export interface SignatureCheck {
  /** Why a line cannot be what the gateway wrote; null when it can. Lines come in their order. */
  faultOf: (line: Line) => string | null;
  /** The first signed line; null without one. */
  since: () => number | null;
  /** Ids of the keys that signed lines. */
  keyIds: () => string[];
}

/** Whether a line has the signature of one of these keys. */
export const isSignedWith = (line: Line, keys: Keys): boolean => {
  const key = keys.get(line.signature?.keyId ?? '');
  return key !== undefined && line.signature != null && isSignedBy(line, line.signature, key);
};

/**
 * Follows who signed the lines of a log: from the first signed line on, all must be.
 * @param keys Those that may have signed; null when they are not at hand, so that signatures are only looked for.
 */
export function createSignatureCheck(keys: Keys | null): SignatureCheck {
  const used = new Set<string>();
  let since: number | null = null;
  return {
    faultOf(line) {
      const { seq, signature } = line;
      if (!signature) {
        if (since === null) return null;
        return (
          `line ${seq} is not signed, though lines since ${since} are: either a gateway without LOG_KEY_FILE wrote it, or ` +
          'somebody forged it'
        );
      }
      since ??= seq;
      used.add(signature.keyId);
      if (keys === null) return null;
      if (!keys.has(signature.keyId)) {
        return `line ${seq} is signed with key ${signature.keyId}, which --keys does not hold: add it if it is yours, else the line is forged`;
      }
      return isSignedWith(line, keys) ? null : `the signature of line ${seq} does not fit it, so the line is forged`;
    },
    since: () => since,
    keyIds: () => [...used],
  };
}
