import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { Badge, Button, fileSize, icons, TextLink } from '@saltbush/ui';
import { useState } from 'react';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './KnownReleases.styles.ts';
import type { OpenAct } from './open-act.ts';

interface KnownReleasesProps {
  name: string;
  /** Newest first. */
  releases: readonly ReleaseSummary[];
  live: LiveRelease | null;
  /** Milliseconds. */
  now: number;
  onOpen: (act: OpenAct) => void;
}

const FIRST = 8;

/** Every release in the store: when it was published, by whom, its size, and a button to activate it. */
export function KnownReleases({ name, releases, live, now, onOpen }: KnownReleasesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? releases : releases.slice(0, FIRST);
  const livePlace = releases.findIndex(({ version }) => version === live?.version);
  return (
    <DeskCard heading="Releases in the store">
      <S.List>
        {shown.map(({ version, publishedAt, publishedBy, sizeBytes, signer, takenBack }, place) => {
          const kind = live !== null && place > livePlace ? 'rollback' : 'activate';
          const act = kind === 'rollback' ? 'Roll back' : 'Activate';
          return (
            <li key={version}>
              <div>
                <R.What>
                  {version}
                  {live?.version === version && <Badge tone="good">Live</Badge>}
                  {live?.candidate?.version === version && <Badge tone="warn">For {live.candidate.share}%</Badge>}
                  {live?.lastGood === version && <Badge>Last good</Badge>}
                  {takenBack && <Badge tone="danger">Taken back</Badge>}
                </R.What>
                <R.Soft>
                  Published <Moment at={publishedAt} now={now} /> by {publishedBy}, {fileSize(sizeBytes)}
                </R.Soft>
                {signer && <R.Soft>Signed by {signer.what}</R.Soft>}
                {takenBack && (
                  <R.Soft>
                    Taken back <Moment at={takenBack.at} now={now} /> by {takenBack.actor}: {takenBack.reason}
                  </R.Soft>
                )}
              </div>
              {live?.version !== version && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={kind === 'rollback' ? `Roll back to ${version}` : `Activate ${version}`}
                  onClick={() => onOpen({ kind, version })}
                >
                  {act}
                </Button>
              )}
            </li>
          );
        })}
      </S.List>
      {releases.length > 1 && (
        <p>
          <TextLink href={`/ops/releases/${name}/compare`} iconAfter={icons.arrowRight}>
            Compare two of them
          </TextLink>
        </p>
      )}
      {!isWhole && releases.length > FIRST && (
        <S.More>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            Show all {releases.length}
          </Button>
        </S.More>
      )}
    </DeskCard>
  );
}
