import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { useReleaseHealthQuery } from '../api/releaseHealth.ts';
import { CostList } from '../console/CostList.tsx';
import { useHealthOptions } from '../console/keep-current.ts';

/** What a release costs those who visit it, in the figures of the last day. */
export function ReleaseCost({ verdict }: { verdict: ReleaseVerdict }) {
  const day = useReleaseHealthQuery({ name: verdict.name, hours: 24 }, useHealthOptions());
  return <CostList verdict={verdict} health={day.currentData} />;
}
