import type { ReleaseVerdict, SlownessFinding } from '@saltbush/contract/release-api';

/** What says most that a release is slower than the one before; null when nothing does. */
export const slowest = ({ slowness = [] }: ReleaseVerdict): SlownessFinding | null =>
  slowness.find(({ status }) => status !== 'no-evidence') ?? null;
