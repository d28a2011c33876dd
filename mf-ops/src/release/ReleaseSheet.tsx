import type { LiveRelease, RetiredRemote } from '@saltbush/contract/release-api';
import { Badge, icons, TextLink } from '@saltbush/ui';
import { useState } from 'react';
import { useReleaseHealthQuery } from '../api/releaseHealth.ts';
import type { ReleasesOfName } from '../api/releasesOf.ts';
import { useReleaseVerdictsQuery } from '../api/releaseVerdicts.ts';
import { adoptionText } from '../console/adoptionText.ts';
import { CostList } from '../console/CostList.tsx';
import { History } from '../console/History.tsx';
import { useHealthOptions } from '../console/keep-current.ts';
import { liveVerdicts } from '../console/liveVerdicts.ts';
import { Moment } from '../console/Moment.tsx';
import { SlownessLine } from '../console/SlownessLine.tsx';
import { useNow } from '../console/useNow.ts';
import { VerdictLine } from '../console/VerdictLine.tsx';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as L from '../sheet/Sheet.styles.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { KnownReleases } from './KnownReleases.tsx';
import { NeededRoutes } from './NeededRoutes.tsx';
import { NotLive } from './NotLive.tsx';
import type { OpenAct } from './open-act.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ReleaseActs } from './ReleaseActs.tsx';
import * as S from './ReleaseSheet.styles.ts';
import { SlowerBack } from './SlowerBack.tsx';

interface ReleaseSheetProps {
  name: string;
  /** Null while nothing of it is live. */
  live: LiveRelease | null;
  /** Set when it was taken off the site. */
  retired: RetiredRemote | null;
  detail: ReleasesOfName;
  refetch: () => unknown;
}

/** As many entries as fit beside the figures; older ones are on the activity page. */
const NEWEST_LINES = 12;

/** A remote or the host, as an operator decides on it. */
export function ReleaseSheet({ name, live, retired, detail, refetch }: ReleaseSheetProps) {
  const now = useNow();
  const [open, setOpen] = useState<OpenAct | null>(null);
  const options = useHealthOptions();
  const hour = useReleaseHealthQuery({ name, hours: 1 }, options);
  const day = useReleaseHealthQuery({ name, hours: 24 }, options);
  const { currentData: found } = useReleaseVerdictsQuery(undefined, options);
  const verdicts = live && found ? liveVerdicts(live, found) : null;

  const followed = live && adoptionText(hour.currentData, live);

  return (
    <L.Room>
      <L.Layout>
        {live ? (
          <S.Summary aria-label="How it stands">
            <L.Badges>
              <Badge tone="good">{live.version} live</Badge>
              {live.candidate && (
                <Badge tone="warn">
                  {live.candidate.version} for {live.candidate.share}%
                </Badge>
              )}
              {(live.candidate?.isWatched ?? live.isWatched) && <Badge tone="brand">Watched</Badge>}
            </L.Badges>
            <dl>
              <div>
                <dt>Went live</dt>
                <dd>
                  <Moment at={live.activatedAt} now={now} />
                </dd>
              </div>
              <div>
                <dt>By</dt>
                <dd>{live.actor}</dd>
              </div>
              <div>
                <dt>Why</dt>
                <dd>{live.reason}</dd>
              </div>
              {verdicts?.live && (
                <div>
                  <dt>Last hour</dt>
                  <dd>
                    <S.Findings>
                      <VerdictLine verdict={verdicts.live} />
                      <SlownessLine verdict={verdicts.live} />
                    </S.Findings>
                  </dd>
                </div>
              )}
              {verdicts?.live && (
                <div>
                  <dt>What it costs</dt>
                  <dd>
                    <CostList verdict={verdicts.live} health={day.currentData} />
                  </dd>
                </div>
              )}
              {followed !== null && (
                <div>
                  <dt>Who has it</dt>
                  <dd>{followed}</dd>
                </div>
              )}
              {live.candidate && verdicts?.candidate && (
                <div>
                  <dt>{live.candidate.version}, last hour</dt>
                  <dd>
                    <S.Findings>
                      <VerdictLine verdict={verdicts.candidate} />
                      <SlownessLine verdict={verdicts.candidate} />
                      <CostList verdict={verdicts.candidate} health={day.currentData} />
                    </S.Findings>
                  </dd>
                </div>
              )}
            </dl>
          </S.Summary>
        ) : (
          <NotLive name={name} retired={retired} now={now} />
        )}
        <L.Work>
          <DeskCard heading="What next">
            <ReleaseActs {...{ name, live, verdicts, open, refetch }} releases={detail.releases} onOpen={setOpen} />
            {live && found?.takesSlowerBack && (
              <SlowerBack name={name} takesSlowerBack={found.takesSlowerBack.includes(name)} />
            )}
          </DeskCard>
          <PreviewLinks name={name} releases={detail.releases} now={now} />
        </L.Work>
        <L.Facts>
          <FiguresPanel name={name} live={live} />
          {live && <NeededRoutes live={live} now={now} />}
          <KnownReleases {...{ name, live, now }} releases={detail.releases} onOpen={setOpen} />
        </L.Facts>
        <L.Past>
          <DeskCard heading="History">
            <History entries={detail.history.slice(0, NEWEST_LINES)} now={now} />
            {detail.history.length > NEWEST_LINES && (
              <p>
                <TextLink href={`/ops/activity?name=${name}`} iconAfter={icons.arrowRight}>
                  All that was done to {name}
                </TextLink>
              </p>
            )}
          </DeskCard>
        </L.Past>
      </L.Layout>
    </L.Room>
  );
}
