import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { Badge, Button } from '@saltbush/ui';
import { useState } from 'react';
import { fileSize } from '../consignment/fileSize.ts';
import { Moment } from '../console/Moment.tsx';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './KnownReleases.styles.ts';

interface KnownReleasesProps {
  /** Newest first. */
  releases: readonly ReleaseSummary[];
  live: LiveRelease | null;
  /** In milliseconds. */
  now: number;
}

const FIRST = 8;

/** Every release that is in the store: when it came, from whom, how big. */
export function KnownReleases({ releases, live, now }: KnownReleasesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? releases : releases.slice(0, FIRST);
  return (
    <DeskCard heading="Releases in the store">
      <S.List>
        {shown.map(({ version, publishedAt, publishedBy, sizeBytes }) => (
          <li key={version}>
            <S.Version>{version}</S.Version>
            {live?.version === version && <Badge tone="good">Live</Badge>}
            {live?.candidate?.version === version && <Badge tone="warn">For {live.candidate.share}%</Badge>}
            {live?.lastGood === version && <Badge>Last good</Badge>}
            <S.Soft>
              published <Moment at={publishedAt} now={now} /> by {publishedBy}, {fileSize(sizeBytes)}
            </S.Soft>
          </li>
        ))}
      </S.List>
      {!isWhole && releases.length > FIRST && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            Show all {releases.length}
          </Button>
        </div>
      )}
    </DeskCard>
  );
}
