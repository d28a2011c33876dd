import type { Release } from '@saltbush/contract/release';
import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { releaseWeights } from '../compare/releaseWeights.ts';
import { weightChange } from '../compare/weightChange.ts';
import { loadMsOf } from '../console/loadMsOf.ts';
import { loadTime } from '../console/loadTime.ts';

interface CostGiven {
  name: string;
  version: string;
  /** What it is compared with; null when nothing was live before. */
  before: string | null;
  /** Of the last day. */
  health: ReleaseHealthReport | undefined;
  /** Both manifests, as far as they are read. */
  manifests: { from: Release | undefined; to: Release | undefined };
}

const SCRIPTS = 'All scripts';

function loadPart({ name, version, before, health }: CostGiven): string {
  const own = loadMsOf(health, name, version);
  if (own === null) return 'Nobody measured how long it takes to load';
  const earlier = before === null ? null : loadMsOf(health, name, before);
  const than = earlier === null ? '' : `, ${before} in ${loadTime(earlier)}`;
  return `Loads in ${loadTime(own)} for three of four visits${than}`;
}

function scriptsPart({ manifests: { from, to } }: CostGiven): string {
  if (!from || !to) return '';
  const row = releaseWeights(from, to).find(({ what }) => what === SCRIPTS);
  if (!row) return '';
  const change = weightChange(row);
  return `; its scripts weigh ${change === 'the same' ? change : `${change} before compression`}`;
}

/** What a release costs its visitors beside the one before: how long it loads, and what its scripts weigh. */
export const costText = (given: CostGiven): string => `${loadPart(given)}${scriptsPart(given)}.`;
