import { apiError } from '@saltbush/calls';
import { Notice } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { useReleaseHealthQuery } from '../api/releaseHealth.ts';
import { useReleaseVerdictsQuery } from '../api/releaseVerdicts.ts';
import { Command } from '../console/Command.tsx';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useHealthOptions, useStreamedOptions } from '../console/keep-current.ts';
import { liveVerdicts, urgency } from '../console/liveVerdicts.ts';
import { UnmetNeeds } from '../console/UnmetNeeds.tsx';
import { useNow } from '../console/useNow.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { KnownWeaknesses } from './KnownWeaknesses.tsx';
import { LiveList } from './LiveList.tsx';
import { NeedsALook } from './NeedsALook.tsx';
import * as S from './ReleasesPage.styles.ts';
import { RetiredList } from './RetiredList.tsx';
import { SetList } from './SetList.tsx';

const NOTHING_JUDGED = { at: '', verdicts: [] };

/** What visitors get now and how it does, for every remote and the host. Releases in trouble come first. */
export function ReleasesPage() {
  const now = useNow();
  const healthOptions = useHealthOptions();
  const { currentData: report, error, isFetching, refetch } = useLiveReleasesQuery(undefined, useStreamedOptions());
  const hour = useReleaseHealthQuery({ name: '', hours: 1 }, healthOptions);
  const day = useReleaseHealthQuery({ name: '', hours: 24 }, healthOptions);
  const found = useReleaseVerdictsQuery(undefined, healthOptions);
  const failure = apiError(error);
  const healthFailure = apiError(found.error ?? hour.error);
  const hasHealth = found.currentData !== undefined;
  // Wait for the figures, because rows that move while they load would catch a press meant for another.
  const isRead = (hasHealth && hour.currentData !== undefined) || healthFailure !== null;
  const live = isRead ? report?.live : undefined;
  const standing = useRef<HTMLDivElement>(null);
  const [answering, setAnswering] = useState<readonly string[]>([]);

  const rows = (live ?? [])
    .map((release) => ({ live: release, verdicts: liveVerdicts(release, found.currentData ?? NOTHING_JUDGED) }))
    .sort((a, b) => urgency(b.verdicts) - urgency(a.verdicts) || (a.live.activatedAt < b.live.activatedAt ? 1 : -1));
  const troubled = rows.filter(({ verdicts }) => urgency(verdicts) > 0);
  // An open form stays until it is closed, even when the trouble ends by itself.
  const cards = rows.filter((row) => troubled.includes(row) || answering.includes(row.live.name));

  return (
    <ConsoleFrame title="Releases">
      {failure && !report && (
        <Trouble
          title="The releases could not be read"
          error={failure}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!live && !failure && <RowsSkeleton label="Reading the releases" />}
      {healthFailure && !hasHealth && report && (
        <Trouble
          title="The health figures could not be read"
          error={healthFailure}
          isFetching={found.isFetching}
          onRetry={() => {
            void hour.refetch();
            void found.refetch();
          }}
        />
      )}
      <S.Standing role="status" ref={standing} tabIndex={-1}>
        {hasHealth && troubled.length === 0 && rows.length > 0 && (
          <S.AllWell>
            Nothing needs a look: the health watch finds no release worse or slower than the one before it.
          </S.AllWell>
        )}
        {troubled.length > 0 && (
          <S.Count>
            {troubled.length === 1 ? '1 release needs a look' : `${troubled.length} releases need a look`}
          </S.Count>
        )}
      </S.Standing>
      <KnownWeaknesses />
      {report?.live.map((one) => (
        <UnmetNeeds key={one.name} live={one} />
      ))}
      {cards.map(({ live, verdicts }) => (
        <NeedsALook
          key={live.name}
          {...{ live, verdicts, now }}
          refetch={() => void refetch()}
          onAnswering={(isAnswering) =>
            setAnswering((names) => [
              ...names.filter((name) => name !== live.name),
              ...(isAnswering ? [live.name] : []),
            ])
          }
          onFocusLost={() => standing.current?.focus()}
        />
      ))}
      {live?.length === 0 && (
        <Notice title="Nothing is live yet">
          Publish a release with <Command>mfe publish</Command>, then activate it with <Command>mfe activate</Command>.
          It appears here by itself.
        </Notice>
      )}
      {rows.length > 0 && (
        <LiveList {...{ rows, troubled, hasHealth, now }} report={hour.currentData} day={day.currentData} />
      )}
      {live && report && report.sets.length > 0 && (
        <SetList sets={report.sets} now={now} refetch={() => void refetch()} />
      )}
      {live && report && report.retired.length > 0 && <RetiredList retired={report.retired} now={now} />}
    </ConsoleFrame>
  );
}
