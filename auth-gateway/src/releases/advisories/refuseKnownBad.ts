import { Refusal } from '@saltbush/capability/refusal';
import type { Release } from '@saltbush/contract/release';
import type { KnownBad } from '@saltbush/contract/release-api';
import { type AdvisoryList, knownBad, parseSbom, SBOM_FILE } from '@saltbush/contract/sbom';

const IS_REFUSED: ReadonlySet<KnownBad['severity']> = new Set(['high', 'critical']);
/** In one message. */
const MOST_NAMED = 5;

const textOf = ({ package: name, version, summary, severity, id, fixed }: KnownBad): string =>
  `${name} ${version}: ${summary} (${severity}, ${id}); ${fixed === null ? 'no version mends it' : `use ${fixed} or newer`}`;

/**
 * What advisories name in a release that is about to be published.
 * @throws Refusal `known-bad` for a version with a high or critical one.
 */
export function refuseKnownBad(
  { name, version }: Release,
  files: ReadonlyMap<string, Buffer>,
  advisories: AdvisoryList | null,
): KnownBad[] {
  const sbom = files.get(SBOM_FILE);
  if (sbom === undefined || advisories === null) return [];
  const bad = knownBad(parseSbom(sbom), advisories);
  const refused = bad.filter(({ severity }) => IS_REFUSED.has(severity));
  if (refused.length === 0) return bad;
  const errors = refused.slice(0, MOST_NAMED).map(textOf);
  const more = refused.length > MOST_NAMED ? ` And ${refused.length - MOST_NAMED} more.` : '';
  const message = `${name} ${version} holds versions with known weaknesses. ${errors.join('. ')}.${more} Take the newer ones and build again.`;
  throw new Refusal(message, { status: 409, code: 'known-bad', errors });
}
