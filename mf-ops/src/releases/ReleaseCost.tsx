import { useReleaseHealthQuery } from '../api/releaseHealth.ts';
import { useReleaseManifestQuery } from '../api/releaseManifest.ts';
import { useHealthOptions } from '../console/keep-current.ts';
import { costText } from './costText.ts';
import * as S from './NeedsALook.styles.ts';

interface ReleaseCostProps {
  name: string;
  version: string;
  /** What it is compared with; null when nothing was live before. */
  before: string | null;
}

/** Below the buttons, so that a text that arrives late moves none of them. */
export function ReleaseCost({ name, version, before }: ReleaseCostProps) {
  const day = useReleaseHealthQuery({ name, hours: 24 }, useHealthOptions());
  const to = useReleaseManifestQuery({ name, version });
  const from = useReleaseManifestQuery({ name, version: before ?? '' }, { skip: before === null });
  const isRead = !day.isLoading && !to.isLoading && !from.isLoading;
  const manifests = { from: from.currentData, to: to.currentData };
  return (
    <S.Since>
      {isRead ? costText({ name, version, before, health: day.currentData, manifests }) : 'Reading what it costs…'}
    </S.Since>
  );
}
