import type { Release } from '../release.ts';
import { LONGEST_SIGNATURE_MS, type ReleaseStatement } from './release-statement.ts';
import { releaseDigest } from './releaseDigest.ts';

/** By how much the clock of the machine that signs may be ahead. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

export interface StatementFault {
  code: 'signature-mismatch' | 'signature-expired';
  message: string;
}

interface Expected {
  release: Release;
  /** Origin of the site that was asked to publish. */
  site: string;
  now: Date;
}

const mismatch = (message: string): StatementFault => ({ code: 'signature-mismatch', message });
const untimely = (message: string): StatementFault => ({ code: 'signature-expired', message });
const SIGN_AGAIN = 'Publish again with mfe publish, which signs anew.';

/** Why a statement is not about this release, for this site and now; null when it is. */
export function statementFault(
  { subject, predicate }: ReleaseStatement,
  { release, site, now }: Expected,
): StatementFault | null {
  const [about] = subject;
  const name = `${release.name}@${release.version}`;
  if (about === undefined || subject.length !== 1) return mismatch('The signature must be about exactly one release.');
  if (about.name !== name) return mismatch(`The signature is for ${about.name}, and this is ${name}. ${SIGN_AGAIN}`);
  if (about.digest.sha256 !== releaseDigest(release)) {
    return mismatch(`The signature is for other files of ${name} than these. ${SIGN_AGAIN}`);
  }
  if (predicate.commit !== release.commit) {
    return mismatch(`The signature names another commit than release.json. ${SIGN_AGAIN}`);
  }
  if (predicate.site !== site) {
    return mismatch(
      `The signature is for the site ${predicate.site}, and this is ${site}. Give this address as MFE_URL or --url, or as ` +
        '--audience where the gateway is reached at another one.',
    );
  }
  const [from, until] = [Date.parse(predicate.issuedAt), Date.parse(predicate.expiresAt)];
  if (until - from > LONGEST_SIGNATURE_MS || until <= from) {
    return untimely(
      `A signature is good for at most an hour, and this one says from ${predicate.issuedAt} to ${predicate.expiresAt}. ${SIGN_AGAIN}`,
    );
  }
  if (from > now.getTime() + CLOCK_SKEW_MS) {
    return untimely(
      `The signature is from ${predicate.issuedAt}, and it is ${now.toISOString()} here. Set the clock of the machine that signs, and publish again.`,
    );
  }
  if (until <= now.getTime()) return untimely(`The signature was good until ${predicate.expiresAt}. ${SIGN_AGAIN}`);
  return null;
}
