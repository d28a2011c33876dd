import { apiError } from '@saltbush/calls';
import { ButtonLink, icons, SelectField } from '@saltbush/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { useReleaseActivityQuery } from '../api/releaseActivity.ts';
import { Command } from '../console/Command.tsx';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { useNow } from '../console/useNow.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as T from '../frame/table.styles.ts';
import * as S from './ActivityPage.styles.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { activityHref, readActivity, type WantedActivity } from './activityAddress.ts';
import { KIND_IDS, KINDS } from './kinds.data.ts';

const PAGE_SIZE = 50;

/** The release log, newest first. The filters are in the address. */
export function ActivityPage() {
  const now = useNow();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wanted = readActivity(parameters);
  const options = useStreamedOptions();
  // Asks for one more than it shows, to know whether there are older entries.
  const answer = useReleaseActivityQuery({ ...wanted, limit: PAGE_SIZE + 1 }, options);
  const { currentData: live } = useLiveReleasesQuery(undefined, options);
  const failure = apiError(answer.error);
  const lines = answer.currentData?.history.slice(0, PAGE_SIZE);
  const oldest = lines?.at(-1);
  const hasOlder = (answer.currentData?.history.length ?? 0) > PAGE_SIZE;
  const names = Object.keys(live?.known ?? {});
  const go = (change: Partial<WantedActivity>) => void navigate(activityHref({ ...wanted, before: null, ...change }));

  return (
    <ConsoleFrame title="Activity">
      <S.Filters>
        <SelectField
          label="Remote or host"
          name="name"
          value={wanted.name}
          options={[
            { value: '', label: 'Everything' },
            ...[...new Set([...names, ...(wanted.name === '' ? [] : [wanted.name])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={({ target }) => go({ name: target.value })}
        />
        <SelectField
          label="What was done"
          name="kind"
          value={wanted.kind}
          options={[
            { value: '', label: 'All that was done' },
            ...KIND_IDS.map((kind) => ({ value: kind, label: KINDS[kind] })),
          ]}
          onChange={({ target }) => go({ kind: KIND_IDS.find((kind) => kind === target.value) ?? '' })}
        />
      </S.Filters>
      {!lines && !failure && <RowsSkeleton label="Reading the log" />}
      {!lines && failure && (
        <Trouble
          title="The log could not be read"
          error={failure}
          isFetching={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {lines && lines.length === 0 && (
        <T.Empty>
          <p>Nothing like this was done yet. Widen the filter to see more.</p>
        </T.Empty>
      )}
      {lines && lines.length > 0 && <ActivityTable entries={lines} now={now} />}
      {(hasOlder || wanted.before !== null) && (
        <S.Pages aria-label="Pages of the log">
          {wanted.before !== null && (
            <ButtonLink variant="secondary" size="small" href={activityHref({ ...wanted, before: null })}>
              Newest
            </ButtonLink>
          )}
          {hasOlder && oldest && (
            <ButtonLink
              variant="secondary"
              size="small"
              iconAfter={icons.arrowRight}
              href={activityHref({ ...wanted, before: oldest.seq })}
            >
              Older
            </ButtonLink>
          )}
        </S.Pages>
      )}
      <S.Soft>
        Every line carries a hash of the line before it. <Command>mfe history --verify</Command> finds one that was
        changed by hand.
      </S.Soft>
    </ConsoleFrame>
  );
}
